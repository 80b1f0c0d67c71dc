import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { drawTemplate } from "../drawing/draw-template.ts";
import { paint } from "../drawing/material.ts";
import { chest } from "./tool/chest.ts";
import { socketSet } from "./tool/socket-set.ts";

/** Jacks, stands, chests, sockets, trim tools, recovery kits and seat belts. */
export function tool(sheet: Sheet): Artwork {
  const { random } = sheet;
  switch (sheet.family) {
    case "stand":
      return drawTemplate("tools/stands", sheet, { slots: { skin: paint(sheet.colour("red")) } });
    case "tool_chest":
      return chest(sheet);
    case "toolbox_set":
      return socketSet(sheet);
    case "tool_flat":
      return drawTemplate("tools/flat-tools", sheet, { slots: { nylon: paint(sheet.colour(random.pick(["red", "blue", "amber"]))) } });
    case "kit_bag":
      return drawTemplate("tools/kit-bag", sheet, { slots: { canvas: paint(sheet.colour(random.pick(["green", "black", "orange"]))) } });
    case "seat_belt":
      return drawTemplate("interior/seat-belt", sheet, { slots: { webbing: paint(sheet.colour("black")) } });
    default:
      return drawTemplate("tools/jack", sheet, { slots: { skin: paint(sheet.colour("red")) } });
  }
}
