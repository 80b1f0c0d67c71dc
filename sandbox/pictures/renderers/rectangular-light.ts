import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { darken, lighten } from "../drawing/colour.ts";
import { material as named } from "../drawing/material.ts";
import { outline } from "../drawing/path-data.ts";
import type { Pen } from "../drawing/pen.ts";
import { circle, ellipse, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { boltHead, boltHole } from "../drawing/solids.ts";

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

function tailLight({ pen, random, words }: Sheet): Artwork {
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

function headlight({ pen, random }: Sheet): Artwork {
  const chrome = named("chrome");
  const cut = random.between(10, 70);
  const edge = outline([
    [60, 186, 34],
    [470, 186, 26],
    [540, 186 + cut, 34],
    [540, 414, 34],
    [60, 414, 34],
  ]);
  const inner = outline([
    [82, 208, 22],
    [462, 208, 18],
    [518, 206 + cut, 24],
    [518, 392, 22],
    [82, 392, 22],
  ]);
  const clip = pen.clip(path(inner));
  const lamp = (x: number, r: number) =>
    circle(x, 300, r, {
      fill: pen.radial(
        [
          [0, "#ffffff"],
          [0.35, "#e6eef2"],
          [0.7, "#7e929e"],
          [0.85, "#dfe8ec"],
          [1, "#5f7480"],
        ],
        0.42,
        0.38,
        0.65,
      ),
      stroke: "#51626c",
      "stroke-width": 2,
    }) +
    circle(x, 300, r * 0.28, {
      fill: pen.radial([
        [0, "#ffffff"],
        [1, "#b9c8d0"],
      ]),
      stroke: "#6c7f8a",
      "stroke-width": 1.4,
    });
  const body = [
    path(edge, {
      fill: pen.linear(
        [
          [0, "#43484f"],
          [0.4, "#24282d"],
          [1, "#0d0f12"],
        ],
        "slope",
      ),
      stroke: "#08090b",
      "stroke-width": 2,
    }),
    path(inner, { fill: pen.face(chrome, "down") }),
    group(
      [
        lamp(190, 84),
        lamp(382, 84),
        rect(462, 196, 70, 210, {
          fill: pen.linear([
            [0, "#ffc76a"],
            [1, "#d47808"],
          ]),
          opacity: 0.92,
        }),
        repeat(
          33,
          (index) =>
            stroke(`M${86 + index * 13.4} 200V400`, "#ffffff", 2, { opacity: 0.32 }) +
            stroke(`M${90 + index * 13.4} 200V400`, "#41545f", 1, { opacity: 0.28 }),
        ),
        path("M70 200H540V262Q300 240 70 292Z", { fill: "#ffffff", opacity: 0.34 }),
      ],
      { "clip-path": clip },
    ),
    path(inner, { fill: "none", stroke: "#0d0f12", "stroke-width": 3 }),
    path(edge, { fill: "none", stroke: "#7b828b", "stroke-width": 2, opacity: 0.7, transform: "translate(2 3) scale(0.993)" }),
  ].join("");
  return { body, box: { x: 60, y: 186, width: 480, height: 228 }, sizeMm: [338, 164], focus: [382, 300], depth: 30 };
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
