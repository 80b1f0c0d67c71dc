import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { outline } from "../../drawing/path-data.ts";
import { ellipse, group, path, repeat } from "../../drawing/shapes.ts";
import { boltHole } from "../../drawing/solids.ts";
import { bead } from "./bead.ts";

export function repairSection({ pen, random, material }: Sheet): Artwork {
  const metal = material("bare steel");
  const corner = random.between(70, 120);
  const beads = random.whole(2, 4);
  const shell = outline([
    [70, 214, 14],
    [430 - corner / 2, 176, 40],
    [524, 176 + corner, 50],
    [540, 402, 14],
    [330, 424, 12],
    [306, 372, 40],
    [200, 372, 40],
    [176, 424, 12],
    [66, 424, 14],
  ]);
  const clip = pen.clip(path(shell));
  const ribs = repeat(beads, (index) => bead(pen, 110 + index * 12, 236 + index * 44, 330 - index * 10, 24, metal));
  const body = [
    path(shell, { fill: pen.face(metal, "slope"), stroke: metal.edge, "stroke-width": 2.2 }),
    group(
      path(shell, { fill: "none", stroke: metal.edge, "stroke-width": 40, opacity: 0.3 }) +
        path(shell, { fill: "none", stroke: metal.shine, "stroke-width": 34, opacity: 0.35 }),
      { "clip-path": clip },
    ),
    group(ribs, { "clip-path": clip }),
    ellipse(474, 330, 30, 42, {
      fill: pen.linear(
        [
          [0, metal.dark],
          [1, metal.shine],
        ],
        "slope",
      ),
    }),
    ellipse(474, 330, 22, 33, { fill: "#e9e7e3", stroke: metal.edge, "stroke-width": 2 }),
    repeat(5, (index) => boltHole(84, 250 + index * 36, 3.6)),
    repeat(4, (index) => boltHole(360 + index * 48, 404 - index * 2, 3.6)),
    boltHole(196, 206, 3.6),
    boltHole(256, 200, 3.6),
    boltHole(316, 194, 3.6),
  ].join("");
  return { body, box: { x: 66, y: 180, width: 474, height: 244 }, sizeMm: [640, 410], focus: [440, 300], depth: 18 };
}
