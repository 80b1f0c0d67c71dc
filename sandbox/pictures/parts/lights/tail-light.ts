import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { darken, lighten } from "#sandbox/pictures/drawing/colour.ts";
import { material as named } from "#sandbox/pictures/drawing/material.ts";
import { outline } from "#sandbox/pictures/drawing/path-data.ts";
import type { Pen } from "#sandbox/pictures/drawing/pen.ts";
import { group, path, rect, repeat } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHead } from "#sandbox/pictures/drawing/solids.ts";

function lensBand(pen: Pen, x: number, y: number, width: number, height: number, colour: string): string {
  const ribs = Math.max(3, Math.round(width / 13));
  return (
    rect(x, y, width, height, {
      fill: pen.radial(
        [
          [0, lighten(colour, 0.5)],
          [0.4, colour],
          [1, darken(colour, 0.45)],
        ],
        0.4,
        0.35,
        0.9,
      ),
    }) +
    repeat(
      ribs,
      (index) =>
        rect(x + (index * width) / ribs, y, 3, height, { fill: "#ffffff", opacity: 0.17 }) +
        rect(x + 4 + (index * width) / ribs, y, 2, height, { fill: "#000000", opacity: 0.16 }),
    )
  );
}

export function tailLight({ pen, random, words }: Sheet): Artwork {
  const chrome = named("chrome");
  const layouts = [
    ["#d5142c", "#f08a16", "#eef3f5"],
    ["#f08a16", "#d5142c", "#eef3f5"],
    ["#d5142c", "#eef3f5", "#d5142c"],
    ["#d5142c", "#d5142c", "#f08a16"],
  ] as const;
  const plain = words.includes("clear") ? layouts[2] : words.includes("amber") ? layouts[0] : random.pick(layouts);
  const height = random.between(150, 196);
  const top = 300 - height / 2;
  const lean = random.between(6, 34);
  const edge = outline([
    [46, top, 26],
    [554 - lean, top, 26],
    [554, top + height, 30],
    [46 + lean * 0.3, top + height, 26],
  ]);
  const inner = outline([
    [64, top + 17, 16],
    [537 - lean, top + 17, 16],
    [534, top + height - 17, 20],
    [64 + lean * 0.3, top + height - 17, 16],
  ]);
  const widths = random.pick([
    [190, 150, 130],
    [150, 200, 120],
    [160, 160, 150],
  ]);
  let x = 64;
  const bands = plain.map((colour, index) => {
    const width = (widths[index] ?? 150) * 1.02;
    const band = lensBand(pen, x, top, width, height, colour) + rect(x + width - 4, top, 6, height, { fill: "#15181c", opacity: 0.75 });
    x += width;
    return band;
  });
  const clip = pen.clip(path(inner));
  const glow = path(`M40 ${top}H560V${top + height * 0.4}Q300 ${top + height * 0.28} 40 ${top + height * 0.48}Z`, {
    fill: pen.linear(
      [
        [0, "#ffffffb0"],
        [1, "#ffffff10"],
      ],
      "down",
    ),
  });
  const body = [
    path(edge, { fill: pen.face(chrome, "down"), stroke: chrome.edge, "stroke-width": 2 }),
    path(inner, { fill: "#23080c" }),
    group(
      [
        ...bands,
        ...[0, 1, 2].map((line) => rect(40, top + height * (0.28 + line * 0.22), 520, 3, { fill: "#000000", opacity: 0.14 })),
        glow,
      ],
      { "clip-path": clip },
    ),
    path(inner, { fill: "none", stroke: "#16191d", "stroke-width": 3 }),
    boltHead(pen, 80, 300, 6, chrome),
    boltHead(pen, 526 - lean * 0.4, 300, 6, chrome),
  ].join("");
  return { body, box: { x: 46, y: top, width: 508, height }, sizeMm: [412, 148], focus: [240, 300], depth: 30 };
}
