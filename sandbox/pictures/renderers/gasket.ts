import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { flatGasket } from "./gasket/flat-gasket.ts";
import { gasketSet } from "./gasket/gasket-set.ts";
import { headGasket } from "./gasket/head-gasket.ts";
import { ringSeal } from "./gasket/ring-seal.ts";

/** Head gaskets, flat gaskets, whole sets and round seals. */
export function gasket(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "gasket_head":
      return headGasket(sheet);
    case "gasket_set":
      return gasketSet(sheet);
    case "ring_seal":
      return ringSeal(sheet);
    default:
      return flatGasket(sheet);
  }
}
