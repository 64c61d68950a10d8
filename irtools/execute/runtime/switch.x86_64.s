// void rt_switch(void **from, void *to): go on where `to` was left, and keep where we are.
.text
.globl rt_switch
rt_switch:
  pushq %rbp
  pushq %rbx
  pushq %r12
  pushq %r13
  pushq %r14
  pushq %r15
  movq %rsp, (%rdi)
  movq %rsi, %rsp
  popq %r15
  popq %r14
  popq %r13
  popq %r12
  popq %rbx
  popq %rbp
  retq
// void *rt_new_stack(u8 *top): a stack on which rt_switch begins at rt_start.
.globl rt_new_stack
rt_new_stack:
  leaq rt_start(%rip), %rax
  movq %rax, -16(%rdi)
  leaq -64(%rdi), %rax
  retq
