import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { drawTemplate } from "../drawing/draw-template.ts";
import { material as named, paint, type Material } from "../drawing/material.ts";
import { alternator } from "./rotating-machine/alternator.ts";

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
      return drawTemplate("fuel/electric-pump", sheet, { slots: { shell: words ? paint(sheet.colour("red")) : named("zinc") } });
    case "pump_mech":
      return drawTemplate("engine/fuel-pump", sheet);
    default:
      return drawTemplate("engine/water-pump", sheet, { slots: { metal: named(sheet.random.pick(["alloy", "iron"])) } });
  }
}

function bakelite({ random }: Sheet): Material {
  return random.whole(0, 1) ? named("black") : paint("#7a3a1e");
}
