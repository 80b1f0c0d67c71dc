import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named, type Material } from "#sandbox/pictures/drawing/material.ts";
import { d, outline, ringSector } from "#sandbox/pictures/drawing/path-data.ts";
import type { Pen } from "#sandbox/pictures/drawing/pen.ts";
import { around, circle, ellipse, group, path, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHead, boltHole } from "#sandbox/pictures/drawing/solids.ts";

function tyreless(pen: Pen, barrel: Material): string {
  return (
    circle(300, 300, 210, {
      fill: pen.linear(
        [
          [0, barrel.shine],
          [0.3, barrel.mid],
          [0.5, barrel.light],
          [0.7, barrel.dark],
          [1, barrel.light],
        ],
        "slope",
      ),
      stroke: barrel.edge,
      "stroke-width": 2.4,
    }) +
    circle(300, 300, 196, { fill: "none", stroke: barrel.edge, "stroke-width": 3, opacity: 0.6 }) +
    circle(300, 300, 184, {
      fill: pen.radial(
        [
          [0, "#0a0b0d"],
          [0.8, "#1d2126"],
          [1, barrel.dark],
        ],
        0.5,
        0.5,
        0.5,
      ),
      stroke: barrel.edge,
      "stroke-width": 2,
    })
  );
}

export function alloyWheel({ pen, random, material }: Sheet): Artwork {
  const alloy = material("alloy");
  const spokes = random.pick([5, 8, 5, 6]);
  const wide = 340 / spokes;
  const spoke = outline([
    [34, -wide * 0.34],
    [120, -wide * 0.3, 14],
    [190, -wide * 0.52, 4],
    [190, wide * 0.52, 4],
    [120, wide * 0.3, 14],
    [34, wide * 0.34],
  ]);
  const body = [
    tyreless(pen, alloy),
    circle(300, 300, 118, { fill: "none", stroke: "#4b525a", "stroke-width": 36, opacity: 0.5 }),
    repeat(spokes, (index) =>
      group(
        path(spoke, { fill: pen.face(alloy, "down"), stroke: alloy.edge, "stroke-width": 2.2 }) +
          stroke(d`M64 0H182`, alloy.dark, wide * 0.16, { opacity: 0.4 }) +
          stroke(d`M70 ${-wide * 0.22}H150`, alloy.shine, 3, { opacity: 0.8 }),
        { transform: `translate(300 300) rotate(${(index * 360) / spokes - 90})` },
      ),
    ),
    circle(300, 300, 78, { fill: pen.face(alloy), stroke: alloy.edge, "stroke-width": 2.4 }),
    around(5, 300, 300, 54, (x, y) => circle(x, y, 14, { fill: "#31373e" }) + boltHead(pen, x, y, 9, named("chrome"))),
    circle(300, 300, 29, { fill: pen.face(named("chrome")), stroke: "#39424c", "stroke-width": 2 }),
    circle(300, 300, 20, {
      fill: pen.linear([
        [0, "#e23a4d"],
        [1, "#8c0a1d"],
      ]),
    }),
  ].join("");
  return { body, box: { x: 90, y: 90, width: 420, height: 420 }, focus: [390, 210], sizeMm: [432, 432], depth: 44 };
}

export function steelWheel({ pen, random, material }: Sheet): Artwork {
  const steel = material("black");
  const slots = random.pick([10, 12, 8]);
  const body = [
    tyreless(pen, steel),
    circle(300, 300, 180, {
      fill: pen.radial(
        [
          [0, steel.light],
          [0.6, steel.mid],
          [1, steel.dark],
        ],
        0.4,
        0.35,
        0.7,
      ),
      stroke: steel.edge,
      "stroke-width": 2,
    }),
    circle(300, 300, 118, { fill: "none", stroke: steel.edge, "stroke-width": 6, opacity: 0.8 }),
    circle(298, 297, 114, { fill: "none", stroke: steel.shine, "stroke-width": 2.5, opacity: 0.8 }),
    around(slots, 300, 300, 148, (x, y, degrees) =>
      ellipse(x, y, 13, 21, {
        fill: "#e9e7e4",
        stroke: steel.edge,
        "stroke-width": 3,
        transform: `rotate(${degrees.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})`,
      }),
    ),
    around(5, 300, 300, 70, (x, y) => circle(x, y, 17, { fill: steel.dark }) + boltHole(x, y, 10)),
    circle(300, 300, 42, { fill: "#efedeb", stroke: steel.edge, "stroke-width": 6 }),
    stroke("M462 196l22 -13", "#c9a24a", 6),
    path(ringSector(300, 300, 190, 206, 200, 262), { fill: "#ffffff", opacity: 0.4 }),
  ].join("");
  return { body, box: { x: 90, y: 90, width: 420, height: 420 }, focus: [400, 220], sizeMm: [381, 381], depth: 44 };
}

/** Tread blocks round the edge, two bands on the wall, and nothing but shade where the wheel goes. */
export function tyre({ pen, random, material }: Sheet): Artwork {
  const rubber = material("rubber");
  const blocks = random.whole(44, 58);
  const body = [
    repeat(blocks, (index) =>
      path(
        outline([
          [204, -9, 2],
          [222, -8, 3],
          [222, 8, 3],
          [204, 9, 2],
        ]),
        { fill: rubber.dark, stroke: rubber.edge, "stroke-width": 1.4, transform: `translate(300 300) rotate(${(index * 360) / blocks})` },
      ),
    ),
    circle(300, 300, 212, { fill: pen.face(rubber, "down"), stroke: rubber.edge, "stroke-width": 3 }),
    circle(300, 300, 196, { fill: "none", stroke: rubber.light, "stroke-width": 2, opacity: 0.5 }),
    circle(300, 300, 168, { fill: "none", stroke: rubber.shine, "stroke-width": random.pick([2, 5, 9]), opacity: 0.5 }),
    circle(300, 300, 138, { fill: "none", stroke: rubber.edge, "stroke-width": 6, opacity: 0.8 }),
    circle(300, 300, 128, {
      fill: pen.radial(
        [
          [0, "#07080a"],
          [0.85, "#14171b"],
          [1, rubber.dark],
        ],
        0.5,
        0.5,
        0.5,
      ),
      stroke: rubber.edge,
      "stroke-width": 4,
    }),
  ].join("");
  return { body, box: { x: 76, y: 76, width: 448, height: 448 }, focus: [420, 180], sizeMm: [620, 620], depth: 60 };
}
