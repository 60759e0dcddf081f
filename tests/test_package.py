"""What people install: the sdist and the wheel have the page of the web table in them, or are not made at all."""

from __future__ import annotations

import os
import shutil
import site
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.running import Running, running

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("src") / "monoceros" / "server" / "page"
HOW = "run `make page` (or `python tools/page.py`), then build again."


def call(*command: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *command], cwd=folder, capture_output=True, text=True)


def backend(project: Path, hook: str) -> subprocess.CompletedProcess[str]:
    """What a frontend such as pip asks of the build backend."""
    out = project.parent / "out"
    out.mkdir(exist_ok=True)
    return call("-c", f"import hatchling.build; print(hatchling.build.{hook}({str(out)!r}))", folder=project)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As `python -m build` does it: an sdist of the project, and a wheel of that sdist."""
    if not (ROOT / PAGE / "index.html").is_file():
        pytest.fail(f"The page is not built: there is no {ROOT / PAGE / 'index.html'}. `make page` builds it.")
    folder = tmp_path_factory.mktemp("dist")
    made = call("-m", "build", "--no-isolation", "--outdir", str(folder))
    assert made.returncode == 0, made.stdout + made.stderr
    return folder


@pytest.fixture
def project(built: Path, tmp_path: Path) -> Path:
    """The project as somebody unpacks it."""
    with tarfile.open(next(built.glob("*.tar.gz"))) as sdist:
        sdist.extractall(tmp_path, filter="data")
    return next(tmp_path.glob("monoceros-*"))


def files_of_the_page() -> set[str]:
    return {str(file.relative_to(ROOT / "src")) for file in (ROOT / PAGE).rglob("*") if file.is_file()}


def test_sdist_and_wheel_hold_the_whole_page(built: Path) -> None:
    assert "monoceros/server/page/index.html" in files_of_the_page()
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        assert files_of_the_page() <= set(wheel.namelist())
    with tarfile.open(next(built.glob("*.tar.gz"))) as sdist:
        names = {name.partition("/src/")[2] for name in sdist.getnames()}
    assert files_of_the_page() <= names


@pytest.mark.parametrize("hook", ["build_sdist", "build_wheel"])
def test_nothing_is_built_without_the_page(project: Path, hook: str) -> None:
    shutil.rmtree(project / PAGE)
    refused = backend(project, hook)
    assert refused.returncode == 1
    assert refused.stderr == f"Not built: the page of the web table is missing from {project / PAGE}: {HOW}\n"


def test_nothing_is_built_with_a_page_older_than_its_sources(project: Path) -> None:
    (project / "PKG-INFO").unlink()  # not an sdist: times tell what is older
    os.utime(project / PAGE / ".built", (1.9e9, 1.9e9))
    os.utime(project / "web" / "src" / "App.svelte", (2e9, 2e9))
    refused = backend(project, "build_wheel")
    assert refused.returncode == 1
    assert refused.stderr.endswith(f"is older than its sources in {project / 'web'}: {HOW}\n")


def test_an_editable_install_needs_no_page(project: Path) -> None:
    """`make setup` installs the project so before it builds the page."""
    shutil.rmtree(project / PAGE)
    made = backend(project, "build_editable")
    assert made.returncode == 0, made.stderr
    assert made.stdout.strip().endswith(".whl")


# -- installed ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def python(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment that has the wheel and nothing else of ours; the packages it needs are borrowed from this one."""
    folder = tmp_path_factory.mktemp("fresh")
    call("-m", "venv", "--without-pip", str(folder))
    found = folder / "bin" / "python"
    wheel = str(next(built.glob("*.whl")))
    install = ["install", "-q", "--no-deps", "--no-index", "--no-compile", "--disable-pip-version-check", wheel]
    made = call("-m", "pip", "--python", str(found), *install)
    assert made.returncode == 0, made.stderr
    packages = next(folder.glob("lib/python*/site-packages"))
    (packages / "borrowed.pth").write_text("\n".join(site.getsitepackages()), encoding="utf-8")
    return found


@pytest.fixture(scope="module")
def server(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    data = tmp_path_factory.mktemp("installed")
    with running(data, python=str(python), env={"MONOCEROS_BUILD": "pure", "PYTHONPATH": ""}) as found:
        yield found


def test_what_is_installed_is_the_wheel(python: Path) -> None:
    where = "import monoceros.server; print(monoceros.server.__file__)"
    environment = {**os.environ, "MONOCEROS_BUILD": "pure", "PYTHONPATH": ""}
    told = subprocess.run([python, "-c", where], env=environment, capture_output=True, text=True, check=True)
    assert Path(told.stdout.strip()).is_relative_to(python.parent.parent)


def test_an_installed_server_gives_its_page(server: Running) -> None:
    answer = server.get("/", headers={"accept-encoding": "identity"})
    assert answer.status_code == 200
    assert answer.text == (ROOT / PAGE / "index.html").read_text(encoding="utf-8")


def test_an_installed_server_gives_a_script_of_its_page(server: Running) -> None:
    script = next((ROOT / PAGE / "assets").glob("*.js"))
    answer = server.get(f"/assets/{script.name}", headers={"accept-encoding": "identity"})
    assert answer.status_code == 200
    assert answer.content == script.read_bytes()


@pytest.mark.parametrize("game", ["crown", "overlord", "tower", "unicornus", "vast"])
def test_an_installed_server_gives_the_rules_of_its_games(server: Running, game: str) -> None:
    assert "<!doctype html>" in server.get(f"/rules/{game}").text.lower()
    answer = server.get(f"/api/games/{game}/rules")
    assert answer.status_code == 200
    assert len(answer.json()["sections"]) > 10
