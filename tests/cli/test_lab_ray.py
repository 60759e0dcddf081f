"""`monoceros lab run --ray`: on a cluster of this machine with two workers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import ray
from ray.cluster_utils import Cluster

from cli.conftest import Monoceros, files_in
from lab.conftest import toys  # noqa: F401  (a fixture)

pytestmark = pytest.mark.usefixtures("toys")


@pytest.fixture
def cluster(toys: None) -> Iterator[str]:  # noqa: F811
    """A head with two workers; its processes find the toys as those of this machine do."""
    started = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    yield started.address
    ray.shutdown()
    started.shutdown()


def test_the_same_games_on_a_cluster(monoceros: Monoceros, folder: Path, cluster: str) -> None:
    run = ("lab", "run", "coin", "--games", "45", "--batch", "10", "--out")
    assert monoceros(*run, "here").code == 0
    ran = monoceros(*run, "there", "--ray", cluster)
    assert ran.code == 0, ran.err
    assert files_in(folder / "there") == files_in(folder / "here")


def test_a_cluster_that_is_not_there(monoceros: Monoceros, folder: Path) -> None:
    ran = monoceros("lab", "run", "coin", "--games", "5", "--out", "x", "--ray", "127.0.0.1:1")
    assert ran.code == 2
    assert ran.err.startswith("monoceros: there is no Ray cluster at '127.0.0.1:1'")
    assert len(ran.err.splitlines()) == 1
    assert not (folder / "x").exists()
