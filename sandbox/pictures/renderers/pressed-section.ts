import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { floorPan } from "./pressed-section/floor-pan.ts";
import { repairSection } from "./pressed-section/repair-section.ts";
import { sill } from "./pressed-section/sill.ts";

/** Floor pans, sills and repair sections: bare sheet with pressed beads and flanges. */
export function pressedSection(sheet: Sheet): Artwork {
  if (sheet.family === "panel_sill") return sill(sheet);
  return sheet.family === "panel_floor" ? floorPan(sheet) : repairSection(sheet);
}
