import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { drawTemplate } from "../drawing/draw-template.ts";
import { paint } from "../drawing/material.ts";
import { doorTrim } from "./upholstery/door-trim.ts";
import { gearBoot } from "./upholstery/gear-boot.ts";
import { pedalPad } from "./upholstery/pedal-pad.ts";
import { seatColours } from "./upholstery/seat-colours.ts";
import { seat } from "./upholstery/seat.ts";

/** Seat trims and foams, door trims, armrests, gear boots and pedal rubbers. */
export function upholstery(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "door_trim":
      return doorTrim(sheet);
    case "armrest":
      return drawTemplate("interior/armrest", sheet, { slots: { vinyl: paint(sheet.colour(sheet.random.pick(seatColours))) } });
    case "boot_bellow":
      return gearBoot(sheet);
    case "pedal_pad":
      return pedalPad(sheet);
    default:
      return seat(sheet);
  }
}
