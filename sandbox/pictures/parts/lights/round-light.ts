import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named } from "#sandbox/pictures/drawing/material.ts";
import { hole, outline, ringSector } from "#sandbox/pictures/drawing/path-data.ts";
import { around, circle, ellipse, group, path, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHead, boltHole } from "#sandbox/pictures/drawing/solids.ts";

/** A round headlight with its ribbed lens, or the open ring that holds it. */
export function roundLight(sheet: Sheet): Artwork {
  return sheet.family === "ring_bezel" ? bezel(sheet) : headlight(sheet);
}

function headlight({ pen, random }: Sheet): Artwork {
  const chrome = named("chrome");
  const ribs = random.whole(15, 21);
  const lens = pen.clip(circle(300, 300, 174));
  const glass = [
    circle(300, 300, 174, {
      fill: pen.radial(
        [
          [0, "#fbfdfe"],
          [0.4, "#d5e1e8"],
          [0.8, "#93a8b5"],
          [1, "#5f7583"],
        ],
        0.38,
        0.32,
        0.75,
      ),
    }),
    ellipse(300, 310, 118, 106, {
      fill: pen.radial(
        [
          [0, "#ffffff"],
          [0.6, "#e8eff300"],
          [1, "#e8eff300"],
        ],
        0.5,
        0.45,
        0.6,
      ),
      opacity: 0.9,
    }),
    repeat(ribs, (index) => {
      const x = 126 + ((index + 0.5) * 348) / ribs;
      return (
        stroke(`M${x.toFixed(1)} 120V480`, "#4c6472", 1.4, { opacity: 0.4 }) +
        stroke(`M${(x + 3).toFixed(1)} 120V480`, "#ffffff", 2.6, { opacity: 0.5 })
      );
    }),
    stroke("M120 318Q300 352 480 318", "#5d7482", 2.4, { opacity: 0.55 }),
    stroke("M120 252Q300 218 480 252", "#5d7482", 1.6, { opacity: 0.35 }),
    circle(300, 304, 30, {
      fill: pen.radial([
        [0, "#ffffff"],
        [0.5, "#f2f5f6"],
        [1, "#9eb2bd"],
      ]),
      stroke: "#7f95a2",
      "stroke-width": 1.2,
    }),
    path(ringSector(300, 300, 148, 166, 196, 290), { fill: "#ffffff", opacity: 0.75 }),
    path(ringSector(300, 300, 158, 166, 20, 70), { fill: "#ffffff", opacity: 0.4 }),
  ];
  const body = [
    circle(300, 300, 204, {
      fill: pen.linear(
        [
          [0, "#ffffff"],
          [0.22, "#9aa6b2"],
          [0.36, "#f4f7f9"],
          [0.55, "#525e6a"],
          [0.66, "#1f272f"],
          [0.7, "#e8edf1"],
          [0.85, "#8d99a5"],
          [1, "#dfe5ea"],
        ],
        "slope",
      ),
      stroke: chrome.edge,
      "stroke-width": 2,
    }),
    circle(300, 300, 186, {
      fill: "none",
      stroke: pen.linear(
        [
          [0, "#59646f"],
          [0.5, "#dfe5ea"],
          [1, "#ffffff"],
        ],
        "slope",
      ),
      "stroke-width": 9,
    }),
    circle(300, 300, 178, { fill: "#171b20" }),
    group(glass, { "clip-path": lens }),
    boltHead(pen, 300, 492, 7, chrome),
  ].join("");
  return { body, box: { x: 96, y: 96, width: 408, height: 408 }, sizeMm: [178, 178], focus: [230, 300], depth: 24 };
}

function bezel({ pen, random, seed, material }: Sheet): Artwork {
  const metal = material("chrome");
  const inner = random.between(150, 166);
  const isSquare = seed % 4 === 3;
  const outer = isSquare
    ? outline([
        [96, 96, 46],
        [504, 96, 46],
        [504, 504, 46],
        [96, 504, 46],
      ])
    : hole(300, 300, 200);
  const ears = around(3, 300, 300, 200, (x, y) => circle(x, y, 25, { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2 }), -90);
  const body = [
    isSquare ? "" : ears,
    path(`${outer}${hole(300, 300, inner)}`, {
      "fill-rule": "evenodd",
      fill: pen.face(metal, "slope"),
      stroke: metal.edge,
      "stroke-width": 2.2,
    }),
    circle(300, 300, inner + 22, { fill: "none", stroke: metal.edge, "stroke-width": 2, opacity: 0.7 }),
    circle(300, 300, inner + 19, { fill: "none", stroke: metal.shine, "stroke-width": 3, opacity: 0.9 }),
    path(ringSector(300, 300, inner + 2, inner + 16, 190, 280), { fill: "#ffffff", opacity: 0.7 }),
    circle(300, 300, inner, { fill: "none", stroke: metal.dark, "stroke-width": 7 }),
    around(3, 300, 300, isSquare ? inner + 34 : 202, (x, y) => boltHole(x, y, 7), isSquare ? -45 : -90),
    stroke(`M300 ${300 + inner}v14`, metal.edge, 5),
  ].join("");
  return {
    body,
    box: { x: 96, y: isSquare ? 96 : 76, width: 408, height: isSquare ? 408 : 424 },
    sizeMm: [214, 214],
    focus: [430, 400],
    depth: 20,
  };
}
