import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { armrest } from "./upholstery/armrest.ts";
import { doorTrim } from "./upholstery/door-trim.ts";
import { gearBoot } from "./upholstery/gear-boot.ts";
import { pedalPad } from "./upholstery/pedal-pad.ts";
import { seat } from "./upholstery/seat.ts";

/** Seat trims and foams, door trims, armrests, gear boots and pedal rubbers. */
export function upholstery(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "door_trim":
      return doorTrim(sheet);
    case "armrest":
      return armrest(sheet);
    case "boot_bellow":
      return gearBoot(sheet);
    case "pedal_pad":
      return pedalPad(sheet);
    default:
      return seat(sheet);
  }
}
