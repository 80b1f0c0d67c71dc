import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { lettering } from "../drawing/lettering.ts";
import { material as named } from "../drawing/material.ts";
import { d, gearOutline, hole, outline } from "../drawing/path-data.ts";
import { around, circle, ellipse, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { boltHead, boltHole, lyingCylinder } from "../drawing/solids.ts";
import { tube } from "../drawing/tube.ts";

/** Handles, winders, locks with keys, caps, knobs, hinges and their pins. */
export function handleAndLock(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "cap_round":
      return cap(sheet);
    case "regulator":
      return regulator(sheet);
    case "crank":
      return crank(sheet);
    case "lock_keys":
      return lock(sheet);
    case "knob":
      return knob(sheet);
    case "pin_kit":
      return pinKit(sheet);
    case "bracket_hinge":
      return hinge(sheet);
    default:
      return handle(sheet);
  }
}

function handle({ pen, material }: Sheet): Artwork {
  const chrome = material("chrome");
  const boss = (x: number) =>
    path(
      outline([
        [x - 44, 262, 20],
        [x + 44, 262, 20],
        [x + 52, 356, 22],
        [x - 52, 356, 22],
      ]),
      { fill: pen.face(chrome, "down"), stroke: chrome.edge, "stroke-width": 2 },
    );
  const body = [
    boss(116),
    boss(484),
    path("M66 300Q64 258 118 254L470 246Q536 248 536 292Q534 322 486 324L432 318Q300 296 170 322L118 330Q68 330 66 300Z", {
      fill: pen.linear(chrome.face, "down"),
      stroke: chrome.edge,
      "stroke-width": 2.2,
    }),
    stroke("M92 274Q300 254 506 270", "#ffffff", 6, { opacity: 0.9 }),
    circle(484, 288, 27, { fill: pen.face(chrome, "up"), stroke: chrome.edge, "stroke-width": 2 }),
    circle(484, 288, 15, {
      fill: pen.radial([
        [0, "#ffffff"],
        [1, "#7c8792"],
      ]),
      stroke: chrome.edge,
      "stroke-width": 1.6,
    }),
    rect(104, 354, 22, 34, { fill: pen.tube(named("zinc")) }),
    rect(474, 354, 22, 34, { fill: pen.tube(named("zinc")) }),
    repeat(3, (index) => stroke(d`M103 ${362 + index * 9}h24M473 ${362 + index * 9}h24`, named("zinc").dark, 2)),
  ].join("");
  return { body, box: { x: 62, y: 246, width: 476, height: 142 }, sizeMm: [188, 56], focus: [480, 290] };
}

function cap({ pen, random, material }: Sheet): Artwork {
  const chrome = material("chrome");
  const lobes = random.pick([12, 24, 0]);
  const body = [
    lobes
      ? path(gearOutline(300, 300, 186, 204, lobes), { fill: pen.face(chrome), stroke: chrome.edge, "stroke-width": 2 })
      : circle(300, 300, 202, { fill: pen.face(chrome), stroke: chrome.edge, "stroke-width": 2 }),
    circle(300, 300, 168, { fill: pen.linear(chrome.face, "up"), stroke: chrome.edge, "stroke-width": 2 }),
    circle(300, 300, 142, {
      fill: pen.linear(
        [
          [0, "#ffffff"],
          [0.4, "#a9b4be"],
          [0.5, "#3d4751"],
          [0.62, "#95a0ab"],
          [1, "#f1f4f6"],
        ],
        "slope",
      ),
      stroke: chrome.dark,
      "stroke-width": 1.6,
    }),
    circle(300, 300, 66, {
      fill: pen.linear([
        [0, "#e23a4d"],
        [1, "#8c0a1d"],
      ]),
      stroke: chrome.edge,
      "stroke-width": 5,
    }),
    lettering(random.pick(["Fuel", "13 lb", "7 lb"]), { x: 300, y: 314, height: 29, colour: "#ffffff", anchor: "middle", maxWidth: 100 }),
    path("M196 208A146 146 0 0 1 300 158", {
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": 10,
      "stroke-linecap": "round",
      opacity: 0.8,
    }),
  ].join("");
  return {
    body,
    box: { x: 96, y: 96, width: 408, height: 408 },
    sizeMm: [62, 62],
    focus: [380, 220],
    depth: 34,
    pack: "bag",
    isLettered: true,
  };
}

function regulator({ pen }: Sheet): Artwork {
  const [zinc, steel] = [named("zinc"), named("steel")];
  const body = [
    tube("M130 470L440 168", 26, zinc),
    tube("M150 190L470 440", 26, zinc),
    rect(70, 148, 470, 26, { rx: 6, fill: pen.tube(steel, "down"), stroke: steel.edge, "stroke-width": 2 }),
    rect(92, 446, 400, 26, { rx: 6, fill: pen.tube(steel, "down"), stroke: steel.edge, "stroke-width": 2 }),
    path("M330 300L476 250A154 154 0 0 1 476 388Z", { fill: pen.face(zinc), stroke: zinc.edge, "stroke-width": 2 }),
    repeat(11, (index) => rect(480, 314, 14, 7, { fill: zinc.dark, transform: `rotate(${(-23 + index * 4.7).toFixed(1)} 330 317)` })),
    circle(302, 314, 28, { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2 }),
    boltHead(pen, 302, 314, 13, zinc),
    circle(508, 322, 21, { fill: pen.face(named("brass")), stroke: "#7f5d1d", "stroke-width": 2 }),
    rect(500, 313, 17, 17, { fill: "#17191d" }),
    [
      [150, 192],
      [438, 170],
      [134, 458],
      [456, 458],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 15, { fill: "#f2efe6", stroke: "#8b8677", "stroke-width": 2.4 }))
      .join(""),
  ].join("");
  return { body, box: { x: 70, y: 146, width: 470, height: 332 }, sizeMm: [480, 330], focus: [500, 310] };
}

function crank({ pen, material, colour, words }: Sheet): Artwork {
  const chrome = named("chrome");
  const grip = words ? colour("black") : "#23262b";
  const ball = material("black");
  const body = [
    path("M150 348Q120 300 160 262Q206 232 246 268L474 190Q510 184 518 214Q520 240 494 250L260 322Q248 372 202 374Q170 372 150 348Z", {
      fill: pen.linear(chrome.face, "slope"),
      stroke: chrome.edge,
      "stroke-width": 2.2,
    }),
    stroke("M232 282L480 200", "#ffffff", 5, { opacity: 0.9 }),
    circle(198, 310, 40, { fill: pen.face(chrome, "up"), stroke: chrome.edge, "stroke-width": 2 }),
    around(10, 198, 310, 20, (x, y) => circle(x, y, 4, { fill: "#39424c" })),
    circle(198, 310, 15, { fill: "#15181c" }),
    rect(474, 150, 46, 70, { rx: 9, fill: pen.tube(chrome), stroke: chrome.edge, "stroke-width": 1.8 }),
    circle(497, 130, 60, {
      fill: pen.radial([
        [0, ball.shine],
        [0.35, ball.light],
        [0.7, grip === "#23262b" ? ball.mid : grip],
        [1, ball.dark],
      ]),
      stroke: ball.edge,
      "stroke-width": 2,
    }),
    ellipse(478, 106, 20, 13, { fill: "#ffffff", opacity: 0.6 }),
  ].join("");
  return { body, box: { x: 134, y: 70, width: 424, height: 306 }, sizeMm: [128, 62], focus: [490, 150], pack: "bag" };
}

function lock({ pen }: Sheet): Artwork {
  const [chrome, zinc, brass] = [named("chrome"), named("zinc"), named("brass")];
  const barrel = (x: number, y: number) =>
    lyingCylinder(pen, x, y + 12, 130, 66, zinc) +
    repeat(5, (index) => rect(x + 24 + index * 20, y + 14, 8, 30, { fill: zinc.dark, opacity: 0.7 })) +
    lyingCylinder(pen, x + 128, y, 26, 90, chrome, chrome) +
    rect(x + 150, y + 24, 7, 42, { rx: 3, fill: "#15181c" }) +
    rect(x - 40, y + 34, 48, 18, { rx: 3, fill: pen.tube(named("steel"), "down"), stroke: "#343a41", "stroke-width": 1.4 });
  const key = (transform: string) =>
    group(
      path(
        `${outline([
          [-46, -38, 20],
          [34, -38, 24],
          [44, 0, 20],
          [34, 38, 24],
          [-46, 38, 20],
          [-58, 0, 16],
        ])}${hole(-30, 0, 11)}`,
        { "fill-rule": "evenodd", fill: pen.face(brass), stroke: brass.edge, "stroke-width": 2 },
      ) +
        path("M38 -12H168L182 0L176 12H160L152 5L142 13L130 4L118 12L106 5L92 13L82 12H38Z", {
          fill: pen.linear(brass.face, "down"),
          stroke: brass.edge,
          "stroke-width": 1.8,
        }) +
        stroke("M44 -4H166", brass.dark, 2),
      { transform },
    );
  const body =
    barrel(92, 122) +
    barrel(340, 150) +
    circle(206, 372, 46, { fill: "none", stroke: "#39424c", "stroke-width": 9 }) +
    circle(206, 372, 46, { fill: "none", stroke: "#c9d2da", "stroke-width": 5 }) +
    key("translate(250 400) rotate(18)") +
    key("translate(216 428) rotate(66)");
  return { body, box: { x: 52, y: 116, width: 450, height: 470 }, sizeMm: [84, 34], focus: [330, 420], pack: "bag" };
}

function knob({ pen, random, material }: Sheet): Artwork {
  const skin = material("black");
  const chrome = named("chrome");
  const text = random.pick(["L", "W", "H", "C"]);
  const body = [
    rect(266, 380, 68, 130, { rx: 6, fill: pen.tube(chrome), stroke: chrome.edge, "stroke-width": 2 }),
    repeat(7, (index) => stroke(d`M268 ${422 + index * 12}H332`, "#56616d", 2.4)),
    path(
      outline([
        [196, 320, 20],
        [404, 320, 20],
        [366, 396, 12],
        [234, 396, 12],
      ]),
      { fill: pen.tube(chrome), stroke: chrome.edge, "stroke-width": 2 },
    ),
    path(gearOutline(300, 226, 138, 148, 32), { fill: pen.face(skin), stroke: skin.edge, "stroke-width": 2 }),
    circle(300, 226, 122, {
      fill: pen.radial([
        [0, skin.shine],
        [0.4, skin.light],
        [0.75, skin.mid],
        [1, skin.dark],
      ]),
      stroke: skin.edge,
      "stroke-width": 2,
    }),
    circle(300, 226, 66, { fill: "none", stroke: "#f4f1e8", "stroke-width": 3 }),
    lettering(text, { x: 300, y: 254, height: 56, colour: "#f4f1e8", anchor: "middle", weight: 0.16 }),
    ellipse(258, 160, 50, 24, { fill: "#ffffff", opacity: 0.35, transform: "rotate(-24 258 160)" }),
  ].join("");
  return { body, box: { x: 152, y: 78, width: 296, height: 432 }, sizeMm: [34, 48], focus: [300, 220], pack: "bag", isLettered: true };
}

function pinKit({ pen }: Sheet): Artwork {
  const [steel, brass] = [named("steel"), named("brass")];
  const pin = (x: number) =>
    rect(x - 13, 150, 26, 280, { rx: 4, fill: pen.tube(steel), stroke: steel.edge, "stroke-width": 1.6 }) +
    repeat(9, (index) => rect(x - 14, 168 + index * 6, 28, 2.4, { fill: steel.dark })) +
    rect(x - 27, 128, 54, 28, { rx: 9, fill: pen.tube(steel), stroke: steel.edge, "stroke-width": 1.6 }) +
    path(d`M${x - 13} 430L${x} 450L${x + 13} 430Z`, { fill: steel.dark });
  const bush = (x: number, y: number) =>
    rect(x - 26, y, 52, 50, { fill: pen.tube(brass), stroke: brass.edge, "stroke-width": 1.6 }) +
    rect(x - 38, y - 12, 76, 16, { rx: 4, fill: pen.tube(brass), stroke: brass.edge, "stroke-width": 1.6 }) +
    ellipse(x, y - 12, 22, 5, { fill: "#2c210a" });
  return {
    body: pin(150) + pin(250) + [350, 450].map((x) => bush(x, 190) + bush(x, 300) + bush(x, 410)).join(""),
    box: { x: 122, y: 126, width: 368, height: 336 },
    sizeMm: [9, 82],
    focus: [350, 300],
    pack: "bag",
  };
}

function hinge({ pen, material }: Sheet): Artwork {
  const steel = material("black");
  const leaf = outline([
    [70, 330, 16],
    [250, 300, 12],
    [296, 344, 12],
    [276, 450, 18],
    [84, 470, 18],
  ]);
  const body = [
    tube("M270 372Q330 180 500 170", 46, steel),
    tube("M240 340Q300 230 420 216", 26, steel),
    path(leaf, { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2.2 }),
    path(
      outline([
        [440, 128, 14],
        [546, 112, 14],
        [556, 236, 14],
        [452, 246, 14],
      ]),
      { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2.2 },
    ),
    boltHole(114, 372, 11),
    boltHole(116, 432, 11),
    boltHole(228, 430, 11),
    boltHole(486, 150, 10),
    boltHole(512, 208, 10),
    boltHead(pen, 266, 368, 17, named("zinc")),
    boltHead(pen, 420, 216, 13, named("zinc")),
    boltHead(pen, 236, 338, 11, named("zinc")),
    repeat(6, (index) =>
      ellipse(316 + index * 15, 404 - index * 22, 30, 11, {
        fill: "none",
        stroke: named("steel").mid,
        "stroke-width": 6,
        transform: `rotate(-56 ${316 + index * 15} ${404 - index * 22})`,
      }),
    ),
  ].join("");
  return { body, box: { x: 70, y: 112, width: 486, height: 358 }, sizeMm: [240, 180], focus: [270, 370] };
}
