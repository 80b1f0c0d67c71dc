import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { drawTemplate } from "../drawing/draw-template.ts";
import { cap } from "./handle-and-lock/cap.ts";
import { knob } from "./handle-and-lock/knob.ts";

/** Handles, winders, locks with keys, caps, knobs, hinges and their pins. */
export function handleAndLock(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "cap_round":
      return cap(sheet);
    case "regulator":
      return drawTemplate("handles/regulator", sheet);
    case "crank":
      return crank(sheet);
    case "lock_keys":
      return drawTemplate("handles/lock", sheet);
    case "knob":
      return knob(sheet);
    case "pin_kit":
      return drawTemplate("handles/pin-kit", sheet);
    case "bracket_hinge":
      return drawTemplate("handles/hinge", sheet, { slots: { metal: sheet.material("black") } });
    default:
      return drawTemplate("handles/door-handle", sheet, { slots: { metal: sheet.material("chrome") } });
  }
}

/** What "black" is among the colours: it asks for no other knob than the one that comes with the winder. */
const plainKnob = "#23262b";

function crank(sheet: Sheet): Artwork {
  const ball = sheet.material("black");
  const colour = sheet.words ? sheet.colour("black") : plainKnob;
  return drawTemplate("handles/crank", sheet, { slots: { ball, grip: colour === plainKnob ? ball.mid : colour } });
}
