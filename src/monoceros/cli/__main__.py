"""`python -m monoceros.cli` is `monoceros`."""

from monoceros.cli import main

if __name__ == "__main__":
    main()
