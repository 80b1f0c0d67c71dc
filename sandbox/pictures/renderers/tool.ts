import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { lettering } from "../drawing/lettering.ts";
import { material as named, paint } from "../drawing/material.ts";
import { d, outline } from "../drawing/path-data.ts";
import { circle, ellipse, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { boltHead, uprightCylinder } from "../drawing/solids.ts";
import { tube } from "../drawing/tube.ts";

/** Jacks, stands, chests, sockets, trim tools, recovery kits and seat belts. */
export function tool(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "stand":
      return stands(sheet);
    case "tool_chest":
      return chest(sheet);
    case "toolbox_set":
      return socketSet(sheet);
    case "tool_flat":
      return flatTools(sheet);
    case "kit_bag":
      return kitBag(sheet);
    case "seat_belt":
      return seatBelt(sheet);
    default:
      return jack(sheet);
  }
}

function jack(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const [skin, black, steel] = [paint(sheet.colour("red")), named("black"), named("steel")];
  const body = [
    tube("M172 330L60 110", 24, black),
    tube("M74 138L46 84", 32, named("rubber")),
    path("M110 392Q120 330 200 322L470 356Q540 366 548 412L520 444H130Z", { fill: pen.face(skin), stroke: skin.edge, "stroke-width": 2.6 }),
    path("M190 356L420 254Q470 236 484 262Q486 284 450 300L250 394Z", {
      fill: pen.face(skin, "slope"),
      stroke: skin.edge,
      "stroke-width": 2.4,
    }),
    uprightCylinder(pen, 412, 208, 110, 28, black, named("rubber"), 0.28),
    rect(452, 236, 30, 30, { fill: pen.tube(steel) }),
    stroke("M150 398Q320 372 520 410", skin.shine, 4, { opacity: 0.7 }),
    lettering("2 tonne", { x: 350, y: 424, height: 28, colour: "#fbf8f1", anchor: "middle", weight: 0.18 }),
    [150, 500]
      .map(
        (x) =>
          circle(x, 452, x < 300 ? 42 : 34, {
            fill: pen.radial([
              [0, "#4a4f57"],
              [0.7, "#1c1f23"],
              [1, "#07080a"],
            ]),
            stroke: "#07080a",
            "stroke-width": 2,
          }) + circle(x, 452, 13, { fill: pen.face(steel), stroke: "#343a41", "stroke-width": 1.6 }),
      )
      .join(""),
    boltHead(pen, 206, 374, 14, steel),
    boltHead(pen, 462, 270, 12, steel),
  ].join("");
  return { body, box: { x: 34, y: 72, width: 516, height: 422 }, sizeMm: [620, 145], focus: [440, 300], isLettered: true };
}

function stands(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const skin = paint(sheet.colour("red"));
  const steel = named("steel");
  const stand = (x: number, scale: number) =>
    group(
      [
        rect(-24, -190, 48, 170, { fill: pen.tube(steel), stroke: steel.edge, "stroke-width": 2 }),
        repeat(9, (index) => path(d`M24 ${-176 + index * 16}l9 8l-9 8Z`, { fill: steel.dark })),
        path("M-66 -214Q-60 -190 0 -188Q60 -190 66 -214L70 -190Q40 -168 0 -168Q-40 -168 -70 -190Z", {
          fill: pen.face(steel, "down"),
          stroke: steel.edge,
          "stroke-width": 2,
        }),
        path("M-48 -60H48L124 196H84L30 10H-30L-84 196H-124Z", { fill: pen.face(skin), stroke: skin.edge, "stroke-width": 2.4 }),
        rect(-46, -70, 92, 46, { rx: 4, fill: pen.tube(skin), stroke: skin.edge, "stroke-width": 2 }),
        path("M-92 110H92L98 136H-98Z", { fill: pen.face(skin, "down"), stroke: skin.edge, "stroke-width": 1.8 }),
        [-104, 104]
          .map((foot) => rect(foot - 34, 192, 68, 15, { rx: 3, fill: pen.tube(skin, "down"), stroke: skin.edge, "stroke-width": 1.6 }))
          .join(""),
        stroke("M40 -46L118 -22", "#15181c", 12),
        stroke("M38 -48L112 -26", "#5d646d", 4),
      ],
      { transform: `translate(${x} 300) scale(${scale})` },
    );
  return {
    body: stand(170, 0.96) + stand(432, 0.96),
    box: { x: 38, y: 92, width: 526, height: 410 },
    sizeMm: [240, 410],
    piece: { x: 304, y: 92, width: 260, height: 410 },
    focus: [180, 200],
  };
}

function chest(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const skin = paint(sheet.colour(random.pick(["red", "black", "blue"])));
  const drawers = random.whole(5, 7);
  const height = 330 / drawers;
  const body = [
    path("M96 96L128 70H504V482L472 508Z", { fill: skin.edge }),
    rect(92, 92, 384, 420, { rx: 8, fill: pen.face(skin), stroke: skin.edge, "stroke-width": 2.4 }),
    path("M92 98L124 70H504L476 98Z", {
      fill: pen.linear(
        [
          [0, skin.shine],
          [1, skin.light],
        ],
        "across",
      ),
      stroke: skin.edge,
      "stroke-width": 1.8,
    }),
    path("M476 98L504 70V484L476 510Z", { fill: skin.dark, stroke: skin.edge, "stroke-width": 1.8 }),
    repeat(drawers, (index) => {
      const y = 140 + index * height;
      return (
        rect(112, y, 344, height - 10, {
          rx: 4,
          fill: pen.linear(
            [
              [0, skin.light],
              [1, skin.mid],
            ],
            "down",
          ),
          stroke: skin.edge,
          "stroke-width": 1.8,
        }) + rect(124, y + 7, 320, 10, { rx: 4, fill: pen.tube(named("chrome"), "down"), stroke: "#39424c", "stroke-width": 1 })
      );
    }),
    lettering(sheet.brand, { x: 284, y: 128, height: 20, colour: "#fbf8f1", anchor: "middle", maxWidth: 300, weight: 0.19 }),
    [136, 430]
      .map(
        (x) =>
          circle(x, 530, 24, {
            fill: pen.radial([
              [0, "#4a4f57"],
              [1, "#07080a"],
            ]),
            stroke: "#07080a",
            "stroke-width": 2,
          }) + circle(x, 530, 8, { fill: "#b9bec5" }),
      )
      .join(""),
    path("M112 140H240L130 470H112Z", { fill: "#ffffff", opacity: 0.1 }),
  ].join("");
  return { body, box: { x: 92, y: 70, width: 412, height: 484 }, sizeMm: [690, 860], focus: [284, 180], isLettered: true };
}

function socketSet({ pen }: Sheet): Artwork {
  const chrome = named("chrome");
  const socket = (x: number, y: number, r: number) =>
    circle(x + 2, y + 3, r, { fill: "#000000", opacity: 0.5 }) +
    circle(x, y, r, { fill: pen.face(chrome), stroke: chrome.edge, "stroke-width": 1.6 }) +
    path(
      outline(
        [0, 1, 2, 3, 4, 5].map(
          (index) => [x + r * 0.6 * Math.cos((index * Math.PI) / 3), y + r * 0.6 * Math.sin((index * Math.PI) / 3)] as const,
        ),
      ),
      { fill: "#15181c" },
    );
  const body = [
    rect(44, 130, 512, 356, { rx: 22, fill: pen.face(named("black")), stroke: "#07080a", "stroke-width": 2.4 }),
    rect(64, 150, 472, 316, { rx: 12, fill: "#15181c", stroke: "#4a4f57", "stroke-width": 1.6 }),
    rect(260, 482, 80, 22, { rx: 6, fill: pen.tube(named("alloy"), "down"), stroke: "#565f68", "stroke-width": 1.6 }),
    rect(120, 482, 34, 16, { rx: 3, fill: "#c8102e" }),
    rect(446, 482, 34, 16, { rx: 3, fill: "#c8102e" }),
    repeat(10, (index) => socket(98 + index * 44, 190, 13 + index * 0.8)),
    repeat(9, (index) => socket(104 + index * 49, 246, 17 + index * 0.7)),
    tube("M112 330H330", 24, chrome),
    circle(352, 330, 38, { fill: pen.face(chrome), stroke: chrome.edge, "stroke-width": 2.2 }),
    circle(352, 330, 20, { fill: "#2b3036" }),
    rect(344, 322, 17, 17, { fill: pen.face(chrome) }),
    tube("M96 330H170", 32, named("rubber")),
    tube("M110 408H250", 15, chrome),
    tube("M290 408H390", 15, chrome),
    repeat(5, (index) => socket(440 + (index % 2) * 50, 316 + Math.floor(index / 2) * 56, 21)),
  ].join("");
  return { body, box: { x: 44, y: 130, width: 512, height: 374 }, sizeMm: [390, 270], focus: [352, 320], depth: 0 };
}

function flatTools(sheet: Sheet): Artwork {
  const nylon = paint(sheet.colour(sheet.random.pick(["red", "blue", "amber"])));
  const shapes = [
    "M-22 -190L22 -190L26 -70L20 190Q0 204 -20 190L-26 -70Z",
    "M-10 -196Q30 -190 26 -130L22 190Q0 204 -22 190L-26 -120Q-34 -150 -26 -196L-14 -150Z",
    "M-34 -192L-8 -150L8 -150L34 -192L38 -160L22 -100L20 190Q0 204 -20 190L-22 -100L-38 -160Z",
    "M-16 -196Q8 -204 22 -150L24 190Q0 204 -20 190L-24 -40Q-30 -150 -16 -196Z",
  ];
  const body = shapes
    .map((shape, index) =>
      group(
        path(shape, { fill: "#1c2230", opacity: 0.2, transform: "translate(5 7)" }) +
          path(shape, { fill: sheet.pen.tube(nylon), stroke: nylon.edge, "stroke-width": 2 }) +
          repeat(6, (rib) => rect(-16, 60 + rib * 19, 32, 7, { rx: 3, fill: nylon.edge, opacity: 0.4 })) +
          stroke("M-12 -80V40", nylon.shine, 4, { opacity: 0.7 }),
        { transform: `translate(${126 + index * 116} 300) rotate(${-12 + index * 8})` },
      ),
    )
    .join("");
  return { body, box: { x: 62, y: 100, width: 476, height: 402 }, sizeMm: [34, 220], focus: [240, 160], pack: "bag" };
}

function kitBag(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const canvas = paint(sheet.colour(sheet.random.pick(["green", "black", "orange"])));
  const body = [
    path("M180 250Q190 130 300 128Q410 130 420 250", { fill: "none", stroke: "#15181c", "stroke-width": 21 }),
    path("M180 250Q190 132 300 130Q410 132 420 250", { fill: "none", stroke: "#5d646d", "stroke-width": 4, "stroke-dasharray": "7 5" }),
    path("M70 270Q76 226 130 222H470Q524 226 530 270L546 420Q546 464 500 466H100Q54 464 54 420Z", {
      fill: pen.face(canvas),
      stroke: canvas.edge,
      "stroke-width": 2.6,
    }),
    stroke("M84 254Q300 236 516 254", canvas.edge, 8),
    stroke("M84 254Q300 236 516 254", "#c9ced3", 3, { "stroke-dasharray": "3 3" }),
    rect(160, 224, 34, 242, { fill: "#15181c" }),
    rect(406, 224, 34, 242, { fill: "#15181c" }),
    rect(212, 306, 176, 112, { rx: 8, fill: canvas.mid, stroke: canvas.edge, "stroke-width": 2 }),
    rect(236, 334, 128, 44, { fill: "#fbf8f1" }),
    lettering("Recovery", { x: 300, y: 365, height: 20, colour: "#c8102e", anchor: "middle", maxWidth: 112, weight: 0.2 }),
    tube("M464 470Q520 520 560 470Q580 430 540 410", 17, paint("#f2c418")),
    circle(88, 480, 30, { fill: "none", stroke: "#39424c", "stroke-width": 15 }),
    circle(87, 478, 30, { fill: "none", stroke: "#c3ccd4", "stroke-width": 7 }),
    rect(60, 494, 56, 15, { rx: 6, fill: pen.tube(paint("#c8102e"), "down") }),
  ].join("");
  return { body, box: { x: 52, y: 116, width: 524, height: 396 }, sizeMm: [460, 260], focus: [300, 350], isLettered: true };
}

function seatBelt(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const webbing = paint(sheet.colour("black"));
  const [chrome, black] = [named("chrome"), named("black")];
  const band = (data: string) =>
    stroke(data, webbing.edge, 40, { "stroke-linecap": "butt" }) +
    stroke(data, webbing.mid, 36, { "stroke-linecap": "butt" }) +
    stroke(data, webbing.light, 24, { "stroke-linecap": "butt", "stroke-dasharray": "2 3", opacity: 0.6 });
  const body = [
    band("M150 390C130 220 200 120 300 120C420 120 440 230 380 300L330 372"),
    band("M452 490C470 420 440 380 400 350"),
    rect(92, 372, 116, 122, { rx: 14, fill: pen.face(black), stroke: "#07080a", "stroke-width": 2.4 }),
    circle(150, 432, 40, { fill: pen.face(black, "up"), stroke: "#07080a", "stroke-width": 2 }),
    boltHead(pen, 150, 478, 10, named("zinc")),
    group(
      path(
        outline([
          [-38, -44, 10],
          [38, -44, 10],
          [30, 66, 10],
          [-30, 66, 10],
        ]),
        { fill: pen.face(chrome, "down"), stroke: chrome.edge, "stroke-width": 2 },
      ) +
        rect(-22, -32, 44, 13, { rx: 6, fill: "#15181c" }) +
        rect(-14, 18, 28, 24, { rx: 4, fill: "#e9e7e4", stroke: chrome.edge, "stroke-width": 2 }),
      { transform: "translate(322 396) rotate(30)" },
    ),
    rect(410, 452, 88, 92, { rx: 10, fill: pen.face(black), stroke: "#07080a", "stroke-width": 2.2 }),
    rect(424, 462, 60, 36, {
      rx: 5,
      fill: pen.linear([
        [0, "#e8384b"],
        [1, "#9c0c20"],
      ]),
      stroke: "#5d0815",
      "stroke-width": 1.6,
    }),
    lettering("Press", { x: 454, y: 486, height: 13, colour: "#ffffff", anchor: "middle" }),
    ellipse(300, 114, 42, 15, { fill: pen.face(chrome, "down"), stroke: chrome.edge, "stroke-width": 2 }),
    boltHead(pen, 300, 100, 11, named("zinc")),
  ].join("");
  return { body, box: { x: 90, y: 84, width: 410, height: 462 }, sizeMm: [3200, 48], focus: [322, 396], isLettered: true };
}
