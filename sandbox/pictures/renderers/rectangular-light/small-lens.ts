import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { darken, lighten } from "../../drawing/colour.ts";
import { outline } from "../../drawing/path-data.ts";
import { ellipse, group, path, repeat, stroke } from "../../drawing/shapes.ts";
import { boltHole } from "../../drawing/solids.ts";

export function smallLens({ pen, random, colour }: Sheet): Artwork {
  const tint = colour("amber");
  const isOval = random.whole(0, 1) === 1;
  const shape = isOval
    ? outline([
        [110, 206, 94],
        [490, 206, 94],
        [490, 394, 94],
        [110, 394, 94],
      ])
    : outline([
        [110, 206, 34],
        [490, 206, 34],
        [490, 394, 34],
        [110, 394, 34],
      ]);
  const clip = pen.clip(path(shape));
  const body = [
    path(shape, {
      fill: pen.radial(
        [
          [0, lighten(tint, 0.65)],
          [0.45, tint],
          [1, darken(tint, 0.4)],
        ],
        0.38,
        0.3,
        0.85,
      ),
      stroke: darken(tint, 0.6),
      "stroke-width": 2.4,
    }),
    group(
      [
        repeat(28, (index) => stroke(`M${116 + index * 13.8} 200V400`, "#ffffff", 3.6, { opacity: 0.2 })),
        repeat(12, (index) => stroke(`M100 ${212 + index * 16}H500`, darken(tint, 0.7), 1.2, { opacity: 0.2 })),
        ellipse(240, 236, 170, 44, { fill: "#ffffff", opacity: 0.34 }),
      ],
      { "clip-path": clip },
    ),
    path(shape, {
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": 5,
      opacity: 0.35,
      transform: "translate(300 300) scale(0.95) translate(-300 -300)",
    }),
    boltHole(142, 300, 9),
    boltHole(458, 300, 9),
  ].join("");
  return { body, box: { x: 110, y: 206, width: 380, height: 188 }, sizeMm: [122, 64], focus: [430, 300], depth: 26 };
}
