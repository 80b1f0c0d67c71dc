import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { darken, lighten } from "#sandbox/pictures/drawing/colour.ts";
import { material as named } from "#sandbox/pictures/drawing/material.ts";
import { outline } from "#sandbox/pictures/drawing/path-data.ts";
import { circle, ellipse, group, path, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHead, boltHole } from "#sandbox/pictures/drawing/solids.ts";
import { headlight } from "./headlight.ts";
import { tailLight } from "./tail-light.ts";

/** Rectangular headlights, tail lights, small lenses and LED bars. */
export function rectangularLight(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "headlight_rect":
      return headlight(sheet);
    case "lens_small":
      return smallLens(sheet);
    case "light_bar":
      return lightBar(sheet);
    default:
      return tailLight(sheet);
  }
}

function lightBar({ pen, random, material }: Sheet): Artwork {
  const housing = material("black");
  const cells = random.whole(7, 10);
  const width = 444 / cells;
  const lamps = repeat(cells, (index) => {
    const x = 78 + index * width;
    return (
      rect(x + 2, 268, width - 4, 64, { rx: 7, fill: pen.face(named("chrome"), "down"), stroke: "#3a434c", "stroke-width": 1.2 }) +
      circle(x + width / 2, 300, width * 0.33, {
        fill: pen.radial(
          [
            [0, "#ffffff"],
            [0.4, "#fdf6d8"],
            [0.75, "#c9c4aa"],
            [1, "#7f868c"],
          ],
          0.5,
          0.45,
          0.6,
        ),
      }) +
      circle(x + width / 2, 300, 6, { fill: "#f6d55c", stroke: "#8b7a2e", "stroke-width": 1 })
    );
  });
  const body = [
    path(
      outline([
        [66, 346, 4],
        [110, 346, 4],
        [104, 402, 4],
        [58, 402, 4],
      ]),
      { fill: pen.face(housing), stroke: housing.edge, "stroke-width": 2 },
    ),
    path(
      outline([
        [490, 346, 4],
        [534, 346, 4],
        [542, 402, 4],
        [496, 402, 4],
      ]),
      { fill: pen.face(housing), stroke: housing.edge, "stroke-width": 2 },
    ),
    boltHead(pen, 84, 376, 9, named("alloy")),
    boltHead(pen, 516, 376, 9, named("alloy")),
    repeat(30, (index) => rect(60 + index * 16, 226, 8, 30, { rx: 2, fill: pen.tube(housing) })),
    rect(46, 246, 508, 110, { rx: 16, fill: pen.face(housing, "down"), stroke: housing.edge, "stroke-width": 2 }),
    rect(66, 258, 468, 84, { rx: 8, fill: "#0a0c0f" }),
    lamps,
    path("M70 262H530V286Q300 276 70 300Z", { fill: "#ffffff", opacity: 0.25 }),
    stroke("M56 251H544", housing.shine, 2.5, { opacity: 0.8 }),
  ].join("");
  return { body, box: { x: 46, y: 226, width: 508, height: 176 }, sizeMm: [558, 82], focus: [410, 300] };
}

function smallLens({ pen, random, colour }: Sheet): Artwork {
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
