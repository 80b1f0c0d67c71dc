import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { drawTemplate } from "../drawing/draw-template.ts";
import { airCleaner } from "./induction-and-filter/air-cleaner.ts";
import { can } from "./induction-and-filter/can.ts";
import { flatFilter } from "./induction-and-filter/flat-filter.ts";
import { pleatedRing } from "./induction-and-filter/pleated-ring.ts";
import { serviceKit } from "./induction-and-filter/service-kit.ts";

/** Filters, air cleaners and carburettors. */
export function inductionAndFilter(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "carburettor":
      return drawTemplate("engine/carburettor", sheet, {
        slots: { body: sheet.material("zinc") },
        variant: sheet.random.whole(0, 1) === 1 ? "two throats" : "one throat",
      });
    case "air_cleaner":
      return airCleaner(sheet);
    case "filter_round":
      return {
        body: pleatedRing(sheet, 300, 300, 1),
        box: { x: 76, y: 176, width: 448, height: 256 },
        sizeMm: [286, 62],
        focus: [200, 360],
      };
    case "filter_flat":
      return flatFilter(sheet);
    case "service_kit":
      return serviceKit(sheet);
    default:
      return {
        body: can(sheet, 300, 96, 1),
        box: { x: 186, y: 78, width: 228, height: 424 },
        sizeMm: [93, 142],
        focus: [300, 300],
        isLettered: true,
      };
  }
}
