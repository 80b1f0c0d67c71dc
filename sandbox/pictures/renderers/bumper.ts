import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { chromeBar } from "./bumper/chrome-bar.ts";
import { cover } from "./bumper/cover.ts";
import { frontSpoiler } from "./bumper/front-spoiler.ts";
import { overrider } from "./bumper/overrider.ts";
import { rearSpoiler } from "./bumper/rear-spoiler.ts";
import { towBar } from "./bumper/tow-bar.ts";

/** Bumper bars, overriders, covers, spoilers and tow bars. */
export function bumper(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "chrome_small":
      return overrider(sheet);
    case "plastic_bumper":
      return cover(sheet);
    case "spoiler":
      return sheet.seed % 2 === 0 ? rearSpoiler(sheet) : frontSpoiler(sheet);
    case "bar_steel":
      return towBar(sheet);
    default:
      return chromeBar(sheet);
  }
}
