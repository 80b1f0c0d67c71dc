import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { brakeHoses } from "./hose-and-cable/brake-hoses.ts";
import { cable } from "./hose-and-cable/cable.ts";
import { hose } from "./hose-and-cable/hose.ts";
import { leads } from "./hose-and-cable/leads.ts";
import { loom } from "./hose-and-cable/loom.ts";
import { wiper } from "./hose-and-cable/wiper.ts";

/** Radiator and brake hoses, control cables, ignition leads, looms and wiper blades. */
export function hoseAndCable(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "hose_brake":
      return brakeHoses(sheet);
    case "cable":
      return cable(sheet);
    case "leads":
      return leads(sheet);
    case "loom":
      return loom(sheet);
    case "wiper":
      return wiper(sheet);
    default:
      return hose(sheet);
  }
}
