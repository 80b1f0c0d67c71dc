import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { lettering } from "#sandbox/pictures/drawing/lettering.ts";
import { material as named, paint } from "#sandbox/pictures/drawing/material.ts";
import { d, hole, outline } from "#sandbox/pictures/drawing/path-data.ts";
import { around, circle, group, path, polar, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHead } from "#sandbox/pictures/drawing/solids.ts";

/** A sports wheel with drilled spokes, its rim in leather or timber. */
export function steeringWheel(sheet: Sheet): Artwork {
  const { pen, random, words, label } = sheet;
  const isWood = words.includes("wood") || (words === "" && random.whole(0, 2) === 0);
  const rim = paint(sheet.colour(isWood ? "woodgrain" : "black"));
  const alloy = named(random.pick(["alloy", "chrome", "black"]));
  const angles: readonly number[] = random.pick([
    [0, 90, 180],
    [-20, 90, 200],
    [0, 180],
  ]);
  const holes = random.whole(2, 4);
  const spoke = (degrees: number) => {
    const cut = Array.from({ length: holes }, (_, index) => hole(96 + index * (84 / Math.max(1, holes - 1)), 0, 15 - index * 2.6)).join("");
    const shape = outline([
      [40, -42],
      [198, -20, 4],
      [198, 20, 4],
      [40, 42],
    ]);
    return group(path(`${shape}${cut}`, { "fill-rule": "evenodd", fill: pen.face(alloy, "down"), stroke: alloy.edge, "stroke-width": 2 }), {
      transform: `translate(300 300) rotate(${degrees})`,
    });
  };
  const stitches = around(72, 300, 300, 196, (x, y, degrees) => {
    const [x2, y2] = polar(x, y, 9, degrees + 200);
    return stroke(d`M${x} ${y}L${x2} ${y2}`, rim.shine, 1.6, { opacity: 0.75 });
  });
  const grain = repeat(7, (index) =>
    circle(300, 300, 190 + index * 5, {
      fill: "none",
      stroke: rim.edge,
      "stroke-width": 0.9,
      opacity: 0.35,
      "stroke-dasharray": `${60 + index * 13} ${8 + index * 5}`,
    }),
  );
  const body = [
    angles.map(spoke).join(""),
    circle(300, 300, 207, { fill: "none", stroke: rim.edge, "stroke-width": 43 }),
    circle(300, 300, 207, {
      fill: "none",
      stroke: pen.linear(
        [
          [0, rim.light],
          [0.5, rim.mid],
          [1, rim.dark],
        ],
        "slope",
      ),
      "stroke-width": 39,
    }),
    circle(297, 296, 211, { fill: "none", stroke: rim.light, "stroke-width": 15, opacity: 0.55 }),
    circle(295, 293, 214, {
      fill: "none",
      stroke: rim.shine,
      "stroke-width": 5,
      opacity: 0.6,
      "stroke-dasharray": "420 200 300 420",
      "stroke-dashoffset": 760,
    }),
    isWood
      ? grain +
        around(16, 300, 300, 207, (x, y) => circle(x, y, 3.6, { fill: pen.face(named("brass")), stroke: "#6b4a14", "stroke-width": 0.8 }))
      : stitches,
    circle(300, 300, 78, { fill: pen.face(alloy), stroke: alloy.edge, "stroke-width": 2.4 }),
    around(6, 300, 300, 64, (x, y) => boltHead(pen, x, y, 6, named("alloy")), -60),
    circle(300, 300, 50, {
      fill: pen.radial([
        [0, "#4c5159"],
        [0.7, "#1c1f23"],
        [1, "#0a0b0d"],
      ]),
      stroke: "#000000",
      "stroke-width": 1.6,
    }),
    lettering(label ?? "R", { x: 300, y: 316, height: 32, colour: "#e9ecef", anchor: "middle", maxWidth: 66, weight: 0.17 }),
  ].join("");
  return { body, box: { x: 71, y: 71, width: 458, height: 458 }, sizeMm: [350, 350], focus: [220, 200], depth: 26, isLettered: true };
}
