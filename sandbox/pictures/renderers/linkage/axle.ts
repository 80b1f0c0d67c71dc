import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { around, ellipse, group, rect, repeat } from "../../drawing/shapes.ts";
import { lyingCylinder } from "../../drawing/solids.ts";

export function axle({ pen, random }: Sheet): Artwork {
  const steel = named("steel");
  const studs = random.pick([5, 4]);
  const body = group(
    [
      lyingCylinder(pen, 30, 284, 420, 36, steel),
      rect(24, 280, 90, 44, { rx: 4, fill: pen.tube(steel, "down"), stroke: steel.edge, "stroke-width": 1.8 }),
      repeat(8, (index) => rect(26, 284 + index * 5, 86, 2, { fill: steel.edge, opacity: 0.6 })),
      lyingCylinder(pen, 372, 262, 60, 80, named("iron"), named("iron")),
      lyingCylinder(pen, 436, 274, 36, 56, steel),
      ellipse(486, 302, 38, 122, { fill: named("iron").edge }),
      ellipse(474, 302, 38, 122, { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2.4 }),
      around(studs, 474, 302, 84, (x, y) =>
        group(
          ellipse(474 + (x - 474) * 0.31, y, 9, 13, { fill: "#343a41" }) +
            lyingCylinder(pen, 474 + (x - 474) * 0.31, y - 9, 48, 18, named("zinc"), named("zinc")),
        ),
      ),
      ellipse(480, 302, 13, 36, { fill: pen.face(named("iron")), stroke: "#101215", "stroke-width": 2 }),
    ],
    { transform: "rotate(-12 300 300)" },
  );
  return { body, box: { x: 26, y: 132, width: 520, height: 280 }, sizeMm: [742, 158], focus: [480, 264] };
}
