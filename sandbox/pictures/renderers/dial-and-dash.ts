import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { dashPad } from "./dial-and-dash/dash-pad.ts";
import { gauge } from "./dial-and-dash/gauge.ts";
import { ignitionModule } from "./dial-and-dash/ignition-module.ts";
import { radio } from "./dial-and-dash/radio.ts";
import { sender } from "./dial-and-dash/sender.ts";
import { switchUnit } from "./dial-and-dash/switch-unit.ts";

/** Gauges, dash pads, radios, switches, senders and ignition modules. */
export function dialAndDash(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "dash":
      return dashPad(sheet);
    case "radio":
      return radio(sheet);
    case "switch":
      return switchUnit(sheet);
    case "sender":
      return sender(sheet);
    case "module":
      return ignitionModule(sheet);
    default:
      return gauge(sheet);
  }
}
