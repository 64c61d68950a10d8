# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Unusable input through the command line: exit code 2, nothing on stdout, one clear message."""

import json
import os
import re
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from support.command import run

from irtools.isolate import IsolationError, Worker

EMIT = r"clang\+\+ -x hip --offload-arch=gfx942 --offload-device-only"
MAIN = [sys.executable, "-c", "from irtools.cli.main import main; main()"]
CPU = 'attributes #0 = { "target-cpu"="gfx90a" }\n'
AMDGCN = 'target triple = "amdgcn-amd-amdhsa"\n'
KERNEL = "define amdgpu_kernel void @good(ptr addrspace(1) %p) #0 {\n  ret void\n}\n"
GOOD = AMDGCN + KERNEL + CPU


def _run(*arguments: str | Path, stdin: bytes = b"") -> subprocess.CompletedProcess[str]:
    return run(*map(str, arguments), stdin=stdin)


def _refused(*arguments: str | Path, stdin: bytes = b"") -> str:
    """The message with which the command ends that these arguments make unusable."""
    done = _run("resources", *arguments, stdin=stdin)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    message = done.stderr
    assert message.startswith("irtools: error: ")
    assert message.count("irtools: error: ") == 1
    return message.removeprefix("irtools: error: ").rstrip("\n")


@pytest.fixture
def good(tmp_path: Path) -> Path:
    """A file that works."""
    path = tmp_path / "good.ll"
    path.write_text(GOOD, encoding="utf-8")
    return path


@pytest.fixture
def bitcode(tmp_path: Path, tool: Callable[[str], str]) -> bytes:
    """The same as bitcode that LLVM's own assembler wrote."""
    path = tmp_path / "good.bc"
    subprocess.run([tool("opt-22"), "-o", str(path)], input=GOOD.encode(), check=True)
    return path.read_bytes()


# Contents, and what the message says after the name of the file.
FILES: dict[str, tuple[bytes, str]] = {
    "empty.ll": (b"", ": the file is empty"),
    "blank.ll": (b" \n\t\r\n", ": the file is empty"),
    "junk.bin": (bytes(range(255, 0, -1)) * 9, f": neither .*byte 0 is not UTF-8.*: {EMIT}"),
    "image.png": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", f": neither LLVM IR text .*: {EMIT}"),
    "object.o": (b"\x7fELF\2\1\1" + bytes(60), f": an ELF file .*: {EMIT}"),
    "library.a": (b"!<arch>\nx.o/  0  0  0  644  4\n", f": an archive, not LLVM IR; .*{EMIT}"),
    "bundle.ccob": (b"CCOB\2\0\1\0" + bytes(40), f": a compressed offload bundle.*{EMIT}"),
    "latin.ll": (b"; caf\xe9\n" + GOOD.encode(), r": neither .* \(byte 5 is not UTF-8\)"),
    "utf16.ll": (GOOD.encode("utf-16"), ": neither LLVM IR text"),
    "zero.ll": (GOOD.encode().replace(b"ret", b"\0ret"), ": binary data .a zero byte at 96."),
    "cut.ll": (GOOD.encode()[:90], r":2:54: LLVM 22\.\d+\.\d+ cannot read it: expected "),
    "syntax.ll": (
        GOOD.replace("ret void", "ret nothing").encode(),
        r":3:7: LLVM 22\.\d+\.\d+ cannot read it: expected type\n  ret nothing\n      \^",
    ),
    "invalid.ll": (
        GOOD.replace("ret void", "%x = add i32 %y, 1\n%y = add i32 1, 1\nret void").encode(),
        ": LLVM's verifier rejects the module: Instruction does not dominate all uses!",
    ),
    "kernel.hip": (b"__global__ void k() {}\n", ": for which processor?"),
    "source.ll": (b"\n// a comment\n__global__ void k() {}\n", ": source code, not LLVM IR"),
    "x86.ll": (
        b'target triple = "x86_64-pc-linux-gnu"\ndefine void @f() { ret void }',
        f": IR for x86_64-pc-linux-gnu, not for amdgcn; .*: {EMIT}",
    ),
    "nvptx.ll": (
        b'target triple = "nvptx64-nvidia-cuda"\ndefine void @f() { ret void }',
        ": IR for nvptx64-nvidia-cuda, not for amdgcn",
    ),
    "functions.ll": (
        AMDGCN.encode() + b"define void @f() { ret void }\ndefine void @g() { ret void }",
        ": no kernels .*amdgpu_kernel.*; it defines f, g$",
    ),
    "declarations.ll": (AMDGCN.encode() + b"declare void @f()", ": no kernels "),
    "untargeted.ll": (
        (AMDGCN + KERNEL).replace(" #0", "").encode(),
        ": good names no target; choose one with --mcpu gfx942",
    ),
    "generic.ll": (
        GOOD.replace("gfx90a", "generic").encode(),
        ': good is compiled for "generic"; choose one with --mcpu',
    ),
    "unknown.ll": (
        GOOD.replace("gfx90a", "gfx90z").encode(),
        ": good: unknown target 'gfx90z': did you mean .*gfx90a",
    ),
    "random.bc": (b"BC\xc0\xde" + bytes(range(256)) * 8, ": LLVM cannot read the bitcode"),
    "magic.bc": (b"BC\xc0\xde", ": LLVM cannot read the bitcode"),
}  # fmt: skip


@pytest.fixture(scope="module")
def messages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The message about each of the files, from one run over all of them."""
    folder = tmp_path_factory.mktemp("bad")
    for name, (content, _) in FILES.items():
        (folder / name).write_bytes(content)
    done = _run("resources", *(folder / name for name in FILES))
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    nothing, *found = re.split(r"^irtools: error: ", done.stderr, flags=re.MULTILINE)
    assert nothing == ""
    assert len(found) == len(FILES)
    for name, message in zip(FILES, found, strict=True):
        assert message.startswith(str(folder / name))
    return {
        name: message.removeprefix(str(folder / name)).rstrip("\n")
        for name, message in zip(FILES, found, strict=True)
    }


@pytest.mark.parametrize("name", FILES)
def test_file(messages: dict[str, str], name: str) -> None:
    assert re.match(FILES[name][1], messages[name], re.DOTALL), messages[name]


def test_one_file(tmp_path: Path) -> None:
    path = tmp_path / "empty.ll"
    path.write_bytes(b"")
    assert _refused(path) == f"{path}: the file is empty"


def test_paths(tmp_path: Path) -> None:
    assert _refused(tmp_path / "missing.ll") == f"{tmp_path}/missing.ll: no such file"
    assert _refused(tmp_path) == f"{tmp_path}: is a directory; name the files in it"


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may read everything")
def test_unreadable_file(good: Path) -> None:
    good.chmod(0)
    assert _refused(good) == f"{good}: cannot be read: Permission denied"


def test_options(good: Path, tmp_path: Path) -> None:
    message = _refused(good, "--mcpu", "gfx94")
    assert message.startswith("unknown target 'gfx94': did you mean gfx94")
    assert "gfx942" in _refused(good, "--mcpu", "nonsense")
    assert _refused(good, "--kernel", "no*").startswith("no kernel matches --kernel 'no*'")
    for program in (tmp_path / "missing", good):
        assert _refused(good, "--llc", program).startswith(f"{program}: not an executable file")


@pytest.mark.skipif(os.name != "posix", reason="needs a shell script")
def test_llc_that_is_not_llc(good: Path, tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.write_text("#!/bin/sh\necho something else 1.2\n", encoding="utf-8")
    program.chmod(0o755)
    assert _refused(good, "--llc", program).startswith(f"{program}: neither llc nor clang")
    program.write_text("neither a script nor a program\n", encoding="utf-8")
    assert _refused(good, "--llc", program).startswith(f"{program}: cannot be run")


def test_unknown_option() -> None:
    done = _run("resources", "--nonsense", "x.ll")
    assert (done.returncode, done.stdout) == (2, "")
    assert "--nonsense" in done.stderr
    assert "Traceback" not in done.stderr


# Bitcode


def test_bitcode_is_read(tmp_path: Path, bitcode: bytes) -> None:
    path = tmp_path / "x.anything"
    path.write_bytes(bitcode)
    assert _run("resources", path).returncode == 0


def test_truncated_bitcode(tmp_path: Path, bitcode: bytes) -> None:
    path = tmp_path / "cut.bc"
    for length in (8, len(bitcode) // 2):
        path.write_bytes(bitcode[:length])
        message = _refused(path)
        assert message.startswith(f"{path}: LLVM cannot read the bitcode; it may be damaged, or ")


def test_bitcode_of_another_epoch(tmp_path: Path, bitcode: bytes) -> None:
    """Incompatible changes to bitcode raise the epoch, one of the first things in a file.

    It is some bits between others: those are tried until LLVM says that it found another epoch.
    """
    path = tmp_path / "newer.bc"
    with Worker() as worker:
        for bit in range(8 * 24, 8 * 40):
            forged = bytearray(bitcode)
            forged[bit // 8] ^= 1 << bit % 8
            try:
                worker.call("irtools.ir.bitcode:disassemble", bytes(forged))
            except IsolationError as failure:
                if "epoch" in failure.message:
                    path.write_bytes(forged)
                    break
    message = _refused(path)
    assert "it may be damaged, or from a newer LLVM: " in message
    assert "Incompatible epoch" in message


# Offload bundles ("Bundled Binary File Layout" and "Bundled Text File Layout" of clang's
# ClangOffloadBundler documentation).


def _bundle(*entries: tuple[str, bytes]) -> bytes:
    header = b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<Q", len(entries))
    position = len(header) + sum(24 + len(target) for target, _ in entries)
    contents = b""
    for target, content in entries:
        header += struct.pack("<QQQ", position + len(contents), len(content), len(target))
        header += target.encode()
        contents += content
    return header + contents


def _text_bundle(*entries: tuple[str, str]) -> str:
    return "".join(
        f"\n; __CLANG_OFFLOAD_BUNDLE____START__ {target}\n{content}\n"
        f"; __CLANG_OFFLOAD_BUNDLE____END__ {target}\n"
        for target, content in entries
    )


HOST = "host-x86_64-unknown-linux-gnu-"
TARGETS = ("hip-amdgcn-amd-amdhsa--gfx90a", "hipv4-amdgcn-amd-amdhsa--gfx942:xnack-")
OTHER = GOOD.replace("gfx90a", "gfx942").replace("@good", "@other")


def _kernels(path: Path) -> list[tuple[str, str]]:
    done = _run("resources", path, "--format", "json")
    assert (done.returncode, done.stderr) == (0, "")
    return sorted((found["kernel"], found["target"]) for found in _entries(done.stdout))


def _entries(document: str) -> list[dict[str, str]]:
    """The entries of a JSON document that name a kernel and a target, wherever they stand."""
    found = []

    def walk(node: object) -> None:
        if isinstance(node, dict):
            if "kernel" in node and "target" in node:
                kernel, target = node["kernel"], node["target"]
                name = kernel["name"] if isinstance(kernel, dict) else kernel
                found.append({"kernel": name, "target": str(target)})
                return
            for child in node.values():
                walk(child)
        elif isinstance(node, list):
            for child in node:
                walk(child)

    walk(json.loads(document))
    return found


def test_bundles(tmp_path: Path, bitcode: bytes) -> None:
    path = tmp_path / "bundle"
    path.write_bytes(_bundle((HOST, b""), (TARGETS[0], bitcode)))
    assert _kernels(path) == [("good", "gfx90a")]
    path.write_bytes(_bundle((HOST, b"x"), (TARGETS[0], bitcode), (TARGETS[1], OTHER.encode())))
    assert _kernels(path) == [("good", "gfx90a"), ("other", "gfx942")]
    path.write_text(_text_bundle((TARGETS[0], GOOD)), encoding="utf-8")
    assert _kernels(path) == [("good", "gfx90a")]
    host = 'target triple = "x86_64-unknown-linux-gnu"'
    text = _text_bundle((HOST, host), (TARGETS[0], GOOD), (TARGETS[1], OTHER))
    path.write_text(text, encoding="utf-8")
    assert _kernels(path) == [("good", "gfx90a"), ("other", "gfx942")]


def test_errors_in_bundles_name_the_target(tmp_path: Path) -> None:
    path = tmp_path / "bundle"
    broken = OTHER.replace("ret void", "ret nothing").encode()
    path.write_bytes(_bundle((TARGETS[0], GOOD.encode()), (TARGETS[1], broken)))
    assert _refused(path).startswith(f"{path} ({TARGETS[1]}):3:7: LLVM")
    path.write_bytes(_bundle((TARGETS[0], b"\x7fELF" + bytes(60))))
    assert _refused(path).startswith(f"{path} ({TARGETS[0]}): an ELF file")


def test_truncated_bundles(tmp_path: Path) -> None:
    path = tmp_path / "bundle"
    whole = _bundle((HOST, b"x"), (TARGETS[0], GOOD.encode()))
    for length in (24, 40, len(whole) - 1):
        path.write_bytes(whole[:length])
        assert _refused(path) == f"{path}: the offload bundle is truncated"
    wrong = bytearray(whole)
    wrong[48:56] = b"\xff" * 8  # the length of the first target's name
    path.write_bytes(wrong)
    assert _refused(path) == f"{path}: the offload bundle is truncated"
    text = _text_bundle((TARGETS[0], GOOD), (TARGETS[1], OTHER))
    path.write_text(text[:-20], encoding="utf-8")
    assert _refused(path) == f"{path}: the offload bundle is truncated"


def test_bundle_without_device_code(tmp_path: Path) -> None:
    path = tmp_path / "bundle"
    path.write_bytes(_bundle((HOST, b"x")))
    assert _refused(path) == f"{path}: the offload bundle has no device code"


# Kernels that LLVM cannot compile, beside one that it can

BAD = {
    "inline_assembly": (
        """
        define amdgpu_kernel void @bad(ptr addrspace(1) %p) #0 {
          %v = call { <32 x i32>, <32 x i32>, <32 x i32>, <32 x i32> }
              asm sideeffect "; $0 $1 $2 $3", "=s,=s,=s,=s"()
          %x = extractvalue { <32 x i32>, <32 x i32>, <32 x i32>, <32 x i32> } %v, 3
          store <32 x i32> %x, ptr addrspace(1) %p
          ret void
        }
        """,
        "more registers than available",
    ),
    "lds": (
        """
        @big = internal addrspace(3) global [40000 x float] poison
        define amdgpu_kernel void @bad(ptr addrspace(1) %p) #0 {
          store float 1.0, ptr addrspace(3) @big
          ret void
        }
        """,
        r"local memory \(160000\) exceeds limit \(65536\)",
    ),
    "intrinsic": (
        """
        define amdgpu_kernel void @bad(ptr addrspace(1) %p) #0 {
          %v = call float @llvm.amdgcn.fdot2.f32.bf16(<2 x bfloat> zeroinitializer,
              <2 x bfloat> zeroinitializer, float 0.0, i1 false)
          store float %v, ptr addrspace(1) %p
          ret void
        }
        declare float @llvm.amdgcn.fdot2.f32.bf16(<2 x bfloat>, <2 x bfloat>, float, i1)
        """,
        "Cannot select: intrinsic",
    ),
}


@pytest.mark.parametrize(
    ("command", "name"),
    [*(("resources", name) for name in BAD), ("liveness", "intrinsic")],
)
def test_kernel_that_llvm_cannot_compile(tmp_path: Path, command: str, name: str) -> None:
    text, reason = BAD[name]
    path = tmp_path / "k.ll"
    path.write_text(AMDGCN + KERNEL + text + CPU, encoding="utf-8")
    done = _run(command, path)
    assert done.returncode == 2
    assert re.search(r"^good .*gfx90a", done.stdout, re.MULTILINE)
    message = rf"error: .*k\.ll: bad: LLVM cannot compile it for gfx90a: .*{reason}"
    assert re.search(message, done.stderr)
    assert "Traceback" not in done.stderr
    assert "Stack dump" not in done.stderr
    assert done.stderr.count("irtools: error: ") == 1


@pytest.mark.parametrize("name", ["lds", "intrinsic"])
def test_kernel_that_the_users_llc_cannot_compile(
    tmp_path: Path, tool: Callable[[str], str], name: str
) -> None:
    text, reason = BAD[name]
    path = tmp_path / "k.ll"
    path.write_text(AMDGCN + KERNEL + text + CPU, encoding="utf-8")
    done = _run("resources", path, "--llc", tool("llc-22"))
    assert done.returncode == 2
    assert re.search(r"^good .*gfx90a", done.stdout, re.MULTILINE)
    assert re.search(rf"k\.ll: bad: LLVM cannot compile it .*{reason}", done.stderr)
    assert "Traceback" not in done.stderr


def test_a_file_that_fails_beside_one_that_works(good: Path, tmp_path: Path) -> None:
    missing = tmp_path / "missing.ll"
    done = _run("resources", missing, good, missing)
    assert done.returncode == 2
    assert "good" in done.stdout
    assert done.stderr == f"irtools: error: {missing}: no such file\n" * 2


def test_errors_are_in_the_document_too(good: Path, tmp_path: Path) -> None:
    missing = tmp_path / "missing.ll"
    for command in ("resources", "liveness"):
        done = _run(command, missing, good, "--format", "json")
        assert done.returncode == 2
        assert f"{missing}: no such file" in json.dumps(json.loads(done.stdout))


# Streams


def test_standard_input() -> None:
    done = _run("resources", "-", stdin=GOOD.encode())
    assert (done.returncode, done.stderr) == (0, "")
    assert "good" in done.stdout
    assert _refused("-", stdin=b"") == "<stdin>: the file is empty"
    assert _refused("-", stdin=b"define nonsense").startswith("<stdin>:1:8: LLVM")


def test_byte_order_mark_and_windows_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    done = _run("resources", path)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(os.name != "posix", reason="needs a POSIX shell")
@pytest.mark.parametrize(
    ("arguments", "exit_code", "message"),
    [
        ("- <&-", 2, "<stdin>: the file is empty"),
        ("good.ll >&-", 0, ""),
        pytest.param(
            "good.ll >/dev/full",
            2,
            "cannot write the output: No space left on device",
            marks=pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full"),
        ),
    ],
)
def test_closed_and_full_streams(good: Path, arguments: str, exit_code: int, message: str) -> None:
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$0" "$@" {arguments.replace("good.ll", str(good))}', *MAIN,
         "resources"],
        capture_output=True, text=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == exit_code
    assert done.stderr == (f"irtools: error: {message}\n" if message else "")


@pytest.mark.parametrize("format_", ["text", "json"])
def test_reader_that_goes_away(samples: Path, format_: str) -> None:
    """``| head -1``: much output, of which one line is read."""
    process = subprocess.Popen(
        [*MAIN, "liveness", "--no-compile", "--format", format_,
         *[str(samples / f"gfx942/{name}.ll") for name in ("nbody", "lbm")]],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stderr is not None
    with process:
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode in (0, 1)


# Interruption


def _slow_module(kernels: int, operations: int) -> str:
    """Kernels that together take LLVM far longer to compile than the test lasts."""
    body = "".join(
        f"  %x{i + 1} = call float @llvm.fma.f32(float %x{i}, float %x{i}, float {i % 7}.0)\n"
        for i in range(operations)
    )
    text = "".join(
        f"define amdgpu_kernel void @k{number}(ptr addrspace(1) %p) #0 {{\n"
        f"  %x0 = load float, ptr addrspace(1) %p\n{body}"
        f"  store float %x{operations}, ptr addrspace(1) %p\n  ret void\n}}\n"
        for number in range(kernels)
    )
    return f"{AMDGCN}{text}declare float @llvm.fma.f32(float, float, float)\n{CPU}"


def _processes(marker: str) -> list[str]:
    """The command lines of running processes whose environment has the marker."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            environment = (process / "environ").read_bytes()
            if marker.encode() in environment:
                found.append((process / "cmdline").read_text(encoding="utf-8"))
        except OSError:
            continue
    return [line for line in found if line]


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs Linux's /proc")
@pytest.mark.parametrize("command", ["resources", pytest.param("liveness", marks=pytest.mark.slow)])
def test_interruption(tmp_path: Path, command: str) -> None:
    """Ctrl-C while LLVM compiles: at once, with nothing left behind."""
    path = tmp_path / "slow.ll"
    path.write_text(_slow_module(3, 10_000), encoding="utf-8")
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    marker = f"IRTOOLS_TEST_MARKER={tmp_path}"
    process = subprocess.Popen(
        [*MAIN, command, str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "TMPDIR": str(temporary), "IRTOOLS_TEST_MARKER": str(tmp_path)},
    )
    deadline = time.monotonic() + 60
    # irtools, its worker, and the child of the worker that compiles.
    while len(_processes(marker)) < 3 and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(0.2)
    assert process.poll() is None
    process.send_signal(signal.SIGINT)
    start = time.monotonic()
    stdout, stderr = process.communicate(timeout=60)
    assert (process.returncode, stdout) == (130, "")
    assert "Traceback" not in stderr
    assert time.monotonic() - start < 10
    while _processes(marker) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert _processes(marker) == []
    assert list(temporary.iterdir()) == []


@pytest.mark.parametrize("command", ["liveness", "loops", "pressure", "spills", "graph"])
@pytest.mark.parametrize("text", ["", "define", "\x00\x7fjunk", 'target triple = "x86_64-linux"'])
def test_every_command_refuses_what_it_cannot_read(command: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "input.ll"
    path.write_text(text)
    done = _run(command, path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"irtools: error: {path}")
    assert "Traceback" not in done.stderr


def test_another_version_of_the_source(samples: Path, tmp_path: Path) -> None:
    old = tmp_path / "reduce_warp.hip"
    old.write_text("// nothing\n")
    done = _run("pressure", samples / "gfx942" / "reduce_warp.ll", "--source", old)
    assert done.returncode == 0
    assert done.stderr == (
        f"irtools: warning: {old} is not the file that the IR was made from (its checksum "
        "differs): lines may be off\n"
    )
