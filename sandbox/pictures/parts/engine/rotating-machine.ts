import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { drawTemplate } from "#sandbox/pictures/drawing/draw-template.ts";
import { material as named, type Material, paint } from "#sandbox/pictures/drawing/material.ts";
import { gearOutline, outline } from "#sandbox/pictures/drawing/path-data.ts";
import type { Pen } from "#sandbox/pictures/drawing/pen.ts";
import { around, circle, ellipse, path, rect } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHead, boltHole } from "#sandbox/pictures/drawing/solids.ts";

/** Alternators, starters, pumps, and the ignition's turning parts. */
export function rotatingMachine(sheet: Sheet): Artwork {
  const { words } = sheet;
  switch (sheet.family) {
    case "alternator":
      return alternator(sheet);
    case "starter":
      return drawTemplate("electrical/starter", sheet);
    case "distributor":
      return drawTemplate("electrical/distributor", sheet, { slots: { bakelite: bakelite(sheet) } });
    case "dist_cap":
      return drawTemplate("electrical/distributor-cap", sheet, { slots: { bakelite: bakelite(sheet) } });
    case "horn":
      return drawTemplate("electrical/horns", sheet, { slots: { skin: paint(words ? sheet.colour("red") : "#c8102e") } });
    case "coil_can":
      return drawTemplate("electrical/coil", sheet, { slots: { shell: sheet.material("chrome") } });
    case "thermostat":
      return drawTemplate("engine/thermostat", sheet);
    case "pump_elec":
      return drawTemplate("fuel/electric-pump", sheet, { slots: { shell: words ? sheet.material("zinc") : named("zinc") } });
    case "pump_mech":
      return mechanicalPump(sheet);
    default:
      return drawTemplate("engine/water-pump", sheet, { slots: { metal: sheet.material(sheet.random.pick(["alloy", "iron"])) } });
  }
}

/** Three pumps that have nothing in common but that the engine turns them. */
function mechanicalPump(sheet: Sheet): Artwork {
  const metal = sheet.material(sheet.type.includes("steering") ? "black" : "alloy");
  if (sheet.type.includes("steering")) return drawTemplate("engine/steering-pump", sheet, { slots: { metal } });
  if (!sheet.type.includes("oil")) return drawTemplate("engine/fuel-pump", sheet, { slots: { metal } });
  const gear = (x: number) =>
    path(gearOutline(x, 316, 42, 56, 9), { fill: sheet.pen.face(named("steel")), stroke: named("steel").edge, "stroke-width": 1.6 }) +
    circle(x, 316, 15, { fill: named("iron").mid, stroke: named("iron").edge, "stroke-width": 1.6 });
  return drawTemplate("engine/oil-pump", sheet, { slots: { metal }, drawings: { gears: () => gear(220) + gear(324) } });
}

function bakelite({ random, words, material }: Sheet): Material {
  if (words) return material("black");
  return random.whole(0, 1) ? named("black") : paint("#7a3a1e");
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

function pulley(pen: Pen, cx: number, cy: number, r: number, metal: Material): string {
  return (
    circle(cx, cy, r, { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2 }) +
    circle(cx, cy, r * 0.86, { fill: "none", stroke: "#0d0f12", "stroke-width": r * 0.09 }) +
    circle(cx, cy, r * 0.7, { fill: pen.face(metal, "up"), stroke: metal.edge, "stroke-width": 1.6 }) +
    circle(cx, cy, r * 0.24, { fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 2 })
  );
}
