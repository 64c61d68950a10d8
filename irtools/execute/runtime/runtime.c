// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a kernel that was translated for the CPU calls while it runs: memory, the lanes of waves
// and what they exchange. irtools/execute/build.py makes runtime.ll of this file.
//
// A work-item (lane) is a fiber: it runs until it has to wait for others. The scheduler runs each
// lane of a wave to where it waits; then those that wait at the first place of the program go on
// together, which is how a wave comes together again after a branch. Workgroups run one by one.
//
// Memory is a table of pages that are made when they are touched. A byte that nothing wrote has a
// value made up from its address, the seed and the type of the first load: so any address is
// valid, and a run reads and writes nothing outside the arena it was given.

#include <stdint.h>
#include <string.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;

// ---------------------------------------------------------------------------------- what is shared
// The structures and numbers below are also in irtools/execute/child.py and lower.py.

enum Status { DONE, OUT_OF_FUEL, OUT_OF_MEMORY, TRAPPED, DEADLOCK };
enum Schedule { DESCENDING = 1, LOCKSTEP = 2 };
enum Fill { SIGNED_FLOATS = 1 };
enum Kind { INTEGER, HALF, BFLOAT, FLOAT, DOUBLE, POINTER };

enum Operation {
  BARRIER, STEP, READ_FIRST_LANE, READ_LANE, WRITE_LANE, BPERMUTE, PERMUTE, DPP, SWIZZLE, BALLOT,
  PERMLANE16, PERMLANEX16, PERMLANE64, SWAP16, SWAP32, REDUCE, UNKNOWN, MATRIX
};

typedef struct {
  u8 *arena, *arena_end;  // zeroed memory: pages, lanes and their stacks
  u64 seed, mask;         // for what memory holds; integers are ANDed with the mask
  u64 stack_bytes, fuel;  // of a lane; instructions that all lanes together may execute, about
  u32 grid[3], block[3];  // workgroups, and work-items of a workgroup, in x, y, z
  u32 wave_size, schedule, fill, status;
  void (*entry)(u8 *arguments);
  u8 *arguments;
  u64 implicit_arguments, dispatch_packet;  // their addresses
  u32 broken;  // whether something that was assumed does not hold
  u32 near;    // assumed: accesses are within 4 GiB behind the start of a window of 1 TiB
  u32 watch;   // whether to look for data races
  u32 races;   // 1: two lanes wrote; 2: one read what another wrote
} Launch;

enum { PAGE = 1024, BUCKETS = 1 << 14 };

// Who accessed a byte last: 1 + the number of the lane among all of the grid, 0 for nobody.
typedef struct {
  u32 writer, reader, written_in, read_in;  // in which stretch between barriers
} Access;

typedef struct Page {
  Access *accesses;  // one for each byte, where races are looked for
  struct Page *next, *next_made;
  u64 number;
  u8 data[PAGE], initial[PAGE];
  u8 filled[PAGE / 8], written[PAGE / 8];  // bits: has a value of the input; of the kernel
} Page;

typedef struct {
  Page *buckets[BUCKETS];
  Page *first, *last;
} Memory;

typedef struct {
  u64 address, compared;  // compared: bytes that a version wrote and that were looked at
  u32 differs;
} Difference;

// LDS and scratch have flat addresses below 4 GiB. Those of scratch are the same in all lanes.
static const u64 LDS_BASE = 0x10000, LDS_END = 0x1000000;
static const u64 SCRATCH_BASE = 0x40000000, SCRATCH_END = 0x80000000;

// -------------------------------------------------------------------------------------- the state

enum LaneState { READY, WAITING, AT_BARRIER, ENDED };

typedef struct {
  void *stack_pointer;
  u32 state, number, id[3];
  u32 operation, site, size, immediate;  // what it waits for
  const u8 *in;
  u8 *out;
  u64 clock;
} Lane;

static Launch *launch;
static Memory *memory;
static Lane *lanes, *lane;  // all of the workgroup; the running one
static u32 lane_count, workgroup[3], group_number, stretch;
static void *scheduler;  // its stack pointer

void rt_switch(void **from, void *to);  // in switch.*.s

static void stop(u32 status) {
  launch->status = status;
  void *unused;
  rt_switch(&unused, scheduler);
}

static void *allocate(u64 bytes) {
  u8 *found = launch->arena;
  bytes = (bytes + 15) & ~15ull;
  if (bytes > (u64)(launch->arena_end - found)) return 0;
  launch->arena = found + bytes;
  return found;
}

static u64 mix(u64 value) {  // splitmix64
  value += 0x9e3779b97f4a7c15;
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
  value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
  return value ^ (value >> 31);
}

// ----------------------------------------------------------------------------------------- memory

static int bit(const u8 *bits, u32 index) { return bits[index / 8] >> (index % 8) & 1; }
static void set(u8 *bits, u32 index) { bits[index / 8] |= 1 << (index % 8); }

static Page *find(Memory *in, u64 number) {
  for (Page *page = in->buckets[mix(number) % BUCKETS]; page; page = page->next)
    if (page->number == number) return page;
  return 0;
}

static Page *find_or_make(Memory *in, u64 number) {
  Page *page = find(in, number);
  if (page) return page;
  page = allocate(sizeof(Page));
  if (!page) return 0;
  Page **bucket = &in->buckets[mix(number) % BUCKETS];
  page->number = number;
  page->next = *bucket;
  *bucket = page;
  *(in->last ? &in->last->next_made : &in->first) = page;
  in->last = page;
  return page;
}

static Page *latest;  // of the running kernel

static Page *page_of(u64 address) {
  u64 number = address / PAGE;
  if (latest && latest->number == number) return latest;
  latest = find_or_make(memory, number);
  if (!latest) stop(OUT_OF_MEMORY);
  return latest;
}

// LDS is of the workgroup and scratch of the lane: neither is there any more after the kernel.
static u64 placed(u64 address) {
  if (address >= SCRATCH_BASE && address < SCRATCH_END)
    return address + ((u64)(lane->number + 1) << 52);
  return address;
}

static int is_local(u64 address) {
  return address >> 52 || (address >= LDS_BASE && address < LDS_END);
}

// The value of an element of the input, in [0.5, 2) for floating-point numbers: no NaN hides a
// difference, and products of many stay finite for long.
static u64 made_up(u64 address, u32 kind) {
  if (is_local(address)) return 0;  // undefined: as undef in registers
  u64 value = mix(address ^ mix(launch->seed ^ (u64)kind << 56));
  u64 sign = launch->fill & SIGNED_FLOATS ? value >> 63 : 0;
  switch (kind) {
    case HALF: return 0x3800 | (value & 0x7ff) | sign << 15;
    case BFLOAT: return 0x3f00 | (value & 0xff) | sign << 15;
    case FLOAT: return 0x3f000000 | (value & 0xffffff) | sign << 31;
    case DOUBLE: return 0x3fe0000000000000 | (value & 0x1fffffffffffff) | sign << 63;
    // Far from everything else, and within the 48 bits that a buffer resource has for it.
    case POINTER: return (128 + value % 64) << 40 | (value >> 8 & 0xffff) << 24;
    default: return value & launch->mask;
  }
}

static void read_element(u8 *out, u64 address, u32 size, u32 kind) {
  u64 value = 0;
  int made = 0;
  for (u32 index = 0; index < size; index++) {
    Page *page = page_of(address + index);
    u32 at = (address + index) % PAGE;
    if (!bit(page->filled, at) && !bit(page->written, at)) {
      if (!made) value = made_up(address, kind);
      made = 1;
      page->data[at] = page->initial[at] = index < 8 ? value >> (8 * index) : 0;
      set(page->filled, at);
    }
    out[index] = page->data[at];
  }
}

static void read_elements(u8 *out, u64 address, u32 count, u32 size, u32 kind) {
  address = placed(address);
  u32 at = address % PAGE, bytes = count * size;
  if (at + bytes <= PAGE) {
    Page *page = page_of(address);
    u32 index = at;
    while (index < at + bytes && (bit(page->filled, index) || bit(page->written, index))) index++;
    if (index == at + bytes) {
      memcpy(out, page->data + at, bytes);
      return;
    }
  }
  for (u32 index = 0; index < count; index++)
    read_element(out + index * size, address + index * size, size, kind);
}

static void write_bytes(const u8 *in, u64 address, u64 bytes) {
  address = placed(address);
  for (u64 index = 0; index < bytes; index++) {
    Page *page = page_of(address + index);
    u32 at = (address + index) % PAGE;
    page->data[at] = in[index];
    set(page->written, at);
  }
}

// ------------------------------------------------------------------- what a lane waits for others

static void wait_for(u32 operation, u32 site, u32 size, u32 immediate, const u8 *in, u8 *out) {
  lane->operation = operation;
  lane->site = site;
  lane->size = size;
  lane->immediate = immediate;
  lane->in = in;
  lane->out = out;
  lane->state = WAITING;
  rt_switch(&lane->stack_pointer, scheduler);
}

void rt_cross(u32 operation, u32 site, u32 size, u32 immediate, const u8 *in, u8 *out) {
  wait_for(operation, site, size, immediate, in, out);
}

// In lockstep the lanes of a wave access LDS together, instruction by instruction, and waves take
// turns: that shows two lanes, or two waves, that use the same slot for different things.
static void step(u64 address, u32 site) {
  if (launch->schedule & LOCKSTEP && site && address >= LDS_BASE && address < LDS_END)
    wait_for(STEP, site, 0, 0, 0, 0);
}

// A race: two lanes access a byte, one writes, and no barrier of their workgroup is in between.
// Atomic operations do not race with each other.
enum { ATOMIC = 16 };  // added to a kind

static int unordered(u32 other, u32 other_stretch) {
  u32 own = group_number * 1024 + lane->number + 1;
  if (!other || other == own) return 0;
  return (other - 1) / 1024 != group_number || other_stretch == stretch;
}

static void watch(u64 address, u32 bytes, u32 kind, int writes) {
  if (!launch->watch || kind & ATOMIC || placed(address) >> 52) return;
  for (u32 index = 0; index < bytes; index++) {
    Page *page = page_of(address + index);
    if (!page->accesses) page->accesses = allocate(PAGE * sizeof(Access));
    if (!page->accesses) stop(OUT_OF_MEMORY);
    Access *access = &page->accesses[(address + index) % PAGE];
    if (unordered(access->writer, access->written_in)) launch->races |= writes ? 1 : 2;
    if (writes && unordered(access->reader, access->read_in)) launch->races |= 2;
    *(writes ? &access->writer : &access->reader) = group_number * 1024 + lane->number + 1;
    *(writes ? &access->written_in : &access->read_in) = stretch;
  }
}

static const u64 WINDOW = 1ull << 40;

static void look_at(u64 address) {
  if (launch->near && address >= WINDOW / 2 && address % WINDOW >> 32) launch->broken = 1;
}

void rt_load(u8 *out, u64 address, u32 count, u32 size, u32 kind, u32 site) {
  step(address, site);
  look_at(address);
  watch(address, count * size, kind, 0);
  read_elements(out, address, count, size, kind & ~ATOMIC);
}

// Which NaN an operation gives depends on the order of its operands, which a compiler may change:
// every NaN is stored as the same.
static void unify_nans(u8 *in, u32 count, u32 size, u32 kind) {
  for (u8 *end = in + count * size; in < end; in += size) {
    u64 value = 0, magnitude;
    memcpy(&value, in, size);
    magnitude = value & ~(1ull << (8 * size - 1));
    if (kind == HALF && magnitude > 0x7c00) value = 0x7e00;
    if (kind == BFLOAT && magnitude > 0x7f80) value = 0x7fc0;
    if (kind == FLOAT && magnitude > 0x7f800000) value = 0x7fc00000;
    if (kind == DOUBLE && magnitude > 0x7ff0000000000000) value = 0x7ff8000000000000;
    memcpy(in, &value, size);
  }
}

void rt_store(u8 *in, u64 address, u32 count, u32 size, u32 kind, u32 site) {
  step(address, site);
  look_at(address);
  watch(address, count * size, kind, 1);
  kind &= ~ATOMIC;
  if (kind != INTEGER && kind != POINTER) unify_nans(in, count, size, kind);
  write_bytes(in, address, (u64)count * size);
}

// Two thirds of what is copied without a type are numbers of 4 bytes; small integers do no harm.
void rt_copy(u64 to, u64 from, u64 bytes) {
  u8 word[4];
  int backwards = from < to;
  for (u64 done = 0; done < bytes;) {
    u64 left = bytes - done, size = left % 4 && left < 4 ? 1 : 4;
    if (backwards) {  // memmove
      size = left % 4 ? 1 : 4;
      read_elements(word, from + left - size, 1, size, INTEGER);
      write_bytes(word, to + left - size, size);
    } else {
      read_elements(word, from + done, 1, size, INTEGER);
      write_bytes(word, to + done, size);
    }
    done += size;
  }
}

void rt_set(u64 to, u8 value, u64 bytes) {
  for (u64 index = 0; index < bytes; index++) write_bytes(&value, to + index, 1);
}

// Buffer resource: 48 bits of address; the number of bytes in its third word. Each element that is
// not wholly inside reads as zero, and is not written.
static int inside(u64 high, u64 offset, u32 size) { return offset + size <= (u32)high; }
static u64 base(u64 low) { return low & 0xffffffffffff; }

void rt_buffer_load(u8 *out, u64 low, u64 high, u64 offset, u32 count, u32 size, u32 kind) {
  for (u32 index = 0; index < count; index++, offset += size, out += size)
    if (inside(high, offset, size))
      read_elements(out, base(low) + offset, 1, size, kind);
    else
      memset(out, 0, size);
}

void rt_buffer_store(u8 *in, u64 low, u64 high, u64 offset, u32 count, u32 size, u32 kind) {
  if (kind != INTEGER && kind != POINTER) unify_nans(in, count, size, kind);
  for (u32 index = 0; index < count; index++, offset += size, in += size)
    if (inside(high, offset, size)) write_bytes(in, base(low) + offset, size);
}

// An iteration of a loop, or the whole kernel, of so many instructions.
void rt_tick(u64 instructions) {
  if (launch->fuel < instructions) stop(OUT_OF_FUEL);
  launch->fuel -= instructions;
}

void rt_trap(void) { stop(TRAPPED); }
void rt_check(u32 different) { launch->broken |= different; }

u32 rt_workitem(u32 dimension) { return lane->id[dimension]; }
u32 rt_workgroup(u32 dimension) { return workgroup[dimension]; }
u32 rt_lane(void) { return lane->number % launch->wave_size; }
u32 rt_wave(void) { return lane->number / launch->wave_size; }
u64 rt_clock(void) { return lane->clock += 1000; }
u64 rt_implicit_arguments(void) { return launch->implicit_arguments; }
u64 rt_dispatch_packet(void) { return launch->dispatch_packet; }

u32 rt_mbcnt(u32 mask, u32 base_count, u32 high) {
  u64 below = (1ull << rt_lane()) - 1;
  return base_count + __builtin_popcount(mask & (u32)(high ? below >> 32 : below));
}

// --------------------------------------------------------------------- functions nobody looks into

static u64 hashed(u64 seed, const u8 *in, u32 bytes) {
  for (u32 index = 0; index < bytes; index++) seed = mix(seed ^ in[index]);
  return seed;
}

static void write_value(u8 *out, u64 seed, u32 count, u32 size, u32 kind) {
  for (u32 index = 0; index < count; index++) {
    u64 value = mix(seed + index);
    switch (kind) {
      case HALF: value = 0x3800 | (value & 0x7ff); break;
      case BFLOAT: value = 0x3f00 | (value & 0xff); break;
      case FLOAT: value = 0x3f000000 | (value & 0xffffff); break;
      case DOUBLE: value = 0x3fe0000000000000 | (value & 0x1fffffffffffff); break;
      default: break;
    }
    memset(out + index * size, 0, size);
    memcpy(out + index * size, &value, size < 8 ? size : 8);
  }
}

// The result of an operation that is only known to depend on its operands.
void rt_unknown(u64 name, const u8 *in, u32 bytes, u8 *out, u32 count, u32 size, u32 kind) {
  write_value(out, hashed(name, in, bytes), count, size, kind);
}

// ------------------------------------------------------------------------------ floating point

static float of_half(u16 bits) {
  u32 sign = (u32)(bits & 0x8000) << 16, exponent = bits >> 10 & 31, mantissa = bits & 1023;
  u32 word;
  float value;
  if (exponent == 31) {
    word = sign | 0x7f800000 | mantissa << 13;
  } else if (exponent) {
    word = sign | (exponent + 112) << 23 | mantissa << 13;
  } else {
    value = mantissa * 0x1p-24f;
    memcpy(&word, &value, 4);
    word |= sign;
  }
  memcpy(&value, &word, 4);
  return value;
}

static float of_bfloat(u16 bits) {
  u32 word = (u32)bits << 16;
  float value;
  memcpy(&value, &word, 4);
  return value;
}

// To nearest, ties to even, from the exact value: of 64 bits with `mantissa_bits` kept, so that a
// double is not rounded twice.
static u16 narrowed(double value, int mantissa_bits, int bias) {
  u64 bits;
  memcpy(&bits, &value, 8);
  u16 sign = bits >> 48 & 0x8000;
  u32 special = ((1u << (15 - mantissa_bits)) - 1) << mantissa_bits;
  int exponent = (int)(bits >> 52 & 0x7ff);
  u64 mantissa = bits & 0xfffffffffffff;
  if (exponent == 0x7ff)
    return sign | special | (mantissa ? 1 << (mantissa_bits - 1) | mantissa >> (52 - mantissa_bits)
                                      : 0);
  if (!exponent) return sign;
  mantissa |= 1ull << 52;
  int target = exponent - 1023 + bias, shift = 52 - mantissa_bits;
  if (target <= 0) shift += 1 - target;
  if (shift > 63) return sign;
  u64 kept = mantissa >> shift, rest = mantissa & ((1ull << shift) - 1), half = 1ull << (shift - 1);
  kept += rest > half || (rest == half && kept & 1);
  u64 encoded = target <= 0 ? kept : ((u64)(target - 1) << mantissa_bits) + kept;
  return sign | (encoded >= special ? special : (u16)encoded);
}

// By the names that LLVM's code generation calls; a half is returned in a vector register, which
// C cannot say for all hosts, so lower.py wraps these.
u16 rt_double_to_half(double value) { return narrowed(value, 10, 15); }
u16 rt_double_to_bfloat(double value) { return narrowed(value, 7, 127); }

// Eight bits: 4 of exponent and 3 of mantissa (e4m3), or 5 and 2 (e5m2). `fnuz` has a bias of one
// more, no infinities and no negative zero, whose pattern is NaN.
float rt_fp8_to_float(u32 bits, u32 mantissa_bits, u32 fnuz) {
  u32 exponent_bits = 7 - mantissa_bits, sign = bits >> 7 & 1;
  u32 exponent = bits >> mantissa_bits & ((1u << exponent_bits) - 1);
  u32 mantissa = bits & ((1u << mantissa_bits) - 1);
  int bias = (1 << (exponent_bits - 1)) - 1 + (int)fnuz;
  u32 all = (1u << exponent_bits) - 1, nan = 0x7fc00000;
  float value;
  if (fnuz ? (bits & 0xff) == 0x80
           : exponent == all && (mantissa_bits == 2 ? mantissa != 0 : mantissa == 7)) {
    memcpy(&value, &nan, 4);
    return value;
  }
  if (!fnuz && mantissa_bits == 2 && exponent == all) {
    u32 infinity = 0x7f800000 | sign << 31;
    memcpy(&value, &infinity, 4);
    return value;
  }
  value = exponent ? (float)(mantissa | 1u << mantissa_bits) : (float)mantissa;
  int power = (exponent ? (int)exponent : 1) - bias - (int)mantissa_bits;
  for (; power > 0; power--) value *= 2;
  for (; power < 0; power++) value /= 2;
  return sign ? -value : value;
}

// To nearest, ties to even; what is too large becomes the largest number (saturation).
u32 rt_float_to_fp8(float value, u32 mantissa_bits, u32 fnuz) {
  u32 word;
  memcpy(&word, &value, 4);
  u32 sign = word >> 31 << 7;
  if ((word & 0x7fffffff) > 0x7f800000) return fnuz ? 0x80 : 0x7f;
  u32 largest = mantissa_bits == 3 ? (fnuz ? 0x7f : 0x7e) : (fnuz ? 0x7f : 0x7b);
  u32 low = 0, high = largest;  // the numbers are in the order of their patterns
  float magnitude = value < 0 ? -value : value;
  while (low < high) {
    u32 middle = (low + high + 1) / 2;
    if (rt_fp8_to_float(middle, mantissa_bits, fnuz) <= magnitude) low = middle;
    else high = middle - 1;
  }
  if (low < largest) {
    float below = magnitude - rt_fp8_to_float(low, mantissa_bits, fnuz);
    float above = rt_fp8_to_float(low + 1, mantissa_bits, fnuz) - magnitude;
    if (above < below || (above == below && low & 1)) low++;
  }
  return low || !fnuz ? sign | low : 0;
}

// ------------------------------------------------------------------------------- matrix operations
// The operands of a lane are in `in`: A, B, C. `immediate` is the row of the table.

typedef struct {
  u8 rows, columns, depth, blocks, layout;
  u8 kind, accumulator;  // of A and B; of C and D
} Matrix;

enum { F16, BF16, F32, F64, S8, E4M3, E5M2, E4M3_E5M2, E5M2_E4M3, S32, U8, S8_U8, U8_S8 };
enum { MFMA, WMMA_TWICE, WMMA_HALVES };

static u32 element_bytes(u32 kind) {
  switch (kind) {
    case F16: case BF16: return 2;
    case F32: case S32: return 4;
    case F64: return 8;
    default: return 1;
  }
}

static double element(const u8 *from, u32 kind, u32 index, int of_b, u32 fnuz) {
  u16 two;
  u32 four;
  float real;
  double value;
  switch (kind) {
    case F16: memcpy(&two, from + 2 * index, 2); return of_half(two);
    case BF16: memcpy(&two, from + 2 * index, 2); return of_bfloat(two);
    case F32: memcpy(&real, from + 4 * index, 4); return real;
    case F64: memcpy(&value, from + 8 * index, 8); return value;
    case S32: memcpy(&four, from + 4 * index, 4); return (int32_t)four;
    case S8: return (int8_t)from[index];
    case U8: return from[index];
    case S8_U8: return of_b ? from[index] : (int8_t)from[index];
    case U8_S8: return of_b ? (int8_t)from[index] : from[index];
    case E4M3: return rt_fp8_to_float(from[index], 3, fnuz);
    case E5M2: return rt_fp8_to_float(from[index], 2, fnuz);
    case E4M3_E5M2: return rt_fp8_to_float(from[index], of_b ? 2 : 3, fnuz);
    default: return rt_fp8_to_float(from[index], of_b ? 3 : 2, fnuz);
  }
}

// Which lane has an element of A (or, with its column for the row, of B), and where in the lane.
static void source_of(const Matrix *m, u32 outer, u32 k, u32 block, u32 *at_lane, u32 *at) {
  u32 size = m->rows, each;
  if (m->layout == WMMA_TWICE) {  // both halves of the wave hold the same
    *at_lane = outer;
    *at = k;
    return;
  }
  each = m->rows * m->depth * m->blocks / launch->wave_size;
  u32 groups = m->depth / each;  // of k; either they or the blocks are one
  if (m->kind == F64 && size == 4) {  // four blocks of 4 x 4 x 4
    *at_lane = outer + 4 * block + 16 * k;
    *at = 0;
    return;
  }
  *at_lane = outer + size * (block * groups + k / each);
  *at = k % each;
}

// The row that a register of the result has in a lane, its column and its block.
static void place_of(const Matrix *m, u32 at_lane, u32 at, u32 *row, u32 *column, u32 *block) {
  u32 size = m->columns;
  *column = at_lane % size;
  *block = 0;
  if (m->layout == WMMA_TWICE) {
    *row = at * (launch->wave_size / 16) + at_lane / 16;
  } else if (m->layout == WMMA_HALVES) {
    *row = m->rows * m->columns / launch->wave_size * (at_lane / 16) + at;
  } else if (m->kind == F64) {
    *row = size == 4 ? at_lane / 16 : at_lane / 16 + 4 * at;
    *block = size == 4 ? at_lane / 4 % 4 : 0;
  } else if (size == 4) {
    *row = at;
    *block = at_lane / 4;
  } else {
    u32 each = size * size / 64;
    u32 within = at % each;
    *block = at / each;
    *row = within / 4 * (256 / size) + at_lane / size * 4 + within % 4;
  }
}

extern double fma(double, double, double);
extern float fmaf(float, float, float);

enum { MOST = 4096 };  // elements of A, or of B, in all blocks

// The rows of A, or the columns of B: element k of each is at [(block * rows + row) * depth + k].
static void collect(const Matrix *m, Lane **wave, u64 active, u32 start, int of_b, double *to) {
  u32 outer_count = of_b ? m->columns : m->rows, fnuz = ((const u8 *)m)[sizeof(Matrix)];
  for (u32 block = 0; block < m->blocks; block++)
    for (u32 outer = 0; outer < outer_count; outer++)
      for (u32 k = 0; k < m->depth; k++, to++) {
        u32 at_lane, at;
        source_of(m, outer, k, block, &at_lane, &at);
        *to = active >> at_lane & 1
                  ? element(wave[at_lane]->in + 16 + start, m->kind, at, of_b, fnuz)
                  : 0;
      }
}

static void multiply_matrices(Lane **wave, u64 active) {
  static double a[MOST], b[MOST];
  u32 size = launch->wave_size;
  const Matrix *m = (const Matrix *)wave[__builtin_ctzll(active)]->in;
  u32 sides = m->layout == WMMA_TWICE ? m->depth : m->rows * m->depth * m->blocks / size;
  u32 results = m->rows * m->columns * m->blocks / size;
  u32 a_bytes = sides * element_bytes(m->kind), step = element_bytes(m->accumulator);
  collect(m, wave, active, 0, 0, a);
  collect(m, wave, active, a_bytes, 1, b);
  for (u32 at_lane = 0; at_lane < size; at_lane++) {
    if (!(active >> at_lane & 1)) continue;
    for (u32 at = 0; at < results; at++) {
      u32 row, column, block;
      place_of(m, at_lane, at, &row, &column, &block);
      const double *left = a + (block * m->rows + row) * m->depth;
      const double *right = b + (block * m->columns + column) * m->depth;
      double sum = element(wave[at_lane]->in + 16 + 2 * a_bytes, m->accumulator, at, 0, 0);
      u8 *out = wave[at_lane]->out + at * step;
      if (m->accumulator == F64) {
        for (u32 k = 0; k < m->depth; k++) sum = fma(left[k], right[k], sum);
        memcpy(out, &sum, 8);
      } else if (m->accumulator == S32) {
        int64_t whole = (int64_t)sum;
        for (u32 k = 0; k < m->depth; k++) whole += (int64_t)left[k] * (int64_t)right[k];
        memcpy(out, &whole, 4);
      } else {
        float single = (float)sum;
        for (u32 k = 0; k < m->depth; k++)
          single = fmaf((float)left[k], (float)right[k], single);
        u16 two = m->accumulator == F16 ? narrowed(single, 10, 15) : narrowed(single, 7, 127);
        if (m->accumulator == F32) memcpy(out, &single, 4);
        else memcpy(out, &two, 2);
      }
    }
  }
}

// ------------------------------------------------------------------- operations across lanes

static u32 word(const u8 *in, u32 offset) {
  u32 value;
  memcpy(&value, in + offset, 4);
  return value;
}

// The lane whose value lane `own` gets by a DPP control, or -1 for none.
static int dpp_source(u32 control, int own) {
  int row = own & ~15, at = own & 15, size = (int)launch->wave_size;
  if (control < 0x100) return (own & ~3) + (int)(control >> (2 * (own & 3)) & 3);  // quad_perm
  int amount = (int)(control & 15);
  switch (control >> 4) {
    case 0x10: return at + amount < 16 ? own + amount : -1;  // row_shl
    case 0x11: return at - amount >= 0 ? own - amount : -1;  // row_shr
    case 0x12: return row + ((at - amount) & 15);            // row_ror
    case 0x15: return row + amount;                          // row_share
    case 0x16: return row + (at ^ amount);                   // row_xmask
    default: break;
  }
  switch (control) {
    case 0x130: return own + 1 < size ? own + 1 : -1;  // wave_shl:1
    case 0x134: return (own + 1) % size;               // wave_rol:1
    case 0x138: return own - 1;                        // wave_shr:1
    case 0x13c: return (own + size - 1) % size;        // wave_ror:1
    case 0x140: return row + 15 - at;                  // row_mirror
    case 0x141: return (own & ~7) + 7 - (own & 7);     // row_half_mirror
    case 0x142: return row - 1;                        // row_bcast:15
    case 0x143: return own < 32 ? -1 : 31;             // row_bcast:31
    default: return -1;
  }
}

static int swizzle_source(u32 pattern, int own) {
  if (pattern & 0x8000) return (own & ~3) + (int)(pattern >> (2 * (own & 3)) & 3);
  int and_mask = pattern & 31, or_mask = pattern >> 5 & 31, xor_mask = pattern >> 10 & 31;
  return (own & ~31) | (((own & 31 & and_mask) | or_mask) ^ xor_mask);
}

enum { ADD, SUB, UMIN, UMAX, MIN, MAX, AND, OR, XOR, FADD, FSUB, FMIN, FMAX };

static u64 reduced(u32 operation, u32 size, u64 left, u64 right) {
  int64_t a = size == 4 ? (int32_t)left : (int64_t)left;
  int64_t b = size == 4 ? (int32_t)right : (int64_t)right;
  float x, y;
  double v, w;
  switch (operation) {
    case ADD: case SUB: return left + right;
    case UMIN: return left < right ? left : right;
    case UMAX: return left > right ? left : right;
    case MIN: return a < b ? left : right;
    case MAX: return a > b ? left : right;
    case AND: return left & right;
    case OR: return left | right;
    case XOR: return left ^ right;
    default: break;
  }
  if (size == 4) {
    memcpy(&x, &left, 4);
    memcpy(&y, &right, 4);
    x = operation <= FSUB ? x + y : operation == FMIN ? (x < y ? x : y) : (x > y ? x : y);
    left = 0;
    memcpy(&left, &x, 4);
  } else {
    memcpy(&v, &left, 8);
    memcpy(&w, &right, 8);
    v = operation <= FSUB ? v + w : operation == FMIN ? (v < w ? v : w) : (v > w ? v : w);
    memcpy(&left, &v, 8);
  }
  return left;
}

static u64 negated_sum(u32 operation, u32 size, u64 value) {
  if (operation == SUB) return -value;
  if (operation == FSUB) return value ^ (size == 4 ? 0x80000000ull : 1ull << 63);
  return value;
}

static void exchange(Lane **wave, u64 active) {
  int size = (int)launch->wave_size, first = __builtin_ctzll(active);
  u64 votes = 0, total = 0;
  Lane *leader = wave[first];
  for (int index = 0; index < size; index++) {
    if (!(active >> index & 1)) continue;
    Lane *each = wave[index];
    if (each->operation == BALLOT) votes |= (u64)(*each->in & 1) << index;
    if (each->operation == REDUCE) {
      u64 value = 0;
      memcpy(&value, each->in, each->size);
      total = index == first ? value : reduced(each->immediate, each->size, total, value);
    }
    if (each->operation == UNKNOWN) total = hashed(total ^ index, each->in, each->size);
  }
  if (leader->operation == MATRIX) {
    multiply_matrices(wave, active);
    return;
  }
  for (int index = 0; index < size; index++) {
    if (!(active >> index & 1)) continue;
    Lane *own = wave[index];
    u32 bytes = own->size, row, select;
    int source = -1;
    u64 value;
    switch (own->operation) {
      case READ_FIRST_LANE: memcpy(own->out, leader->in, bytes); continue;
      case BALLOT: memcpy(own->out, &votes, 8); continue;
      case REDUCE:
        value = negated_sum(own->immediate, bytes, total);
        memcpy(own->out, &value, bytes);
        continue;
      case UNKNOWN:  // the result's shape is behind the operands
        write_value(own->out, mix(total + index), word(own->in, bytes), word(own->in, bytes + 4),
                    word(own->in, bytes + 8));
        continue;
      case READ_LANE: source = (int)(word(own->in, bytes) % size); break;
      case WRITE_LANE:
        memcpy(own->out, own->in + (word(own->in, bytes) % size == (u32)index ? 0 : bytes + 4),
               bytes);
        continue;
      case BPERMUTE:
        source = (int)(word(own->in, 0) / 4 % size);
        memset(own->out, 0, 4);
        if (active >> source & 1) memcpy(own->out, wave[source]->in + 4, 4);
        continue;
      case PERMUTE:  // the last lane that sends here wins
        memset(own->out, 0, 4);
        for (int sender = 0; sender < size; sender++)
          if (active >> sender & 1 && (int)(word(wave[sender]->in, 0) / 4 % size) == index)
            memcpy(own->out, wave[sender]->in + 4, 4);
        continue;
      case DPP:
        source = dpp_source(own->immediate & 0x1ff, index);
        row = index / 16, select = index % 16 / 4;
        if (!(own->immediate >> (16 + row % 4) & 1) || !(own->immediate >> (20 + select) & 1)) {
          memcpy(own->out, own->in, bytes);  // masked out: the old value
        } else if (source >= 0 && source < size && active >> source & 1) {
          memcpy(own->out, wave[source]->in + bytes, bytes);
        } else if (own->immediate >> 24 & 1) {
          memset(own->out, 0, bytes);  // bound_ctrl
        } else {
          memcpy(own->out, own->in, bytes);
        }
        continue;
      case SWIZZLE: source = swizzle_source(own->immediate, index); break;
      case PERMLANE16: case PERMLANEX16:
        select = word(own->in, 8 + (index % 16 >= 8 ? 4 : 0)) >> (4 * (index % 8)) & 15;
        source = (int)((u32)(index & ~15) ^ (own->operation == PERMLANEX16 ? 16 : 0)) + (int)select;
        if (source < size && active >> source & 1) memcpy(own->out, wave[source]->in + 4, 4);
        else if (own->immediate & 1) memset(own->out, 0, 4);
        else memcpy(own->out, own->in, 4);
        continue;
      case PERMLANE64: source = index ^ 32; break;
      case SWAP16: case SWAP32:
        // The odd rows (or upper half) of the first with the even rows (lower half) of the second.
        row = own->operation == SWAP16 ? 16 : 32;
        source = index ^ (int)row;
        memcpy(own->out, own->in, 8);
        if (!(active >> source & 1)) continue;
        if (index & (int)row) memcpy(own->out, wave[source]->in + 4, 4);
        else memcpy(own->out + 4, wave[source]->in, 4);
        continue;
      default: continue;
    }
    if (source >= 0 && source < size && active >> source & 1)
      memcpy(own->out, wave[source]->in, bytes);
    else
      memset(own->out, 0, bytes);
  }
}

// -------------------------------------------------------------------------------------- scheduler

void rt_start(void) {  // where a new fiber begins
  launch->entry(launch->arguments);
  lane->state = ENDED;
  void *unused;
  rt_switch(&unused, scheduler);
}

void *rt_new_stack(u8 *top);  // in switch.*.s

static void resume(Lane *which) {
  lane = which;
  rt_switch(&scheduler, which->stack_pointer);
}

static u32 in_order(u32 index, u32 count) {
  return launch->schedule & DESCENDING ? count - 1 - index : index;
}

// Run a wave until its lanes have ended or wait at a barrier, or in lockstep until they have done
// one operation together. Whether anything moved.
static int run_wave(u32 number) {
  u32 size = launch->wave_size, start = number * size;
  u32 count = lane_count - start < size ? lane_count - start : size;
  Lane *wave[64];
  int moved = 0;
  for (;;) {
    u32 first_site = 0xffffffff;
    u64 active = 0;
    for (u32 index = 0; index < count; index++) {
      Lane *each = &lanes[start + in_order(index, count)];
      if (each->state == READY) {
        moved = 1;
        resume(each);
        if (launch->status) return 0;
      }
    }
    for (u32 index = 0; index < count; index++) {
      Lane *each = wave[index] = &lanes[start + index];
      if (each->state == AT_BARRIER) return moved;  // the wave waits as one
      if (each->state == WAITING && each->site < first_site) first_site = each->site;
    }
    for (u32 index = 0; index < count; index++)
      if (wave[index]->state == WAITING && wave[index]->site == first_site) active |= 1ull << index;
    if (!active) return moved;
    u32 operation = wave[__builtin_ctzll(active)]->operation;
    moved = 1;
    if (operation != BARRIER && operation != STEP) exchange(wave, active);
    for (u32 index = 0; index < count; index++)
      if (active >> index & 1) wave[index]->state = operation == BARRIER ? AT_BARRIER : READY;
    if (operation == BARRIER || launch->schedule & LOCKSTEP) return moved;
  }
}

static void run_workgroup(void) {
  u32 waves = (lane_count + launch->wave_size - 1) / launch->wave_size;
  for (;;) {
    int moved = 0, left = 0;
    for (u32 index = 0; index < waves; index++) {
      moved |= run_wave(in_order(index, waves));
      if (launch->status) return;
    }
    for (u32 index = 0; index < lane_count; index++) left |= lanes[index].state != ENDED;
    if (!left) return;
    if (moved) continue;
    int released = 0;
    for (u32 index = 0; index < lane_count; index++)
      if (lanes[index].state == AT_BARRIER) lanes[index].state = READY, released = 1;
    stretch++;
    if (!released) {
      launch->status = DEADLOCK;
      return;
    }
  }
}

static void forget_local_memory(void) {
  for (Page *page = memory->first; page; page = page->next_made)
    if (is_local(page->number * PAGE)) {
      memset(page->data, 0, PAGE);
      memset(page->filled, 0, sizeof page->filled);
      memset(page->written, 0, sizeof page->written);
      page->accesses = 0;  // LDS is another one in each workgroup
    }
}

void rt_run(Launch *what, Memory *in) {
  launch = what;
  memory = in;
  latest = 0;
  what->status = DONE;
  lane_count = what->block[0] * what->block[1] * what->block[2];
  u64 stacks = (what->stack_bytes + 15) & ~15ull;
  lanes = allocate(lane_count * sizeof(Lane));
  u8 *stack = allocate(lane_count * stacks);
  if (!lanes || !stack) {
    what->status = OUT_OF_MEMORY;
    return;
  }
  u32 groups = what->grid[0] * what->grid[1] * what->grid[2];
  for (u32 index = 0; index < groups && !what->status; index++) {
    u32 group = in_order(index, groups);
    group_number = group;
    stretch++;
    workgroup[0] = group % what->grid[0];
    workgroup[1] = group / what->grid[0] % what->grid[1];
    workgroup[2] = group / what->grid[0] / what->grid[1];
    for (u32 number = 0; number < lane_count; number++) {
      Lane *each = &lanes[number];
      memset(each, 0, sizeof *each);
      each->number = number;
      each->id[0] = number % what->block[0];
      each->id[1] = number / what->block[0] % what->block[1];
      each->id[2] = number / what->block[0] / what->block[1];
      each->stack_pointer = rt_new_stack(stack + (number + 1) * stacks);
    }
    run_workgroup();
    forget_local_memory();
  }
}

// ------------------------------------------------------------------------------ integer arithmetic

// v_perm_b32: each byte of the selector chooses one of the eight bytes of high and low.
u32 rt_perm(u32 high, u32 low, u32 selector) {
  u64 bytes = (u64)high << 32 | low;
  u32 result = 0;
  for (u32 index = 0; index < 4; index++) {
    u32 chosen = selector >> (8 * index) & 255, byte;
    if (chosen < 8) byte = bytes >> (8 * chosen) & 255;
    else if (chosen < 12) byte = bytes >> (16 * (chosen - 8) + 15) & 1 ? 255 : 0;
    else byte = chosen == 12 ? 0 : 255;
    result |= byte << (8 * index);
  }
  return result;
}

u32 rt_ubfe(u32 value, u32 offset, u32 width) {
  offset &= 31, width &= 31;
  return value >> offset & ((1u << width) - 1);
}

u32 rt_sbfe(u32 value, u32 offset, u32 width) {
  offset &= 31, width &= 31;
  if (!width) return 0;
  u32 field = value >> offset & ((1u << width) - 1), sign = 1u << (width - 1);
  return (field ^ sign) - sign;
}

static u32 dot(u32 a, u32 b, u32 sum, u32 bits, u32 signed_a, u32 signed_b) {
  u32 mask = (1u << bits) - 1, top = 1u << (bits - 1);
  for (u32 at = 0; at < 32; at += bits) {
    u32 x = a >> at & mask, y = b >> at & mask;
    if (signed_a) x = (x ^ top) - top;
    if (signed_b) y = (y ^ top) - top;
    sum += x * y;
  }
  return sum;
}

u32 rt_udot4(u32 a, u32 b, u32 sum) { return dot(a, b, sum, 8, 0, 0); }
u32 rt_sdot4(u32 a, u32 b, u32 sum) { return dot(a, b, sum, 8, 1, 1); }
u32 rt_udot8(u32 a, u32 b, u32 sum) { return dot(a, b, sum, 4, 0, 0); }
u32 rt_sdot8(u32 a, u32 b, u32 sum) { return dot(a, b, sum, 4, 1, 1); }
u32 rt_sudot4(u32 a, u32 b, u32 sum, u32 s) { return dot(a, b, sum, 8, s & 1, s >> 1); }

u32 rt_sad_u8(u32 a, u32 b, u32 sum) {
  for (u32 at = 0; at < 32; at += 8) {
    u32 x = a >> at & 255, y = b >> at & 255;
    sum += x > y ? x - y : y - x;
  }
  return sum;
}

// --------------------------------------------------------------------- what the caller asks for

// Put bytes into memory as part of the input.
u32 rt_write(Launch *with, Memory *in, u64 address, const u8 *from, u64 bytes) {
  launch = with;
  for (u64 index = 0; index < bytes; index++) {
    Page *page = find_or_make(in, (address + index) / PAGE);
    if (!page) return OUT_OF_MEMORY;
    u32 at = (address + index) % PAGE;
    page->data[at] = page->initial[at] = from[index];
    set(page->filled, at);
  }
  return DONE;
}

// What memory holds; bytes that were never touched are zero.
void rt_read(Memory *in, u64 address, u8 *to, u64 bytes) {
  for (u64 index = 0; index < bytes; index++) {
    Page *page = find(in, (address + index) / PAGE);
    to[index] = page ? page->data[(address + index) % PAGE] : 0;
  }
}

// Make the second memory what the first was before its run, as far as the run looked.
u32 rt_image(Launch *with, Memory *from, Memory *to) {
  launch = with;
  for (Page *page = from->first; page; page = page->next_made) {
    if (is_local(page->number * PAGE)) continue;
    Page *copy = find_or_make(to, page->number);
    if (!copy) return OUT_OF_MEMORY;
    memcpy(copy->data, page->initial, PAGE);
    memcpy(copy->initial, page->initial, PAGE);
    memcpy(copy->filled, page->filled, sizeof page->filled);
  }
  return DONE;
}

// 0 to 255, or 256 where nothing is known of the byte.
static u32 value_at(Page *page, u32 at) {
  return page && (bit(page->written, at) || bit(page->filled, at)) ? page->data[at] : 256;
}

static void compare_pages(Memory *pages, Memory *before, Memory *after, Difference *found) {
  for (Page *page = pages->first; page; page = page->next_made) {
    if (is_local(page->number * PAGE)) continue;
    Page *one = find(before, page->number), *other = find(after, page->number);
    if (page == other && one) continue;  // compared already
    for (u32 at = 0; at < PAGE; at++) {
      if (!(one && bit(one->written, at)) && !(other && bit(other->written, at))) continue;
      found->compared++;
      u32 left = value_at(one, at), right = value_at(other, at);
      u64 address = page->number * PAGE + at;
      if (left == right || (found->differs && found->address <= address)) continue;
      *found = (Difference){address, found->compared, 1};
    }
  }
}

// Compare what two runs left in memory, wherever one of them wrote.
void rt_compare(Memory *before, Memory *after, Difference *found) {
  *found = (Difference){0};
  compare_pages(before, before, after, found);
  compare_pages(after, before, after, found);
}

// The first address that a run read or wrote outside of all ranges (pairs of start and end, in
// order), and whether there is one.
u32 rt_stray(Memory *in, const u64 *ranges, u32 count, u64 *found) {
  u32 any = 0;
  for (Page *page = in->first; page; page = page->next_made) {
    if (is_local(page->number * PAGE)) continue;
    for (u32 at = 0; at < PAGE; at++) {
      u64 address = page->number * PAGE + at;
      if (!bit(page->filled, at) && !bit(page->written, at)) continue;
      u32 index = 0;
      while (index < count && address >= ranges[2 * index + 1]) index++;
      if (index < count && address >= ranges[2 * index]) continue;
      if (!any || address < *found) *found = address;
      any = 1;
    }
  }
  return any;
}
