import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { headlight } from "./rectangular-light/headlight.ts";
import { lightBar } from "./rectangular-light/light-bar.ts";
import { smallLens } from "./rectangular-light/small-lens.ts";
import { tailLight } from "./rectangular-light/tail-light.ts";

/** Rectangular headlights, tail lights, small lenses and LED bars. */
export function rectangularLight(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "headlight_rect":
      return headlight(sheet);
    case "lens_small":
      return smallLens(sheet);
    case "light_bar":
      return lightBar(sheet);
    default:
      return tailLight(sheet);
  }
}
