import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named } from "#sandbox/pictures/drawing/material.ts";
import { d, hole, outline } from "#sandbox/pictures/drawing/path-data.ts";
import { around, circle, ellipse, group, path, polar, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHole, lyingCylinder } from "#sandbox/pictures/drawing/solids.ts";

/** Radiators with tanks and core, and fan shrouds. */
export function radiator(sheet: Sheet): Artwork {
  if (sheet.family === "shroud") return shroud(sheet);
  if (sheet.type.includes("heater")) return heaterCore(sheet);
  return sheet.type.includes("air conditioning") ? underDashUnit(sheet) : core(sheet);
}

/** Coolant only passes through: two pipes, a small square core, and nothing to fill. */
function heaterCore({ pen, random, material }: Sheet): Artwork {
  const metal = material(random.pick(["brass", "copper", "alloy"]));
  const edge = { stroke: metal.edge, "stroke-width": 2 };
  const fins = repeat(26, (index) => rect(164 + index * 10.6, 214, 7, 262, { fill: pen.tube(named("alloy")) }));
  const rows = repeat(8, (index) => stroke(`M160 ${232 + index * 32}H442`, metal.dark, 5, { opacity: 0.55 }));
  const tank = (y: number) => rect(146, y, 310, 44, { rx: 8, fill: pen.tube(metal, "down"), ...edge });
  const pipe = (x: number, top: number) =>
    rect(x, top, 34, 180 - top, { fill: pen.tube(metal), ...edge }) + rect(x - 4, top + 12, 42, 9, { rx: 4, fill: metal.mid, ...edge });
  const body = [pipe(196, 84), pipe(372, 108), rect(156, 204, 290, 282, { fill: "#2a2f35" }), fins, rows, tank(172), tank(478)].join("");
  return { body, box: { x: 146, y: 84, width: 310, height: 438 }, sizeMm: [208, 246], focus: [280, 220], depth: 40 };
}

/** The evaporator's box that hangs below the dash, its vents and its two knobs. */
function underDashUnit({ pen, material }: Sheet): Artwork {
  const shell = material("black");
  const vent = (x: number) =>
    circle(x, 292, 52, { fill: pen.tube(named("chrome"), "down"), stroke: shell.edge, "stroke-width": 2 }) +
    circle(x, 292, 44, { fill: "#14171b" }) +
    repeat(4, (index) => stroke(`M${x - 36} ${268 + index * 16}H${x + 36}`, "#59626b", 5));
  const knob = (x: number) =>
    circle(x, 380, 20, { fill: pen.face(named("chrome")), stroke: "#39424c", "stroke-width": 2 }) +
    rect(x - 2, 362, 4, 18, { fill: "#14171b" });
  const body = [
    outline([
      [60, 214, 20],
      [540, 214, 20],
      [520, 426, 26],
      [80, 426, 26],
    ]),
  ].map((shape) => path(shape, { fill: pen.face(shell), stroke: shell.edge, "stroke-width": 2.4 }));
  const straps = [90, 490].map((x) => rect(x, 168, 22, 56, { fill: pen.tube(named("zinc")), stroke: "#544d33", "stroke-width": 1.4 }));
  return {
    body: [
      ...straps,
      ...body,
      vent(140),
      vent(246),
      vent(354),
      vent(460),
      knob(250),
      knob(350),
      stroke("M96 232H504", shell.shine, 3, { opacity: 0.6 }),
    ].join(""),
    box: { x: 60, y: 168, width: 480, height: 258 },
    sizeMm: [520, 190],
    focus: [246, 292],
    depth: 30,
  };
}

function core({ pen, random, seed, words, material }: Sheet): Artwork {
  const isBrass = words.includes("copper") || words.includes("brass");
  const metal = isBrass ? named("black") : material(random.pick(["alloy", "black", "alloy"]));
  const necks = named(isBrass ? "brass" : "alloy");
  const isCrossflow = seed % 3 === 1;
  const rows = random.whole(38, 48);
  const fins =
    repeat(rows, (index) => {
      const x = 92 + (index * 416) / rows;
      return rect(x, 182, 416 / rows - 3.4, 238, {
        fill: pen.linear(
          [
            [0, "#e9edf0"],
            [0.5, "#8d969f"],
            [1, "#3f474f"],
          ],
          "across",
        ),
      });
    }) + repeat(47, (index) => stroke(`M92 ${184 + index * 5}H508`, "#15181c", 1.1, { opacity: 0.45 }));
  const tank = (y: number, height: number) =>
    rect(58, y, 484, height, { rx: 9, fill: pen.tube(metal, "down"), stroke: metal.edge, "stroke-width": 2 }) +
    stroke(`M70 ${y + height * 0.22}H530`, metal.shine, 3, { opacity: 0.8 });
  const sideTank = (x: number) => rect(x, 146, 52, 310, { rx: 9, fill: pen.tube(metal), stroke: metal.edge, "stroke-width": 2 });
  const cap = (x: number, y: number) =>
    [
      rect(x - 23, y - 24, 46, 30, { fill: pen.tube(necks), stroke: necks.edge, "stroke-width": 1.6 }),
      ellipse(x, y - 24, 38, 11, { fill: pen.face(named("chrome"), "across"), stroke: "#39424c", "stroke-width": 1.6 }),
      ellipse(x, y - 29, 25, 6, { fill: "#e9edf1", stroke: "#56616d", "stroke-width": 1.2 }),
    ].join("");
  const body = [
    group(lyingCylinder(pen, 500, 168, 62, 34, necks, named("black")), { transform: "rotate(-14 500 180)" }),
    group(lyingCylinder(pen, 38, 404, 62, 34, necks), { transform: "rotate(-10 90 420)" }),
    rect(76, 166, 448, 270, { fill: "#22272c" }),
    fins,
    isCrossflow
      ? rect(96, 146, 408, 34, { fill: pen.tube(metal, "down"), stroke: metal.edge, "stroke-width": 2 }) +
        rect(96, 420, 408, 34, { fill: pen.tube(metal, "down"), stroke: metal.edge, "stroke-width": 2 }) +
        sideTank(50) +
        sideTank(498)
      : tank(126, 60) + tank(416, 54),
    isCrossflow
      ? ""
      : rect(58, 186, 36, 230, { fill: pen.tube(metal), stroke: metal.edge, "stroke-width": 1.6 }) +
        rect(506, 186, 36, 230, { fill: pen.tube(metal), stroke: metal.edge, "stroke-width": 1.6 }),
    isCrossflow ? cap(524, 150) : cap(286, 130),
    [
      [70, 230],
      [70, 372],
      [530, 230],
      [530, 372],
    ]
      .map(([x = 0, y = 0]) => boltHole(x, y, 5))
      .join(""),
    path("M92 182H300L180 420H92Z", { fill: "#ffffff", opacity: 0.1 }),
  ].join("");
  return { body, box: { x: 34, y: 94, width: 532, height: 376 }, sizeMm: [628, 452], focus: [470, 210], depth: 26 };
}

function shroud({ pen, random, material }: Sheet): Artwork {
  const plastic = material("black");
  const radius = random.between(148, 166);
  const shape = outline([
    [66, 116, 26],
    [534, 116, 26],
    [534, 484, 26],
    [66, 484, 26],
  ]);
  const rays = around(28, 300, 300, radius + 30, (x, y, degrees) => {
    const [x2, y2] = polar(300, 300, radius + 160, degrees);
    return stroke(d`M${x} ${y}L${x2} ${y2}`, plastic.edge, 2, { opacity: 0.4 });
  });
  const clip = pen.clip(path(shape + hole(300, 300, radius), { "clip-rule": "evenodd" }));
  const body = [
    path(shape + hole(300, 300, radius), { "fill-rule": "evenodd", fill: pen.face(plastic), stroke: plastic.edge, "stroke-width": 2.4 }),
    group(rays, { "clip-path": clip }),
    circle(300, 300, radius + 22, { fill: "none", stroke: plastic.edge, "stroke-width": 4 }),
    circle(298, 297, radius + 18, { fill: "none", stroke: plastic.shine, "stroke-width": 3, opacity: 0.7 }),
    circle(300, 300, radius + 5, {
      fill: "none",
      stroke: pen.linear(
        [
          [0, plastic.dark],
          [1, plastic.light],
        ],
        "slope",
      ),
      "stroke-width": 13,
    }),
    [
      [90, 140],
      [510, 140],
      [90, 460],
      [510, 460],
      [300, 134],
    ]
      .map(([x = 0, y = 0]) => boltHole(x, y, 7))
      .join(""),
    stroke("M86 122H510", plastic.shine, 3, { opacity: 0.6 }),
  ].join("");
  return { body, box: { x: 66, y: 116, width: 468, height: 368 }, sizeMm: [640, 480], focus: [430, 200], depth: 34 };
}
