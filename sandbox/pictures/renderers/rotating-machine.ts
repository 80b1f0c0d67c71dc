import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { alternator } from "./rotating-machine/alternator.ts";
import { coil } from "./rotating-machine/coil.ts";
import { distributor } from "./rotating-machine/distributor.ts";
import { electricPump } from "./rotating-machine/electric-pump.ts";
import { horns } from "./rotating-machine/horns.ts";
import { starter } from "./rotating-machine/starter.ts";
import { thermostat } from "./rotating-machine/thermostat.ts";
import { waterPump } from "./rotating-machine/water-pump.ts";

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
