"""`python -m greentable` is `greentable`."""

import sys

from greentable.cli.commands import main

if __name__ == "__main__":
    sys.exit(main())
