import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { drawTemplate } from "#sandbox/pictures/drawing/draw-template.ts";
import { material as named, paint } from "#sandbox/pictures/drawing/material.ts";
import { d, gearOutline, ringSector } from "#sandbox/pictures/drawing/path-data.ts";
import { around, circle, group, path, polar, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHole, lyingCylinder, tube, uprightCylinder } from "#sandbox/pictures/drawing/solids.ts";

/** Pistons, camshafts, timing sets, rocker covers, clutches, and whole engines and gearboxes. */
export function engineInternals(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "piston":
      return drawTemplate("engine/piston", sheet, { variant: sheet.random.whole(0, 1) === 1 ? "dished" : "flat" });
    case "camshaft":
      return camshaft(sheet);
    case "timing_kit":
      return timingKit(sheet);
    case "rocker_cover":
      return rockerCover(sheet);
    case "clutch":
      return clutch(sheet);
    case "gearbox_assy":
      return drawTemplate("engine/gearbox", sheet);
    default:
      return drawTemplate("engine/engine", sheet, {
        slots: { block: paint(sheet.random.pick(["#b3262f", "#1f56a8", "#e2701a", "#2f6b45"])) },
      });
  }
}

function rockerCover(sheet: Sheet): Artwork {
  const skin = sheet.words ? sheet.material("chrome") : sheet.random.pick([named("chrome"), named("alloy"), paint("#c8102e")]);
  return drawTemplate("engine/rocker-cover", sheet, { slots: { skin } });
}

function camshaft({ pen, random, bores, material }: Sheet): Artwork {
  const steel = material("steel");
  // One lobe for each valve of a row, and a bearing after every two.
  const lobes = bores > 0 ? bores * 3 : random.whole(8, 10);
  const step = 400 / lobes;
  const wide = Math.min(26, step * 0.66);
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
                ? d`M${x} 264Q${x} 226 ${x + wide * 0.35} 222H${x + wide * 0.73}Q${x + wide} 226 ${x + wide} 264V322H${x}Z`
                : d`M${x} 278V336Q${x} 374 ${x + wide * 0.35} 378H${x + wide * 0.73}Q${x + wide} 374 ${x + wide} 336V278Z`,
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

function timingKit({ pen, seed, type, material }: Sheet): Artwork {
  const steel = named("steel");
  const isBelt = type ? type.includes("belt") : seed % 2 === 1;
  const loop = "M196 172A92 92 0 0 0 108 264L214 446A70 70 0 0 0 352 430L312 220A118 118 0 0 0 196 172Z";
  const loopArt = isBelt
    ? tube(loop, 21, material("rubber")) +
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
