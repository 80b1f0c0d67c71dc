import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { lettering } from "../drawing/lettering.ts";
import { material as named, paint, type Material } from "../drawing/material.ts";
import { gearOutline, outline } from "../drawing/path-data.ts";
import type { Pen } from "../drawing/pen.ts";
import { around, circle, ellipse, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { boltHead, boltHole, lyingCylinder, uprightCylinder } from "../drawing/solids.ts";

/** Alternators, starters, pumps, and the ignition's turning parts. */
export function rotatingMachine(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "alternator":
      return alternator(sheet);
    case "starter":
      return starter(sheet);
    case "distributor":
    case "dist_cap":
      return distributor(sheet);
    case "horn":
      return horns(sheet);
    case "coil_can":
      return coil(sheet);
    case "thermostat":
      return thermostat(sheet);
    case "pump_elec":
      return electricPump(sheet);
    default:
      return waterPump(sheet);
  }
}

function pulley(pen: Pen, cx: number, cy: number, r: number, metal: Material): string {
  return (
    circle(cx, cy, r, { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2 }) +
    circle(cx, cy, r * 0.86, { fill: "none", stroke: "#0d0f12", "stroke-width": r * 0.09 }) +
    circle(cx, cy, r * 0.7, { fill: pen.face(metal, "up"), stroke: metal.edge, "stroke-width": 1.6 }) +
    circle(cx, cy, r * 0.24, { fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 2 })
  );
}

function alternator({ pen, random }: Sheet): Artwork {
  const alloy = named("alloy");
  const vents = random.whole(14, 18);
  const body = [
    path(
      outline([
        [262, 70, 20],
        [338, 70, 20],
        [352, 150, 10],
        [248, 150, 10],
      ]),
      { fill: pen.face(alloy), stroke: alloy.edge, "stroke-width": 2 },
    ),
    boltHole(300, 96, 13),
    path(
      outline([
        [236, 450, 10],
        [364, 450, 10],
        [346, 540, 24],
        [254, 540, 24],
      ]),
      { fill: pen.face(alloy), stroke: alloy.edge, "stroke-width": 2 },
    ),
    boltHole(300, 512, 16),
    path(gearOutline(300, 300, 184, 196, 30), { fill: named("iron").mid, stroke: "#1b1e22", "stroke-width": 2 }),
    circle(300, 300, 182, {
      fill: pen.radial([
        [0, alloy.shine],
        [0.6, alloy.light],
        [1, alloy.mid],
      ]),
      stroke: alloy.edge,
      "stroke-width": 2,
    }),
    around(vents, 300, 300, 148, (x, y, degrees) =>
      rect(x - 24, y - 8, 48, 16, { rx: 8, fill: "#1d2126", transform: `rotate(${degrees.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})` }),
    ),
    around(4, 300, 300, 166, (x, y) => boltHead(pen, x, y, 9, named("zinc")), 12),
    circle(304, 308, 112, { fill: "#000000", opacity: 0.3 }),
    around(12, 300, 300, 108, (x, y, degrees) =>
      ellipse(x, y, 14, 9, {
        fill: named("steel").mid,
        stroke: "#343a41",
        "stroke-width": 1,
        transform: `rotate(${(degrees + 30).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})`,
      }),
    ),
    pulley(pen, 300, 300, 98, named("black")),
  ].join("");
  return { body, box: { x: 104, y: 70, width: 392, height: 470 }, sizeMm: [158, 182], focus: [400, 220], depth: 44 };
}

function starter({ pen }: Sheet): Artwork {
  const [black, alloy] = [named("black"), named("alloy")];
  const body = [
    lyingCylinder(pen, 150, 180, 190, 84, black, black),
    lyingCylinder(pen, 92, 196, 62, 52, named("alloy")),
    boltHead(pen, 98, 212, 10, named("copper")),
    boltHead(pen, 98, 236, 10, named("copper")),
    lyingCylinder(pen, 78, 264, 280, 152, black, black),
    lyingCylinder(pen, 56, 274, 40, 132, alloy),
    path("M340 176Q440 170 480 246L500 300L500 420Q420 434 340 420Z", { fill: pen.face(alloy), stroke: alloy.edge, "stroke-width": 2.4 }),
    rect(474, 210, 28, 238, { rx: 6, fill: pen.tube(alloy), stroke: alloy.edge, "stroke-width": 2 }),
    boltHole(488, 232, 9),
    boltHole(488, 426, 9),
    lyingCylinder(pen, 500, 310, 46, 66, named("steel"), named("steel")),
    repeat(6, (index) => rect(502, 312 + index * 11, 42, 4, { fill: "#343a41" })),
    stroke("M92 390H344M92 300H344", black.shine, 2, { opacity: 0.5 }),
    rect(168, 316, 110, 48, { rx: 3, fill: "#e9ecee" }),
    lettering("12 V", { x: 223, y: 350, height: 21, colour: "#1c2230", anchor: "middle" }),
  ].join("");
  return { body, box: { x: 52, y: 170, width: 506, height: 280 }, sizeMm: [292, 148], focus: [430, 300], isLettered: false };
}

function distributor({ pen, family, random }: Sheet): Artwork {
  const bakelite = random.whole(0, 1) ? named("black") : paint("#7a3a1e");
  const alloy = named("alloy");
  const towers = [...Array(7).keys()].map((index) => {
    const angle = Math.PI * (0.08 + (index / 6) * 0.84);
    return group(uprightCylinder(pen, -21, -66, 42, 66, bakelite, bakelite, 0.36) + ellipse(0, -66, 10, 4, { fill: "#0b0d10" }), {
      transform: `translate(${(300 - Math.cos(angle) * 118).toFixed(1)} ${(160 + Math.sin(angle) * 30).toFixed(1)})`,
    });
  });
  const capArt = [
    uprightCylinder(pen, 276, 60, 48, 80, bakelite, bakelite, 0.36),
    path("M150 160Q170 128 300 124Q430 128 450 160V268Q300 312 150 268Z", {
      fill: pen.tube(bakelite),
      stroke: bakelite.edge,
      "stroke-width": 2.2,
    }),
    ...towers,
    stroke("M152 236Q300 280 448 236", bakelite.shine, 3, { opacity: 0.6 }),
    rect(138, 226, 22, 62, { rx: 4, fill: pen.tube(named("zinc")), stroke: "#5c5334", "stroke-width": 1.4 }),
    rect(440, 226, 22, 62, { rx: 4, fill: pen.tube(named("zinc")), stroke: "#5c5334", "stroke-width": 1.4 }),
  ].join("");
  if (family === "dist_cap") {
    const rotor =
      path("M330 440Q370 400 430 420L520 404V440L430 470Q370 490 330 460Z", {
        fill: pen.face(bakelite),
        stroke: bakelite.edge,
        "stroke-width": 2,
      }) +
      rect(426, 410, 96, 11, {
        fill: pen.tube(named("brass"), "down"),
        stroke: "#7f5d1d",
        "stroke-width": 1.2,
        transform: "rotate(-6 470 416)",
      }) +
      uprightCylinder(pen, 340, 440, 66, 54, bakelite);
    return { body: capArt + rotor, box: { x: 132, y: 56, width: 392, height: 446 }, sizeMm: [112, 96], focus: [300, 170] };
  }
  const body = [
    rect(278, 420, 44, 110, { rx: 4, fill: pen.tube(alloy), stroke: alloy.edge, "stroke-width": 2 }),
    path(gearOutline(300, 516, 30, 38, 14), { fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 1.6 }),
    path("M152 268Q300 312 448 268V320Q430 372 340 384L332 430H268L260 384Q170 372 152 320Z", {
      fill: pen.tube(alloy),
      stroke: alloy.edge,
      "stroke-width": 2.2,
    }),
    group(
      lyingCylinder(pen, 424, 320, 40, 20, alloy) +
        circle(500, 330, 44, { fill: pen.face(named("zinc")), stroke: "#5c5334", "stroke-width": 2 }) +
        circle(500, 330, 26, { fill: "none", stroke: "#7e7348", "stroke-width": 3 }),
    ),
    capArt,
  ].join("");
  return { body, box: { x: 132, y: 56, width: 414, height: 498 }, sizeMm: [148, 246], focus: [300, 200] };
}

function horns({ pen, colour, words }: Sheet): Artwork {
  const skin = words ? paint(colour("red")) : paint("#c8102e");
  const horn = (x: number, y: number) =>
    circle(x + 6, y + 8, 118, { fill: "#1c2230", opacity: 0.2 }) +
    circle(x, y, 118, { fill: pen.face(named("chrome")), stroke: "#39424c", "stroke-width": 2.2 }) +
    circle(x, y, 104, { fill: pen.face(skin), stroke: skin.edge, "stroke-width": 2 }) +
    repeat(5, (ring) =>
      circle(x, y, 90 - ring * 16, { fill: "none", stroke: ring % 2 ? skin.shine : skin.edge, "stroke-width": 3, opacity: 0.65 }),
    ) +
    circle(x, y, 24, { fill: pen.face(named("chrome")), stroke: "#39424c", "stroke-width": 2 }) +
    rect(x - 11, y + 112, 22, 58, { rx: 4, fill: pen.tube(named("black")), stroke: "#0d0f12", "stroke-width": 1.6 });
  return {
    body: horn(180, 240) + horn(416, 330),
    box: { x: 60, y: 120, width: 482, height: 382 },
    sizeMm: [96, 96],
    piece: { x: 298, y: 212, width: 236, height: 236 },
    focus: [416, 330],
  };
}

function coil(sheet: Sheet): Artwork {
  const { pen, brand } = sheet;
  const shell = sheet.material("chrome");
  const cap = named("black");
  const body = [
    uprightCylinder(pen, 200, 180, 200, 330, shell),
    path("M200 240A100 16 0 0 0 400 240V400A100 16 0 0 1 200 400Z", { fill: pen.tube(paint("#f2c418")) }),
    lettering(brand, { x: 300, y: 330, height: 28, colour: "#1c2230", anchor: "middle", maxWidth: 170, weight: 0.18 }),
    lettering("12 volt coil", { x: 300, y: 372, height: 17, colour: "#1c2230", anchor: "middle", maxWidth: 150 }),
    rect(186, 300, 228, 15, { rx: 4, fill: pen.tube(named("zinc")), opacity: 0 }),
    path("M200 180Q206 140 260 128H340Q394 140 400 180A100 16 0 0 1 200 180Z", {
      fill: pen.tube(cap),
      stroke: cap.edge,
      "stroke-width": 2,
    }),
    uprightCylinder(pen, 268, 66, 64, 72, cap, cap, 0.34),
    ellipse(300, 66, 15, 5, { fill: named("brass").mid }),
    [228, 372]
      .map(
        (x) =>
          rect(x - 9, 108, 18, 46, { rx: 2, fill: pen.tube(named("brass")), stroke: "#7f5d1d", "stroke-width": 1.4 }) +
          rect(x - 15, 124, 30, 14, { rx: 3, fill: pen.tube(named("brass")), stroke: "#7f5d1d", "stroke-width": 1.2 }),
      )
      .join(""),
  ].join("");
  return { body, box: { x: 200, y: 56, width: 200, height: 470 }, sizeMm: [58, 142], focus: [300, 160], isLettered: true };
}

function thermostat({ pen }: Sheet): Artwork {
  const brass = named("brass");
  const body = [
    path("M206 330Q190 420 240 470H360Q410 420 394 330Z", { fill: "none", stroke: brass.dark, "stroke-width": 15 }),
    uprightCylinder(pen, 250, 300, 100, 150, named("copper")),
    repeat(7, (index) =>
      ellipse(300, 340 + index * 18, 84, 17, {
        fill: "none",
        stroke: index % 2 ? named("steel").mid : named("steel").dark,
        "stroke-width": 8,
      }),
    ),
    ellipse(300, 262, 196, 62, { fill: brass.edge }),
    ellipse(300, 250, 196, 62, { fill: pen.face(brass), stroke: brass.edge, "stroke-width": 2.4 }),
    ellipse(300, 244, 128, 38, { fill: pen.face(brass, "up"), stroke: brass.edge, "stroke-width": 2 }),
    ellipse(300, 238, 84, 24, { fill: pen.face(named("copper")), stroke: "#743d1f", "stroke-width": 2 }),
    path("M184 244Q300 118 416 244", { fill: "none", stroke: brass.edge, "stroke-width": 21 }),
    path("M184 242Q300 116 416 242", { fill: "none", stroke: brass.light, "stroke-width": 14 }),
    circle(300, 180, 15, { fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 1.6 }),
    lettering("82 °C", { x: 300, y: 296, height: 17, colour: "#5a4210", anchor: "middle" }),
  ].join("");
  return { body, box: { x: 104, y: 160, width: 392, height: 318 }, sizeMm: [54, 46], focus: [300, 220], pack: "bag", isLettered: true };
}

function electricPump({ pen, colour, words }: Sheet): Artwork {
  const shell = words ? paint(colour("red")) : named("zinc");
  const body = [
    lyingCylinder(pen, 44, 282, 80, 36, named("alloy")),
    repeat(3, (index) => rect(58 + index * 18, 276, 9, 48, { rx: 3, fill: pen.tube(named("alloy"), "down") })),
    lyingCylinder(pen, 478, 282, 80, 36, named("alloy"), named("black")),
    lyingCylinder(pen, 112, 210, 376, 180, shell, named("alloy")),
    lyingCylinder(pen, 112, 204, 60, 192, named("black")),
    lyingCylinder(pen, 430, 204, 60, 192, named("black"), named("alloy")),
    rect(222, 252, 168, 96, { rx: 3, fill: "#fbf8f1" }),
    lettering("Fuel pump", { x: 306, y: 296, height: 24, colour: "#1c2230", anchor: "middle" }),
    lettering("12 V  in-line", { x: 306, y: 328, height: 15, colour: "#1c2230", anchor: "middle" }),
    boltHead(pen, 470, 240, 12, named("copper")),
    boltHead(pen, 470, 352, 12, named("steel")),
  ].join("");
  return { body, box: { x: 40, y: 202, width: 522, height: 196 }, sizeMm: [196, 62], focus: [460, 280], isLettered: true };
}

function waterPump({ pen, random, family }: Sheet): Artwork {
  const alloy = named(family === "pump_mech" ? "zinc" : random.pick(["alloy", "iron"]));
  const body = [
    group(lyingCylinder(pen, 0, 0, 120, 76, alloy, named("black")), { transform: "translate(400 180) rotate(-18)" }),
    group(lyingCylinder(pen, 0, 0, 90, 52, alloy, named("black")), { transform: "translate(388 380) rotate(24)" }),
    path("M136 210Q150 120 250 118Q330 96 400 160Q470 200 452 300Q456 420 360 450Q250 500 170 430Q90 360 136 210Z", {
      fill: pen.face(alloy),
      stroke: alloy.edge,
      "stroke-width": 2.6,
    }),
    path("M160 220Q176 146 256 144Q330 126 388 180Q440 220 424 300", {
      fill: "none",
      stroke: alloy.shine,
      "stroke-width": 7,
      opacity: 0.7,
      "stroke-linecap": "round",
    }),
    [
      [160, 190],
      [250, 134],
      [392, 180],
      [440, 320],
      [356, 438],
      [196, 430],
      [122, 320],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 25, { fill: pen.face(alloy), stroke: alloy.edge, "stroke-width": 2 }) + boltHole(x, y, 11))
      .join(""),
    family === "pump_mech"
      ? circle(284, 300, 108, { fill: pen.face(named("zinc")), stroke: "#5c5334", "stroke-width": 2.4 }) +
        around(8, 284, 300, 92, (x, y) => boltHead(pen, x, y, 8, named("steel"))) +
        circle(284, 300, 62, { fill: pen.face(named("zinc"), "up"), stroke: "#5c5334", "stroke-width": 2 })
      : circle(290, 310, 116, { fill: "#000000", opacity: 0.25 }) +
        pulley(pen, 284, 300, 112, named("steel")) +
        around(4, 284, 300, 54, (x, y) => boltHole(x, y, 10), -45),
  ].join("");
  return { body, box: { x: 94, y: 108, width: 436, height: 372 }, sizeMm: [188, 156], focus: [284, 300] };
}
