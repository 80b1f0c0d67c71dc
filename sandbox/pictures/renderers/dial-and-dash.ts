import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { lettering } from "../drawing/lettering.ts";
import { material as named } from "../drawing/material.ts";
import { d, hole, outline } from "../drawing/path-data.ts";
import { circle, ellipse, path, polar, rect, repeat, stroke } from "../drawing/shapes.ts";
import { boltHead, boltHole, lyingCylinder } from "../drawing/solids.ts";
import { tube } from "../drawing/tube.ts";

/** Gauges, dash pads, radios, switches, senders and ignition modules. */
export function dialAndDash(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "dash":
      return dashPad(sheet);
    case "radio":
      return radio(sheet);
    case "switch":
      return switchUnit(sheet);
    case "sender":
      return sender(sheet);
    case "module":
      return ignitionModule(sheet);
    default:
      return gauge(sheet);
  }
}

const scales = [
  ["Oil", "0", "40", "80", "PSI"],
  ["Water", "C", "", "H", "°C"],
  ["Tacho", "0", "4", "8", "×1000"],
  ["Fuel", "E", "1/2", "F", ""],
  ["Volts", "8", "12", "16", "V"],
  ["MPH", "0", "60", "120", ""],
] as const;

function gauge(sheet: Sheet): Artwork {
  const { pen, random, words } = sheet;
  const chrome = named("chrome");
  const isLens = sheet.family === "lens_flat";
  const isWhite = words.includes("white");
  const face = isWhite ? "#f4f1e8" : "#16191d";
  const mark = isWhite ? "#16191d" : "#f4f1e8";
  const [name, low, middle, high, unit] = random.pick(scales);
  const needle = random.between(-130, -20);
  const label = (text: string, degrees: number) => {
    const [x, y] = polar(300, 300, 106, degrees);
    return lettering(text, { x, y: y + 13, height: 25, colour: mark, anchor: "middle", weight: 0.15 });
  };
  const ticks = repeat(41, (index) => {
    const degrees = -220 + index * 6.5;
    const isMajor = index % 10 === 0;
    const [x1, y1] = polar(300, 300, isMajor ? 132 : 146, degrees);
    const [x2, y2] = polar(300, 300, 160, degrees);
    return stroke(d`M${x1} ${y1}L${x2} ${y2}`, index > 34 ? "#e02b3e" : mark, isMajor ? 5 : 2, { "stroke-linecap": "butt" });
  });
  const [tipX, tipY] = polar(300, 300, 142, needle);
  const [tailX, tailY] = polar(300, 300, 36, needle + 180);
  const dial = isLens
    ? circle(300, 300, 176, {
        fill: pen.radial(
          [
            [0, "#ffffff"],
            [0.6, "#eaf1f4"],
            [1, "#c3d2d9"],
          ],
          0.4,
          0.35,
          0.7,
        ),
      })
    : [
        circle(300, 300, 176, {
          fill: pen.radial(
            [
              [0, isWhite ? "#ffffff" : "#2c3138"],
              [1, face],
            ],
            0.45,
            0.4,
            0.7,
          ),
        }),
        ticks,
        label(low, -212),
        label(middle, -90),
        label(high, 32),
        lettering(sheet.label ?? name, { x: 300, y: 392, height: 27, colour: mark, anchor: "middle", maxWidth: 170 }),
        lettering(unit, { x: 300, y: 426, height: 17, colour: mark, anchor: "middle" }),
        stroke(d`M${tailX + 4} ${tailY + 6}L${tipX + 4} ${tipY + 6}`, "#000000", 7, { opacity: 0.35 }),
        stroke(d`M${tailX} ${tailY}L${tipX} ${tipY}`, "#e02b3e", 6.5),
        circle(300, 300, 20, {
          fill: pen.radial([
            [0, "#6d747d"],
            [1, "#0d0f12"],
          ]),
          stroke: "#000000",
          "stroke-width": 1,
        }),
      ].join("");
  const body = [
    circle(300, 300, 206, {
      fill: pen.linear(
        [
          [0, "#ffffff"],
          [0.3, "#97a3af"],
          [0.48, "#eef2f5"],
          [0.56, "#323c46"],
          [0.75, "#a8b3bd"],
          [1, "#f1f4f6"],
        ],
        "slope",
      ),
      stroke: chrome.edge,
      "stroke-width": 2,
    }),
    circle(300, 300, 186, { fill: "#0b0d10" }),
    dial,
    path("M152 232A176 176 0 0 1 404 158Q300 170 236 250Q190 310 178 428A176 176 0 0 1 152 232Z", {
      fill: "#ffffff",
      opacity: isLens ? 0.75 : 0.13,
    }),
  ].join("");
  return { body, box: { x: 94, y: 94, width: 412, height: 412 }, sizeMm: [60, 60], focus: [400, 230], depth: 28, isLettered: true };
}

function dashPad({ pen, random, material }: Sheet): Artwork {
  const vinyl = material("black");
  const holes = random.pick([2, 3]);
  const pad =
    "M28 262Q30 216 90 204Q300 168 510 204Q570 216 572 262L566 350Q560 390 520 388L386 374Q360 370 350 346L250 346Q240 370 214 374L80 388Q40 390 34 350Z";
  const dial = (x: number, r: number) =>
    circle(x, 308, r, { fill: "#e8e6e3" }) +
    circle(x, 308, r, { fill: "none", stroke: "#07080a", "stroke-width": 7 }) +
    circle(x, 308, r - 5, { fill: "none", stroke: vinyl.shine, "stroke-width": 1.5, opacity: 0.6 });
  const body = [
    path(pad, { fill: pen.face(vinyl, "down"), stroke: vinyl.edge, "stroke-width": 2 }),
    path("M36 256Q40 224 94 212Q300 178 506 212Q560 224 564 256Q300 214 36 256Z", { fill: vinyl.shine, opacity: 0.4 }),
    stroke("M36 266Q300 224 564 266", "#000000", 3, { opacity: 0.55 }),
    stroke("M36 270Q300 228 564 270", vinyl.shine, 1.6, { "stroke-dasharray": "7 5", opacity: 0.85 }),
    holes === 3 ? dial(106, 40) + dial(186, 32) + dial(500, 32) : dial(112, 46) + dial(204, 34),
    rect(278, 288, 44, 26, { rx: 5, fill: "#07080a", stroke: vinyl.shine, "stroke-width": 1.4 }),
    rect(398, 296, 70, 40, { rx: 6, fill: "#e8e6e3", stroke: "#07080a", "stroke-width": 5 }),
  ].join("");
  return { body, box: { x: 28, y: 182, width: 544, height: 206 }, sizeMm: [1320, 360], focus: [140, 290] };
}

function radio({ pen, random }: Sheet): Artwork {
  const chrome = named("chrome");
  const station = random.between(200, 400);
  const knob = (x: number) =>
    circle(x + 3, 325, 46, { fill: "#000000", opacity: 0.3 }) +
    circle(x, 320, 46, { fill: pen.face(chrome), stroke: chrome.edge, "stroke-width": 2 }) +
    circle(x, 320, 33, {
      fill: pen.radial([
        [0, "#5a6068"],
        [1, "#101317"],
      ]),
    }) +
    stroke(`M${x} 292v14`, "#ffffff", 4);
  const body = [
    rect(36, 204, 528, 216, {
      rx: 12,
      fill: pen.linear([
        [0, "#454a51"],
        [0.3, "#23272c"],
        [1, "#0f1114"],
      ]),
      stroke: "#07080a",
      "stroke-width": 2,
    }),
    rect(148, 220, 304, 184, { rx: 8, fill: pen.face(chrome, "down"), stroke: chrome.edge, "stroke-width": 2 }),
    rect(162, 234, 276, 84, {
      rx: 4,
      fill: pen.linear([
        [0, "#13232b"],
        [1, "#264552"],
      ]),
    }),
    ["55", "70", "90", "120", "160"]
      .map((text, index) => lettering(text, { x: 196 + index * 52, y: 264, height: 15, colour: "#d9f0d3", anchor: "middle" }))
      .join(""),
    stroke("M176 276H424", "#d9f0d3", 1.6),
    repeat(26, (index) => stroke(`M${180 + index * 9.7} 276v${index % 5 === 0 ? 12 : 6}`, "#d9f0d3", 1.4)),
    rect(station, 238, 5, 74, { fill: "#e02b3e" }),
    path("M162 234H438V262Q300 262 162 300Z", { fill: "#ffffff", opacity: 0.14 }),
    repeat(5, (index) =>
      rect(164 + index * 55, 336, 50, 52, { rx: 5, fill: pen.tube(chrome, "down"), stroke: chrome.edge, "stroke-width": 1.4 }),
    ),
    knob(92),
    knob(508),
  ].join("");
  return { body, box: { x: 36, y: 204, width: 528, height: 216 }, sizeMm: [182, 53], focus: [300, 280], depth: 26, isLettered: true };
}

function switchUnit({ pen, seed }: Sheet): Artwork {
  const [zinc, chrome, black] = [named("zinc"), named("chrome"), named("black")];
  const isIgnition = seed % 2 === 0;
  const body = [
    repeat(3, (index) =>
      rect(38, 256 + index * 38, 66, 11, { rx: 2, fill: pen.tube(named("brass"), "down"), stroke: "#7f5d1d", "stroke-width": 1 }),
    ),
    rect(92, 226, 160, 148, { rx: 12, fill: pen.tube(black, "down"), stroke: black.edge, "stroke-width": 2 }),
    repeat(4, (index) => rect(112 + index * 32, 226, 8, 148, { fill: "#000000", opacity: 0.28 })),
    lyingCylinder(pen, 250, 244, 92, 112, zinc, zinc),
    repeat(8, (index) => rect(258 + index * 11, 262, 4, 76, { fill: zinc.dark, opacity: 0.55 })),
    path(
      outline([
        [348, 228, 10],
        [384, 236, 8],
        [384, 364, 8],
        [348, 372, 10],
      ]),
      { fill: pen.face(chrome, "down"), stroke: chrome.edge, "stroke-width": 2 },
    ),
    isIgnition
      ? lyingCylinder(pen, 384, 254, 70, 92, chrome, chrome) +
        rect(459, 278, 7, 44, { rx: 3, fill: "#101317" }) +
        circle(540, 300, 46, { fill: pen.face(named("brass")), stroke: "#7f5d1d", "stroke-width": 2 }) +
        circle(552, 300, 12, { fill: "#eceae7", stroke: "#7f5d1d", "stroke-width": 2 }) +
        rect(460, 293, 44, 15, { fill: pen.tube(named("brass"), "down") })
      : lyingCylinder(pen, 384, 282, 86, 36, chrome) +
        circle(516, 300, 54, {
          fill: pen.radial([
            [0, "#6d747d"],
            [0.5, "#2a2e34"],
            [1, "#07080a"],
          ]),
          stroke: "#000000",
          "stroke-width": 2,
        }) +
        ellipse(500, 276, 20, 12, { fill: "#ffffff", opacity: 0.4 }),
  ].join("");
  return { body, box: { x: 38, y: 226, width: 548, height: 148 }, sizeMm: [86, 34], focus: [420, 300], pack: "bag" };
}

function sender({ pen, seed }: Sheet): Artwork {
  const [zinc, brass, black] = [named("zinc"), named("brass"), named("black")];
  if (seed % 2 === 0) {
    const body = [
      tube("M300 210V300L372 330L452 452", 10, zinc),
      path(
        outline([
          [408, 420, 30],
          [520, 420, 30],
          [520, 486, 30],
          [408, 486, 30],
        ]),
        { fill: pen.face(black, "down"), stroke: black.edge, "stroke-width": 2 },
      ),
      rect(270, 196, 62, 132, { rx: 6, fill: pen.tube(zinc), stroke: zinc.edge, "stroke-width": 2 }),
      repeat(7, (index) => stroke(d`M276 ${226 + index * 13}H326`, zinc.dark, 2.4)),
      ellipse(300, 182, 158, 46, { fill: zinc.dark, stroke: zinc.edge, "stroke-width": 2 }),
      ellipse(300, 172, 158, 46, { fill: pen.face(zinc), stroke: zinc.edge, "stroke-width": 2 }),
      [
        [180, 166],
        [420, 166],
        [300, 202],
        [240, 142],
        [360, 142],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 11, 6, { fill: "#15181c" }))
        .join(""),
      rect(286, 122, 28, 48, { fill: pen.tube(brass), stroke: brass.edge, "stroke-width": 1.4 }),
      tube("M226 168V118H176", 15, zinc),
    ].join("");
    return { body, box: { x: 142, y: 106, width: 380, height: 380 }, sizeMm: [110, 260], focus: [300, 190], pack: "box" };
  }
  const body = [
    rect(288, 92, 24, 60, { rx: 3, fill: pen.tube(brass), stroke: brass.edge, "stroke-width": 1.6 }),
    path(
      outline([
        [246, 148, 10],
        [354, 148, 10],
        [344, 206, 4],
        [256, 206, 4],
      ]),
      { fill: pen.tube(black), stroke: black.edge, "stroke-width": 2 },
    ),
    path(
      outline([
        [214, 206, 6],
        [386, 206, 6],
        [386, 284, 6],
        [214, 284, 6],
      ]),
      {
        fill: pen.linear(
          [
            [0, brass.dark],
            [0.2, brass.light],
            [0.27, brass.shine],
            [0.3, brass.mid],
            [0.7, brass.light],
            [0.72, brass.dark],
            [1, brass.edge],
          ],
          "across",
        ),
        stroke: brass.edge,
        "stroke-width": 2,
      },
    ),
    rect(244, 284, 112, 118, { fill: pen.tube(brass), stroke: brass.edge, "stroke-width": 1.6 }),
    repeat(10, (index) => stroke(d`M242 ${292 + index * 11.5}L358 ${298 + index * 11.5}`, brass.edge, 3, { opacity: 0.7 })),
    path(
      outline([
        [262, 402, 4],
        [338, 402, 4],
        [330, 494, 26],
        [270, 494, 26],
      ]),
      { fill: pen.tube(brass), stroke: brass.edge, "stroke-width": 1.6 },
    ),
  ].join("");
  return { body, box: { x: 214, y: 92, width: 172, height: 402 }, sizeMm: [22, 58], focus: [300, 330], pack: "bag" };
}

function ignitionModule({ pen, brand }: Sheet): Artwork {
  const [red, black] = [named("black"), named("black")];
  const wires = ["#c8102e", "#23262b", "#1f6b45", "#e2b21a"];
  const body = [
    wires
      .map(
        (colour, index) =>
          stroke(
            d`M${150 + index * 22} 372C${150 + index * 22} 470 ${230 + index * 34} 440 ${270 + index * 60} ${506 - index * 8}`,
            colour,
            9,
          ) +
          stroke(
            d`M${148 + index * 22} 372C${148 + index * 22} 468 ${228 + index * 34} 438 ${268 + index * 60} ${503 - index * 8}`,
            "#ffffff",
            2,
            { opacity: 0.5 },
          ),
      )
      .join(""),
    path(
      `${outline([
        [70, 174, 16],
        [530, 174, 16],
        [530, 378, 16],
        [70, 378, 16],
      ])}${hole(94, 276, 10)}${hole(506, 276, 10)}`,
      { "fill-rule": "evenodd", fill: pen.face(named("alloy")), stroke: "#565f68", "stroke-width": 2 },
    ),
    rect(120, 154, 360, 238, { rx: 10, fill: pen.face(red), stroke: red.edge, "stroke-width": 2 }),
    repeat(9, (index) => rect(134 + index * 38, 164, 26, 76, { rx: 4, fill: pen.tube(black) })),
    rect(144, 262, 312, 96, { rx: 4, fill: "#f3f0ea" }),
    rect(144, 262, 312, 14, { fill: "#c8102e" }),
    lettering(brand, { x: 300, y: 320, height: 30, colour: "#1c2230", anchor: "middle", maxWidth: 280 }),
    lettering("Electronic ignition", { x: 300, y: 346, height: 14, colour: "#1c2230", anchor: "middle" }),
    boltHole(94, 276, 9),
    boltHole(506, 276, 9),
    boltHead(pen, 134, 374, 5, named("alloy")),
    boltHead(pen, 466, 374, 5, named("alloy")),
  ].join("");
  return { body, box: { x: 70, y: 154, width: 460, height: 356 }, sizeMm: [128, 74], focus: [300, 300], depth: 0, isLettered: true };
}
