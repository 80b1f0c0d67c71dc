import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named, paint } from "#sandbox/pictures/drawing/material.ts";
import { d, outline, type Point, spline } from "#sandbox/pictures/drawing/path-data.ts";
import { path, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { tube } from "#sandbox/pictures/drawing/solids.ts";

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

export function leads({ pen, random, colour, quantity }: Sheet): Artwork {
  const wire = paint(colour(random.pick(["black", "red", "blue", "orange", "yellow"])));
  const boot = named("rubber");
  const count = quantity > 1 ? quantity : random.pick([6, 8, 4]);
  const body =
    repeat(count, (index) => {
      const endX = 62 + (index * 476) / (count - 1);
      const data = d`M${300 + (index - (count - 1) / 2) * 17} 150C${300 + (index - (count - 1) / 2) * 20} 270 ${endX} 250 ${endX} ${396}`;
      return (
        tube(data, 16, wire) +
        path(
          outline([
            [endX - 12, 386, 6],
            [endX + 12, 386, 6],
            [endX + 17, 490, 8],
            [endX - 17, 490, 8],
          ]),
          { fill: pen.tube(boot), stroke: boot.edge, "stroke-width": 1.4 },
        ) +
        rect(endX - 9, 488, 18, 13, { fill: pen.tube(named("alloy")) })
      );
    }) +
    path(
      outline([
        [300 - count * 11, 96, 16],
        [300 + count * 11, 96, 16],
        [300 + count * 12, 166, 10],
        [300 - count * 12, 166, 10],
      ]),
      { fill: pen.face(boot, "down"), stroke: boot.edge, "stroke-width": 2 },
    ) +
    rect(300 - count * 9, 112, count * 18, 9, { rx: 4, fill: boot.shine, opacity: 0.5 });
  return { body, box: { x: 44, y: 96, width: 512, height: 406 }, sizeMm: [920, 8], focus: [300, 190], count };
}
