import type { Sheet } from "../../drawing/artwork.ts";
import { carOutlines } from "../../marks/car-outlines.ts";
import type { CarOutline } from "../../marks/car-outlines.ts";

export function pickCar(sheet: Sheet): CarOutline {
  return carOutlines[sheet.random.pick(["sedan", "coupe", "wagon", "ute", "van", "hatch", "roadster", "4wd"])];
}
