import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { aerosol } from "./bottle-and-can/aerosol.ts";
import { bottle } from "./bottle-and-can/bottle.ts";
import { cartridge } from "./bottle-and-can/cartridge.ts";
import { oilBottle } from "./bottle-and-can/oil-bottle.ts";
import { squeezeTube } from "./bottle-and-can/squeeze-tube.ts";
import { tin } from "./bottle-and-can/tin.ts";

/** Oils, fluids, care products and sprays, each with the brand's label. */
export function bottleAndCan(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "bottle_oil":
      return oilBottle(sheet);
    case "aerosol":
      return aerosol(sheet);
    case "tube":
      return squeezeTube(sheet);
    case "cartridge":
      return cartridge(sheet);
    case "tin_round":
      return tin(sheet);
    default:
      return bottle(sheet);
  }
}
