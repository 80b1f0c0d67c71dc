import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { chest } from "./tool/chest.ts";
import { flatTools } from "./tool/flat-tools.ts";
import { jack } from "./tool/jack.ts";
import { kitBag } from "./tool/kit-bag.ts";
import { seatBelt } from "./tool/seat-belt.ts";
import { socketSet } from "./tool/socket-set.ts";
import { stands } from "./tool/stands.ts";

/** Jacks, stands, chests, sockets, trim tools, recovery kits and seat belts. */
export function tool(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "stand":
      return stands(sheet);
    case "tool_chest":
      return chest(sheet);
    case "toolbox_set":
      return socketSet(sheet);
    case "tool_flat":
      return flatTools(sheet);
    case "kit_bag":
      return kitBag(sheet);
    case "seat_belt":
      return seatBelt(sheet);
    default:
      return jack(sheet);
  }
}
