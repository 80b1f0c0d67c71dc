import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { lettering } from "../drawing/lettering.ts";
import { material as named, paint } from "../drawing/material.ts";
import { d, gearOutline, outline, ringSector } from "../drawing/path-data.ts";
import { around, circle, ellipse, group, path, polar, rect, repeat, stroke } from "../drawing/shapes.ts";
import { boltHead, boltHole, lyingCylinder, uprightCylinder } from "../drawing/solids.ts";
import { tube } from "../drawing/tube.ts";

/** Pistons, camshafts, timing sets, rocker covers, clutches, and whole engines and gearboxes. */
export function engineInternals(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "piston":
      return piston(sheet);
    case "camshaft":
      return camshaft(sheet);
    case "timing_kit":
      return timingKit(sheet);
    case "rocker_cover":
      return rockerCover(sheet);
    case "clutch":
      return clutch(sheet);
    case "gearbox_assy":
      return gearbox(sheet);
    default:
      return engine(sheet);
  }
}

function piston({ pen, random }: Sheet): Artwork {
  const alloy = named("alloy");
  const crown = random.whole(0, 1) === 1;
  const body = [
    path("M132 168A168 44 0 0 1 468 168V420Q440 470 400 436Q370 400 300 400Q230 400 200 436Q160 470 132 420Z", {
      fill: pen.tube(alloy),
      stroke: alloy.edge,
      "stroke-width": 2.4,
    }),
    [198, 226, 254]
      .map(
        (y) =>
          path(d`M132 ${y}A168 44 0 0 0 468 ${y}V${y + 13}A168 44 0 0 1 132 ${y + 13}Z`, { fill: "#24282d" }) +
          path(d`M134 ${y + 2}A168 44 0 0 0 466 ${y + 2}`, { fill: "none", stroke: named("steel").light, "stroke-width": 5 }),
      )
      .join(""),
    ellipse(300, 168, 168, 46, { fill: pen.face(alloy), stroke: alloy.edge, "stroke-width": 2.2 }),
    crown
      ? ellipse(300, 170, 100, 24, {
          fill: pen.linear([
            [0, alloy.dark],
            [1, alloy.shine],
          ]),
          stroke: alloy.edge,
          "stroke-width": 1.4,
        })
      : path("M180 172Q216 144 262 158Q250 190 206 194ZM420 172Q384 144 338 158Q350 190 394 194Z", {
          fill: alloy.mid,
          stroke: alloy.edge,
          "stroke-width": 1.6,
        }),
    circle(300, 364, 62, { fill: pen.face(alloy), stroke: alloy.edge, "stroke-width": 2.4 }),
    circle(300, 364, 46, { fill: "#17191d" }),
    circle(303, 366, 42, { fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 2 }),
    circle(303, 366, 25, { fill: "#0d0f12" }),
  ].join("");
  return { body, box: { x: 132, y: 122, width: 336, height: 328 }, sizeMm: [92, 86], focus: [400, 230] };
}

function camshaft({ pen, random }: Sheet): Artwork {
  const steel = named("steel");
  const lobes = random.whole(8, 10);
  const step = 400 / lobes;
  const body = group(
    [
      lyingCylinder(pen, 40, 284, 510, 32, steel),
      repeat(lobes, (index) => {
        const x = 104 + index * step;
        const up = [0, 1, 0, 0, 1, 1, 0, 1][index % 8] === 1;
        return index % 3 === 2
          ? lyingCylinder(pen, x - 4, 262, step * 0.5, 76, named("alloy"))
          : path(
              up
                ? d`M${x} 264Q${x} 226 ${x + 9} 222H${x + 19}Q${x + 26} 226 ${x + 26} 264V322H${x}Z`
                : d`M${x} 278V336Q${x} 374 ${x + 9} 378H${x + 19}Q${x + 26} 374 ${x + 26} 336V278Z`,
              { fill: pen.tube(steel, "down"), stroke: steel.edge, "stroke-width": 1.8 },
            );
      }),
      lyingCylinder(pen, 36, 256, 44, 88, named("alloy"), named("alloy")),
      lyingCylinder(pen, 508, 252, 46, 96, named("alloy"), named("steel")),
      boltHole(556, 282, 5),
      boltHole(556, 318, 5),
    ],
    { transform: "rotate(-16 300 300)" },
  );
  const lifters = repeat(4, (index) =>
    uprightCylinder(pen, 330 + index * 52, 408 + (index % 2) * 8, 40, 62, named("steel"), named("alloy"), 0.3),
  );
  return { body: body + lifters, box: { x: 40, y: 150, width: 520, height: 340 }, sizeMm: [612, 48], focus: [420, 280] };
}

function timingKit({ pen, seed }: Sheet): Artwork {
  const steel = named("steel");
  const isBelt = seed % 2 === 1;
  const loop = "M196 172A92 92 0 0 0 108 264L214 446A70 70 0 0 0 352 430L312 220A118 118 0 0 0 196 172Z";
  const loopArt = isBelt
    ? tube(loop, 21, named("rubber")) +
      stroke(loop, "#000000", 8, { "stroke-dasharray": "5 5", "stroke-linecap": "butt", transform: "translate(3 3)" })
    : stroke(loop, "#22272c", 22) +
      stroke(loop, steel.light, 15, { "stroke-dasharray": "9 7", "stroke-linecap": "butt" }) +
      stroke(loop, "#22272c", 4, { "stroke-dasharray": "3 13", "stroke-linecap": "butt" });
  const sprocket = (x: number, y: number, r: number, teeth: number) =>
    path(gearOutline(x + 4, y + 6, r * 0.86, r, teeth), { fill: "#22272c" }) +
    path(gearOutline(x, y, r * 0.86, r, teeth), { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2 }) +
    circle(x, y, r * 0.6, { fill: pen.face(steel, "up"), stroke: steel.edge, "stroke-width": 1.6 }) +
    around(3, x, y, r * 0.42, (px, py) => boltHole(px, py, r * 0.09)) +
    circle(x, y, r * 0.2, { fill: "#e9e7e4", stroke: steel.edge, "stroke-width": 2 });
  return {
    body: loopArt + sprocket(430, 230, 112, 36) + sprocket(450, 430, 64, 18),
    box: { x: 92, y: 116, width: 452, height: 396 },
    sizeMm: [142, 286],
    focus: [430, 230],
  };
}

function rockerCover({ pen, words, material, random, label }: Sheet): Artwork {
  const skin = words ? material("chrome") : random.pick([named("chrome"), named("alloy"), paint("#c8102e")]);
  const cover = (y: number) =>
    [
      path(
        outline([
          [46, y + 86, 16],
          [554, y + 86, 16],
          [560, y + 112, 10],
          [40, y + 112, 10],
        ]),
        { fill: pen.linear(skin.face, "down"), stroke: skin.edge, "stroke-width": 2 },
      ),
      path(
        outline([
          [64, y + 90],
          [88, y + 4, 26],
          [512, y + 4, 26],
          [536, y + 90],
        ]),
        { fill: pen.linear(skin.face, "down"), stroke: skin.edge, "stroke-width": 2.2 },
      ),
      repeat(7, (index) => rect(112, y + 18 + index * 9, 376, 4.5, { rx: 2, fill: index % 2 ? skin.shine : skin.dark, opacity: 0.55 })),
      rect(214, y + 24, 172, 46, { rx: 6, fill: "#17191d", stroke: skin.light, "stroke-width": 2 }),
      lettering(label ?? "Rares", { x: 300, y: y + 59, height: 25, colour: "#f4f1e8", anchor: "middle", weight: 0.19, maxWidth: 150 }),
      [92, 300, 508].map((x) => boltHead(pen, x, y + 99, 8, named("zinc"))).join(""),
    ].join("");
  return {
    body: cover(158) + uprightCylinder(pen, 424, 136, 66, 26, named("black"), named("black"), 0.3) + cover(330),
    box: { x: 40, y: 130, width: 520, height: 314 },
    sizeMm: [512, 98],
    piece: { x: 40, y: 330, width: 520, height: 114 },
    focus: [300, 210],
    isLettered: true,
  };
}

function clutch({ pen, random }: Sheet): Artwork {
  const [steel, iron] = [named("steel"), named("iron")];
  const fingers = random.whole(16, 20);
  const plate = [
    circle(196, 330, 150, { fill: pen.face(paint("#8a6a4a")), stroke: "#3d2c1b", "stroke-width": 2 }),
    around(24, 196, 330, 118, (x, y, degrees) => {
      const [x2, y2] = polar(x, y, 30, degrees);
      const [x1, y1] = polar(x, y, -30, degrees);
      return stroke(d`M${x1} ${y1}L${x2} ${y2}`, "#3d2c1b", 2.4);
    }),
    circle(196, 330, 86, { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2 }),
    around(6, 196, 330, 56, (x, y, degrees) =>
      rect(x - 9, y - 22, 18, 44, {
        rx: 8,
        fill: pen.tube(paint("#d9a520"), "down"),
        stroke: "#5f4708",
        "stroke-width": 1.4,
        transform: `rotate(${degrees.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})`,
      }),
    ),
    path(gearOutline(196, 330, 22, 28, 18), { fill: "#e9e7e4", stroke: steel.edge, "stroke-width": 3 }),
  ].join("");
  const cover = [
    circle(404, 254, 158, { fill: pen.face(iron), stroke: iron.edge, "stroke-width": 2.4 }),
    around(9, 404, 254, 144, (x, y) => boltHole(x, y, 7)),
    circle(404, 254, 122, { fill: "#15181c" }),
    repeat(fingers, (index) =>
      path(ringSector(404, 254, 44, 116, (index * 360) / fingers + 1.6, ((index + 1) * 360) / fingers - 1.6), {
        fill: pen.face(steel),
        stroke: steel.edge,
        "stroke-width": 1.2,
      }),
    ),
    circle(404, 254, 42, { fill: "#e9e7e4", stroke: "#22272c", "stroke-width": 4 }),
  ].join("");
  const release =
    circle(466, 462, 50, { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2 }) +
    circle(466, 462, 36, { fill: "none", stroke: "#22272c", "stroke-width": 7 }) +
    circle(466, 462, 22, { fill: "#e9e7e4", stroke: steel.edge, "stroke-width": 2 });
  return {
    body: cover + plate + release,
    box: { x: 44, y: 94, width: 520, height: 420 },
    sizeMm: [228, 228],
    piece: { x: 44, y: 180, width: 304, height: 300 },
    focus: [404, 254],
  };
}

function engine({ pen, random }: Sheet): Artwork {
  const block = paint(random.pick(["#b3262f", "#1f56a8", "#e2701a", "#2f6b45"]));
  const alloy = named("alloy");
  const body = [
    path(
      outline([
        [150, 446, 10],
        [480, 446, 10],
        [440, 524, 24],
        [190, 524, 24],
      ]),
      { fill: pen.face(named("black"), "down"), stroke: "#0d0f12", "stroke-width": 2.2 },
    ),
    path(
      outline([
        [120, 258, 10],
        [500, 258, 10],
        [508, 448, 12],
        [112, 448, 12],
      ]),
      { fill: pen.face(block), stroke: block.edge, "stroke-width": 2.6 },
    ),
    repeat(5, (index) => circle(176 + index * 68, 352, 24, { fill: pen.face(named("zinc")), stroke: "#5c5334", "stroke-width": 2 })),
    stroke("M120 408H504", block.edge, 5, { opacity: 0.5 }),
    rect(108, 196, 404, 66, { rx: 6, fill: pen.face(block, "down"), stroke: block.edge, "stroke-width": 2.4 }),
    repeat(6, (index) =>
      rect(138 + index * 60, 212, 36, 40, { rx: 6, fill: pen.tube(named("iron")), stroke: "#101215", "stroke-width": 1.6 }),
    ),
    path(
      outline([
        [126, 196],
        [142, 128, 22],
        [478, 128, 22],
        [494, 196],
      ]),
      { fill: pen.linear(named("chrome").face, "down"), stroke: "#39424c", "stroke-width": 2.2 },
    ),
    uprightCylinder(pen, 396, 106, 56, 24, named("black"), named("black"), 0.3),
    circle(96, 300, 46, { fill: pen.face(named("black")), stroke: "#0d0f12", "stroke-width": 2 }),
    circle(96, 300, 18, { fill: pen.face(named("steel")) }),
    circle(98, 424, 58, { fill: pen.face(named("black")), stroke: "#0d0f12", "stroke-width": 2 }),
    circle(98, 424, 38, { fill: "none", stroke: "#5d646d", "stroke-width": 4 }),
    circle(98, 424, 16, { fill: pen.face(named("steel")) }),
    stroke("M50 300L40 424M142 300L156 420", "#17191d", 9),
    path("M52 300Q70 206 84 300Q70 330 52 300ZM140 300Q122 206 108 300Q122 330 140 300ZM96 256Q40 246 60 270Z", {
      fill: alloy.light,
      stroke: alloy.edge,
      "stroke-width": 1.6,
    }),
    rect(500, 232, 46, 214, { rx: 8, fill: pen.tube(alloy), stroke: alloy.edge, "stroke-width": 2.2 }),
    group(uprightCylinder(pen, 420, 388, 66, 86, named("black"), named("steel"))),
    boltHead(pen, 524, 250, 9, named("zinc")),
    boltHead(pen, 524, 426, 9, named("zinc")),
  ].join("");
  return { body, box: { x: 34, y: 98, width: 514, height: 428 }, sizeMm: [760, 640], focus: [300, 200] };
}

function gearbox({ pen }: Sheet): Artwork {
  const alloy = named("alloy");
  const body = [
    path(
      outline([
        [48, 122, 16],
        [88, 116, 10],
        [88, 484, 10],
        [48, 478, 16],
      ]),
      { fill: pen.tube(alloy), stroke: alloy.edge, "stroke-width": 2.4 },
    ),
    path("M86 124Q190 150 216 206L216 396Q190 452 86 476Z", { fill: pen.tube(alloy, "down"), stroke: alloy.edge, "stroke-width": 2.4 }),
    rect(214, 200, 196, 200, { rx: 8, fill: pen.tube(alloy, "down"), stroke: alloy.edge, "stroke-width": 2.4 }),
    repeat(
      6,
      (index) =>
        rect(232 + index * 29, 206, 10, 188, { rx: 4, fill: alloy.dark, opacity: 0.5 }) +
        rect(229 + index * 29, 206, 4, 188, { rx: 2, fill: alloy.shine, opacity: 0.8 }),
    ),
    path(
      outline([
        [226, 398],
        [400, 398],
        [384, 456, 16],
        [240, 456, 16],
      ]),
      { fill: pen.face(named("black"), "down"), stroke: "#0d0f12", "stroke-width": 2 },
    ),
    repeat(6, (index) => boltHead(pen, 244 + index * 28, 404, 6, named("zinc"))),
    path("M408 224L500 262V338L408 376Z", { fill: pen.tube(alloy, "down"), stroke: alloy.edge, "stroke-width": 2.4 }),
    lyingCylinder(pen, 498, 270, 34, 60, alloy, named("black")),
    lyingCylinder(pen, 526, 284, 34, 32, named("steel"), named("steel")),
    [140, 220, 300, 380, 460].map((y) => boltHole(68, y, 8)).join(""),
    path("M110 160Q180 180 204 220", { fill: "none", stroke: "#ffffff", "stroke-width": 7, opacity: 0.7, "stroke-linecap": "round" }),
  ].join("");
  return { body, box: { x: 48, y: 116, width: 514, height: 368 }, sizeMm: [690, 420], focus: [300, 300] };
}
