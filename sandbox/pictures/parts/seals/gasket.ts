import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named, paint } from "#sandbox/pictures/drawing/material.ts";
import { d, hole, outline } from "#sandbox/pictures/drawing/path-data.ts";
import { circle, group, path, repeat } from "#sandbox/pictures/drawing/shapes.ts";
import { cut, gasketSet, headGasket, holes } from "./gasket-set.ts";

/** Head gaskets, flat gaskets, whole sets and round seals. */
export function gasket(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "gasket_head":
      return headGasket(sheet);
    case "gasket_set":
      return gasketSet(sheet);
    case "ring_seal":
      return ringSeal(sheet);
    default:
      return flatGasket(sheet);
  }
}

function ringSeal(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const rubber = sheet.material("rubber");
  const steel = named("steel");
  const inner = random.between(104, 132);
  const body = [
    path(hole(300, 300, 196) + hole(300, 300, inner), {
      "fill-rule": "evenodd",
      fill: pen.face(rubber),
      stroke: rubber.edge,
      "stroke-width": 2.4,
    }),
    circle(300, 300, 186, { fill: "none", stroke: pen.face(steel), "stroke-width": 9 }),
    circle(300, 300, 168, { fill: "none", stroke: rubber.edge, "stroke-width": 3 }),
    circle(299, 298, 165, { fill: "none", stroke: rubber.shine, "stroke-width": 2, opacity: 0.6 }),
    circle(300, 300, inner + 26, { fill: "none", stroke: pen.face(named("brass")), "stroke-width": 8, "stroke-dasharray": "3 2.4" }),
    circle(300, 300, inner + 9, { fill: "none", stroke: paint("#a8461f").mid, "stroke-width": 16 }),
    circle(298, 297, inner + 11, { fill: "none", stroke: "#e08a60", "stroke-width": 3, opacity: 0.7 }),
    path(d`M170 190A170 170 0 0 1 300 118`, {
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": 12,
      "stroke-linecap": "round",
      opacity: 0.25,
    }),
  ].join("");
  return { body, box: { x: 104, y: 104, width: 392, height: 392 }, sizeMm: [112, 112], focus: [180, 220], depth: 22, pack: "bag" };
}

/** A tail light's gasket: a loop of sponge rubber with its screw holes. */
function lampGasket({ pen, material }: Sheet): Artwork {
  const rubber = material("rubber");
  const shape =
    outline([
      [60, 220, 60],
      [540, 206, 40],
      [540, 394, 40],
      [60, 380, 60],
    ]) +
    outline([
      [96, 252, 40],
      [506, 240, 24],
      [506, 360, 24],
      [96, 348, 40],
    ]) +
    holes(
      [
        [80, 300],
        [300, 230],
        [300, 371],
        [522, 300],
      ],
      6,
    );
  return {
    body: cut(pen, shape, rubber),
    box: { x: 60, y: 206, width: 480, height: 188 },
    sizeMm: [286, 112],
    focus: [480, 240],
    depth: 12,
    pack: "bag",
  };
}

function flatGasket(sheet: Sheet): Artwork {
  if (sheet.type.includes("light")) return lampGasket(sheet);
  const { pen, random } = sheet;
  const stuff = sheet.words ? sheet.material("iron") : random.whole(0, 1) ? paint("#c08f58") : named("iron");
  const isFlange = sheet.type ? sheet.type.includes("manifold") : random.whole(0, 1) === 1;
  const specks = repeat(60, (index) =>
    circle(60 + ((index * 137) % 480), 200 + ((index * 83) % 200), 1.5, { fill: stuff.edge, opacity: 0.35 }),
  );
  const long =
    outline([
      [44, 214, 50],
      [556, 214, 50],
      [556, 386, 50],
      [44, 386, 50],
    ]) +
    outline([
      [78, 246, 28],
      [522, 246, 28],
      [522, 354, 28],
      [78, 354, 28],
    ]) +
    holes(
      [
        [66, 232],
        [534, 232],
        [66, 368],
        [534, 368],
        [300, 230],
        [300, 370],
      ],
      7,
    );
  const count = sheet.bores || 4;
  const ports = Array.from({ length: count }, (_, index) => 96 + (index * 408) / (count - 1));
  const half = Math.min(34, 136 / count);
  const above = ports.flatMap(
    (x) =>
      [
        [x - half * 1.76, 234, 30],
        [x + half * 1.76, 234, 30],
      ] as const,
  );
  const below = ports.toReversed().flatMap(
    (x) =>
      [
        [x + half * 1.76, 366, 30],
        [x - half * 1.76, 366, 30],
      ] as const,
  );
  const manifold =
    outline([...above, ...below]) +
    ports
      .map((x) =>
        outline([
          [x - half, 266, 14],
          [x + half, 266, 14],
          [x + half, 334, 14],
          [x - half, 334, 14],
        ]),
      )
      .join("") +
    holes(
      ports.slice(1).flatMap((x, index) => {
        const between = (x + (ports[index] ?? x)) / 2;
        return [
          [between, 256],
          [between, 344],
        ] as const;
      }),
      7,
    );
  const shape = isFlange ? manifold : long;
  const clip = pen.clip(path(shape, { "clip-rule": "evenodd" }));
  return {
    body: cut(pen, shape, stuff) + group(specks, { "clip-path": clip }),
    box: { x: 36, y: 214, width: 528, height: 172 },
    sizeMm: [438, 132],
    focus: [500, 250],
    depth: 6,
    pack: "bag",
  };
}
