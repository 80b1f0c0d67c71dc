import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { d } from "../../drawing/path-data.ts";
import { path, stroke } from "../../drawing/shapes.ts";
import { boltHole } from "../../drawing/solids.ts";

export function rearSpoiler({ pen, random, material }: Sheet): Artwork {
  const skin = material("gelcoat");
  const rise = random.between(56, 86);
  const wing = d`M30 292Q300 250 570 292L578 324Q300 288 22 324Z`;
  const foot = (x: number, mirror: number) =>
    path(d`M${x} 300L${x + 54 * mirror} 296L${x + 62 * mirror} ${320 + rise}L${x - 20 * mirror} ${324 + rise}Z`, {
      fill: pen.face(skin, "down"),
      stroke: skin.edge,
      "stroke-width": 1.6,
    });
  const body = [
    foot(112, 1),
    foot(488, -1),
    path(wing, {
      fill: pen.linear(
        [
          [0, skin.shine],
          [0.5, skin.light],
          [0.62, skin.dark],
          [1, skin.mid],
        ],
        "down",
      ),
      stroke: skin.edge,
      "stroke-width": 2,
    }),
    stroke("M36 294Q300 254 564 294", skin.shine, 4),
    path("M22 324L30 292L42 291L36 322ZM578 324L570 292L558 291L564 322Z", { fill: skin.dark, opacity: 0.55 }),
    boltHole(118, 312 + rise, 4),
    boltHole(482, 312 + rise, 4),
  ].join("");
  return { body, box: { x: 22, y: 266, width: 556, height: 58 + rise }, sizeMm: [1390, 210], focus: [500, 320] };
}
