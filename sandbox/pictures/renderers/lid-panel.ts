import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { bonnet } from "./lid-panel/bonnet.ts";
import { bootLid } from "./lid-panel/boot-lid.ts";
import { scoop } from "./lid-panel/scoop.ts";

/** Bonnets, boot lids and scoops, seen from the front and a little above. */
export function lidPanel(sheet: Sheet): Artwork {
  if (sheet.family === "panel_scoop") return scoop(sheet);
  return sheet.family === "panel_boot" ? bootLid(sheet) : bonnet(sheet);
}
