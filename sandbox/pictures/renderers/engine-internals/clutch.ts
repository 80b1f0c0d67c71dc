import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { d, gearOutline, ringSector } from "../../drawing/path-data.ts";
import { around, circle, path, polar, rect, repeat, stroke } from "../../drawing/shapes.ts";
import { boltHole } from "../../drawing/solids.ts";

export function clutch({ pen, random }: Sheet): Artwork {
  const [steel, iron] = [named("steel"), named("iron")];
  const fingers = random.whole(16, 20);
  const plate = [
    circle(196, 330, 150, { fill: pen.face(paint("#8a6a4a")), stroke: "#3d2c1b", "stroke-width": 2 }),
    around(24, 196, 330, 118, (x, y, degrees) => {
      const [x2, y2] = polar(x, y, 30, degrees);
      const [x1, y1] = polar(x, y, -30, degrees);
      return stroke(d`M${x1} ${y1}L${x2} ${y2}`, "#3d2c1b", 2.4);
    }),
    circle(196, 330, 86, { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2 }),
    around(6, 196, 330, 56, (x, y, degrees) =>
      rect(x - 9, y - 22, 18, 44, {
        rx: 8,
        fill: pen.tube(paint("#d9a520"), "down"),
        stroke: "#5f4708",
        "stroke-width": 1.4,
        transform: `rotate(${degrees.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})`,
      }),
    ),
    path(gearOutline(196, 330, 22, 28, 18), { fill: "#e9e7e4", stroke: steel.edge, "stroke-width": 3 }),
  ].join("");
  const cover = [
    circle(404, 254, 158, { fill: pen.face(iron), stroke: iron.edge, "stroke-width": 2.4 }),
    around(9, 404, 254, 144, (x, y) => boltHole(x, y, 7)),
    circle(404, 254, 122, { fill: "#15181c" }),
    repeat(fingers, (index) =>
      path(ringSector(404, 254, 44, 116, (index * 360) / fingers + 1.6, ((index + 1) * 360) / fingers - 1.6), {
        fill: pen.face(steel),
        stroke: steel.edge,
        "stroke-width": 1.2,
      }),
    ),
    circle(404, 254, 42, { fill: "#e9e7e4", stroke: "#22272c", "stroke-width": 4 }),
  ].join("");
  const release =
    circle(466, 462, 50, { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2 }) +
    circle(466, 462, 36, { fill: "none", stroke: "#22272c", "stroke-width": 7 }) +
    circle(466, 462, 22, { fill: "#e9e7e4", stroke: steel.edge, "stroke-width": 2 });
  return {
    body: cover + plate + release,
    box: { x: 44, y: 94, width: 520, height: 420 },
    sizeMm: [228, 228],
    piece: { x: 44, y: 180, width: 304, height: 300 },
    focus: [404, 254],
  };
}
