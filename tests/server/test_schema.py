"""The API against its own description: Schemathesis asks everything that the description allows, and more."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import CHECKS, load_all_checks
from schemathesis.core.failures import FailureGroup
from schemathesis.generation import GenerationMode

from server.running import Running, running

EXAMPLES = 8  # of each call, right and wrong ones
WANTED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    load_all_checks()
    with running(tmp_path_factory.mktemp("schema")) as found:
        found.get("/version")
        yield found


def checks_for(status: int) -> list[Any]:
    """A body that is too long is turned away for that, and Schemathesis does not count this as a refusal."""
    return [CHECKS.get_one(name) for name in WANTED if status != 413 or name != "negative_data_rejection"]


def ask_all(server: Running, call: Any, mode: GenerationMode) -> list[str]:
    """Ask one call many times; gives what was not as it is described."""
    token = server.client.cookies["csrftoken"]
    wrong: list[str] = []
    asked: list[str] = []

    @given(case=call.as_strategy(generation_mode=mode))
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any) -> None:
        asked.append(case.method)
        answer = case.call(headers={"x-csrftoken": token}, cookies={"csrftoken": token}, timeout=20)
        try:
            case.validate_response(answer, checks=checks_for(answer.status_code))
        except FailureGroup as group:
            wrong.extend(
                f"{case.body!r} {case.path_parameters} {case.query}: {failure}" for failure in group.exceptions
            )

    with suppress(Unsatisfiable):  # nothing about the call can be wrong
        ask()
    return wrong


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_call_answers_as_it_is_described(server: Running, mode: GenerationMode) -> None:
    described = schemathesis.openapi.from_url(server.address + "/schema")
    calls = [found.ok() for found in described.get_all_operations()]
    assert len(calls) >= 20
    wrong = {call.label: found for call in calls if (found := ask_all(server, call, mode))}
    assert not wrong, "\n".join(f"{label}: {each}" for label, found in wrong.items() for each in found)
    assert not [line for line in server.logged() if line["level"] == "error"]


def test_every_call_is_described_in_words(server: Running) -> None:
    description = server.get("/schema").json()
    assert server.get("/schema/openapi.json").json() == description
    calls = [call for path in description["paths"].values() for call in path.values()]
    assert len(calls) >= 20
    for call in calls:
        assert call["summary"]
        assert call["description"]
        assert call["tags"]
        for status, answer in call["responses"].items():
            assert answer["description"]
            if int(status) >= 400:
                content = answer["content"]["application/json"]
                assert content["schema"] == {"$ref": "#/components/schemas/Problem"}
                assert content["examples"]


def test_bodies_have_examples_that_are_right(server: Running) -> None:
    schemas = server.get("/schema").json()["components"]["schemas"]
    opened = server.post("/api/tables", schemas["NewTable"]["examples"][0])
    assert opened.status_code == 201
    for name in ("Join", "Claim", "WhatIf", "Mine", "GameText"):
        assert schemas[name]["examples"]
        assert schemas[name]["additionalProperties"] is False


def test_the_messages_of_the_socket_are_described_too(server: Running) -> None:
    schemas = server.get("/schema").json()["components"]["schemas"]
    for name in ("TableNow", "Moments", "Refused", "Hello", "MakePick"):
        assert schemas[name]["properties"]["t"]
