import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { cap } from "./apparel/cap.ts";
import { gloves } from "./apparel/gloves.ts";
import { overalls } from "./apparel/overalls.ts";
import { shirt } from "./apparel/shirt.ts";

/** Shop clothing, laid flat. */
export function apparel(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "apparel_cap":
      return cap(sheet);
    case "apparel_glove":
      return gloves(sheet);
    case "apparel_overall":
      return overalls(sheet);
    default:
      return shirt(sheet);
  }
}
