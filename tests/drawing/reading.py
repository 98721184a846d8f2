"""Pictures read back: which symbols and figures an SVG shows, and where."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from math import cos, radians, sin
from typing import NamedTuple

Matrix = tuple[float, float, float, float, float, float]
UNIT: Matrix = (1, 0, 0, 1, 0, 0)
SVG = "{http://www.w3.org/2000/svg}"

# The commands with which the values that a die can show are drawn.
_VALUES = {
    "MCCL": 2,
    "MCCCC": 3,
    "MLLL": 4,
    "MLLCC": 5,
    "MCCC": 6,
    "MLLMCCCCZ": 10,
    "MLLMLLCC": 15,
}


class Shown(NamedTuple):
    """A symbol around a point of the picture, how wide its box is, and how far it leans."""

    name: str
    x: float
    y: float
    wide: float
    lean: float
    colour: str


class Value(NamedTuple):
    """A number on a die, and the left edge and height of where it begins."""

    value: int
    x: float
    y: float


def parse(svg: str) -> ET.Element:
    return ET.fromstring(svg)


def symbols(svg: str) -> list[Shown]:
    """Every use of a symbol."""
    shown = []
    for element, matrix in _walk(parse(svg), UNIT):
        if element.tag == SVG + "use":
            box = [float(element.get(key, "0")) for key in ("x", "y", "width", "height")]
            x, y = _apply(matrix, box[0] + box[2] / 2, box[1] + box[3] / 2)
            lean = round(matrix[1] / matrix[0], 3)
            name = element.get("href", "").removeprefix("#gt-")
            scale = (matrix[0] ** 2 + matrix[1] ** 2) ** 0.5
            shown.append(Shown(name, x, y, box[2] * scale, lean, element.get("color", "")))
    return shown


def values(svg: str) -> list[Value]:
    """Every number that a die can show, with the middle of what it covers."""
    found = []
    for element, matrix in _walk(parse(svg), UNIT):
        d = element.get("d", "")
        commands = "".join(re.findall("[A-Z]", d))
        if element.tag == SVG + "path" and element.get("fill") == "none" and commands in _VALUES:
            pairs = [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+),(-?[\d.]+)", d)]
            x = (min(x for x, _ in pairs) + max(x for x, _ in pairs)) / 2
            y = (min(y for _, y in pairs) + max(y for _, y in pairs)) / 2
            found.append(Value(_VALUES[commands], *_apply(matrix, x, y)))
    return found


def colours(svg: str) -> set[str]:
    """Every colour, as it is written; without the words that are no colour of their own."""
    said = set(re.findall(r'(?:fill|stroke|color)="([^"]*)"', svg))
    return (said | set(re.findall(r"#[0-9A-Fa-f]{3,8}\b", svg))) - {"none", "currentColor"}


def _walk(element: ET.Element, matrix: Matrix) -> Iterator[tuple[ET.Element, Matrix]]:
    """Everything that is drawn: not what stands in symbols, waiting to be used."""
    if element.tag == SVG + "defs":
        return
    matrix = _times(matrix, _matrix(element.get("transform", "")))
    yield element, matrix
    for child in element:
        yield from _walk(child, matrix)


def _matrix(transform: str) -> Matrix:
    made = UNIT
    for name, arguments in re.findall(r"(\w+)\(([^)]*)\)", transform):
        numbers = [float(number) for number in arguments.split()]
        match name:
            case "translate":
                step: Matrix = (1, 0, 0, 1, numbers[0], numbers[1])
            case "scale":
                step = (numbers[0], 0, 0, numbers[-1], 0, 0)
            case "rotate" if len(numbers) == 1:
                turn = radians(numbers[0])
                step = (cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0)
            case _:
                # Only leaves of a crop turn around another point; nothing is looked for there.
                step = UNIT
        made = _times(made, step)
    return made


def _times(one: Matrix, other: Matrix) -> Matrix:
    a, b, c, d, _, _ = one
    g, h, i, j, k, m = other
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, *_apply(one, k, m))


def _apply(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    a, b, c, d, e, f = matrix
    return a * x + c * y + e, b * x + d * y + f
