import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { drawTemplate } from "#sandbox/pictures/drawing/draw-template.ts";
import { paint } from "#sandbox/pictures/drawing/material.ts";

/** Fuel tanks, batteries and washer bottles. */
export function tankAndBattery(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "battery":
      return drawTemplate("electrical/battery", sheet, { slots: { top: paint(sheet.random.pick(["#c8102e", "#1f56a8", "#2b2f35"])) } });
    case "bottle":
      return drawTemplate("fuel/washer-bottle", sheet);
    default:
      return drawTemplate("fuel/fuel-tank", sheet, { slots: { metal: sheet.material("zinc") } });
  }
}
