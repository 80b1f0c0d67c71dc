import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { drawTemplate } from "../drawing/draw-template.ts";
import { gauge } from "./dial-and-dash/gauge.ts";
import { radio } from "./dial-and-dash/radio.ts";

/** Gauges, dash pads, radios, switches, senders and ignition modules. */
export function dialAndDash(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "dash":
      return drawTemplate("interior/dash-pad", sheet, {
        slots: { vinyl: sheet.material("black") },
        variant: sheet.random.pick(["two dials", "three dials"]),
      });
    case "radio":
      return radio(sheet);
    case "switch":
      return drawTemplate("electrical/switch", sheet, { variant: sheet.seed % 2 === 0 ? "ignition" : "knob" });
    case "sender":
      return drawTemplate(sheet.seed % 2 === 0 ? "electrical/float-sender" : "electrical/thread-sender", sheet);
    case "module":
      return drawTemplate("electrical/ignition-module", sheet);
    default:
      return gauge(sheet);
  }
}
