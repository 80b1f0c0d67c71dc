import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { d, spline } from "../../drawing/path-data.ts";
import type { Point } from "../../drawing/path-data.ts";
import { rect, repeat, stroke } from "../../drawing/shapes.ts";
import { tube } from "../../drawing/tube.ts";

const connectorColours = ["#efe7d2", "#1f56a8", "#c8102e", "#1f6b45", "#f2c418", "#80868e"] as const;

export function loom({ pen, random }: Sheet): Artwork {
  const tape = named("black");
  const trunk: Point[] = [
    [44, 320],
    [180, 290],
    [320, 316],
    [450, 280],
    [556, 310],
  ];
  const branches = [
    [110, 300, 84, 150],
    [188, 290, 214, 128],
    [262, 302, 330, 164],
    [330, 314, 300, 470],
    [402, 296, 452, 140],
    [452, 280, 500, 440],
    [150, 296, 160, 462],
  ] as const;
  const drawn = branches.map(([x, y, toX, toY], index) => {
    const wires = repeat(4, (wire) =>
      stroke(
        d`M${x + wire * 4 - 6} ${y}C${x + wire * 4} ${(y + toY) / 2} ${toX + wire * 7 - 10} ${(y + toY) / 2} ${toX + wire * 8 - 12} ${toY}`,
        ["#c8102e", "#23262b", "#f2c418", "#1f6b45", "#1f56a8"][(index + wire) % 5] ?? "#23262b",
        5,
      ),
    );
    const plug = paint(random.pick(connectorColours));
    const top = toY < y ? toY - 34 : toY - 4;
    return (
      wires +
      rect(toX - 25, top, 50, 40, { rx: 5, fill: pen.face(plug), stroke: plug.edge, "stroke-width": 1.8 }) +
      repeat(4, (pin) => rect(toX - 20 + pin * 11, top + 13, 7, 14, { fill: "#14171b" }))
    );
  });
  const body =
    drawn.join("") +
    tube(spline(trunk), 34, tape) +
    stroke(spline(trunk), "#000000", 32, { "stroke-dasharray": "2 13", opacity: 0.45, "stroke-linecap": "butt" }) +
    rect(24, 296, 44, 50, { rx: 5, fill: pen.face(named("gelcoat")), stroke: "#7d7a72", "stroke-width": 1.8 }) +
    rect(538, 286, 40, 50, { rx: 5, fill: pen.face(paint("#1f56a8")), stroke: "#122c55", "stroke-width": 1.8 });
  return { body, box: { x: 24, y: 90, width: 554, height: 420 }, sizeMm: [2350, 600], focus: [330, 310] };
}
