# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The JSON documents against their schema."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from support.command import run as run_command

_FEW = ("--budget", "12", "--no-cache")


def run(folder: Path, *arguments: str) -> Any:
    return json.loads(run_command(*arguments, "--format", "json", folder=folder).stdout)


@pytest.fixture(scope="module")
def validator() -> jsonschema.Draft202012Validator:
    schema = json.loads((files("irtools.report") / "schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


@pytest.mark.parametrize(
    "arguments",
    [
        ("graph", "gfx942/softmax_global.ll", "gfx1100/nbody.ll"),
        ("graph", "gfx942/flash_attention.ll", "--what", "loops"),
        ("graph", "gfx942/softmax_lds.ll", "--what", "interference"),
        (
            "graph",
            "gfx942/lbm.ll",
            "triton_softmax.llir",
            "--mcpu",
            "gfx90a",
            "--what",
            "live-ranges",
        ),
        ("diff", "gfx942/reduce_warp.ll", "gfx942/private_array.ll"),
        ("liveness", "gfx942/lbm.ll", "gfx1100/nbody.ll"),
        ("liveness", "gfx942/hoisted_invariants.ll", "--no-compile", "--top", "1000"),
        ("liveness", "triton_softmax.llir", "--mcpu", "gfx90a"),
        ("loops", "gfx942/flash_attention.ll", "gfx942/lbm.ll", "gfx1100/nbody.ll"),
        ("resources", "gfx90a/inverse8x8.ll", "gfx942/flash_attention.ll"),
        ("pressure", "gfx942/gemm_mfma.ll", "gfx1100/nbody.ll"),
        ("pressure", "gfx942/softmax_global.ll", "--workgroup", "64"),
        ("spills", "gfx90a/inverse8x8.ll", "gfx1100/su3_matvec.ll", "gfx942/flash_attention.ll"),
        ("spills", "gfx942/gemm_mfma.ll", "--mcpu", "gfx1100"),
        ("suggest", "gfx942/recurrence.ll", "gfx942/nbody.ll", *_FEW, "--allow", "no-alias"),
        ("suggest", "gfx942/inverse8x8.ll", "--mcpu", "gfx90a,gfx942", *_FEW),
        ("suggest", "gfx942/gemm_mfma.ll", "--mcpu", "gfx1100", *_FEW),  # cannot be compiled
        ("tune", "gfx942/recurrence.ll", "--workgroup", "256", *_FEW),
        ("tune", "gfx942/gemm_mfma.ll", "--mcpu", "gfx1100", *_FEW),
        ("resources", "nowhere.ll", "gfx942/lbm.ll"),
        ("resources", "gfx942/gemm_mfma.ll", "--mcpu", "gfx1100"),  # has no such instructions
    ],
    ids=" ".join,
)
def test_documents_are_valid(
    arguments: tuple[str, ...], samples: Path, validator: jsonschema.Draft202012Validator
) -> None:
    document = run(samples, *arguments)
    validator.validate(document)
    assert document["schema"] == f"irtools.{arguments[0]}/1"
    assert document["kernels"]


def test_a_kernel_that_cannot_be_compiled_says_why(samples: Path) -> None:
    document = run(samples, "resources", "gfx942/gemm_mfma.ll", "--mcpu", "gfx1100")
    (kernel,) = document["kernels"]
    assert kernel["resources"] is None
    assert "Cannot select" in kernel["error"]
    assert len(document["errors"]) == 1


def test_the_schema_refuses_what_it_does_not_know(
    samples: Path, validator: jsonschema.Draft202012Validator
) -> None:
    document = run(samples, "resources", "gfx942/lbm.ll")
    document["kernels"][0]["resources"]["vgpr"] = 1
    assert not validator.is_valid(document)
    liveness = run(samples, "resources", "gfx942/lbm.ll")
    liveness["schema"] = "irtools.liveness/1"  # but without the curve
    assert not validator.is_valid(liveness)
    liveness["schema"] = "irtools.suggest/1"  # nor with what was suggested
    assert not validator.is_valid(liveness)
    liveness["schema"] = "irtools.tune/1"
    assert not validator.is_valid(liveness)
    graph = run(samples, "graph", "gfx942/lbm.ll", "--what", "loops")
    graph["kernels"][0]["graph"]["graph"]["what"] = "cfg"  # but with the attributes of a loop
    assert not validator.is_valid(graph)


def test_numbers_agree_with_each_other(samples: Path) -> None:
    document = run(samples, "liveness", "gfx942/lbm.ll", "--top", "1000")
    (kernel,) = document["kernels"]
    peak, live = kernel["peak"], kernel["live"]
    assert len(live) == peak["live_values"]
    for file in ("VGPR", "SGPR"):
        total = sum(value["registers"] for value in live if value["file"] == file)
        assert total == peak[f"{file.lower()}s"]
        assert total == kernel["pressure"][f"{file.lower()}s"][peak["instruction"]]
    assert max(kernel["pressure"]["vgprs"]) == peak["vgprs"]
    for value in live:
        assert value["alive"] == sum(end - start for start, end in value["segments"])
        assert any(start <= peak["instruction"] < end for start, end in value["segments"])


def test_suggestions_and_settings_say_what_was_compiled(samples: Path) -> None:
    sink = ("--pass", "sink", *_FEW)
    (kernel,) = run(samples, "suggest", "gfx942/late_coefficients.ll", *sink)["kernels"]
    (suggestion,), best = kernel["suggestions"], kernel["best"]
    for version in (suggestion, best):
        assert {rewrite["pass"] for rewrite in version["rewrites"]} == {"sink"}
        (confirmation,) = version["confirmations"]
        assert confirmation["verdict"] == "improved"
        assert confirmation["resources"]["vgprs"] < kernel["resources"]["vgprs"]
    assert kernel["beyond"] is None
    assert 0 < kernel["compilations"] <= 12
    (kernel,) = run(samples, "tune", "gfx942/late_coefficients.ll", *_FEW)["kernels"]
    as_it_is = [row for row in kernel["settings"] if not row["rewrites"]]
    assert [row["confirmations"][0]["resources"] for row in as_it_is] == [kernel["resources"]]
    assert as_it_is[0]["confirmations"][0]["verdict"] == "no effect"
