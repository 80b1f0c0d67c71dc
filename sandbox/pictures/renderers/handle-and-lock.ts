import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { cap } from "./handle-and-lock/cap.ts";
import { crank } from "./handle-and-lock/crank.ts";
import { handle } from "./handle-and-lock/handle.ts";
import { hinge } from "./handle-and-lock/hinge.ts";
import { knob } from "./handle-and-lock/knob.ts";
import { lock } from "./handle-and-lock/lock.ts";
import { pinKit } from "./handle-and-lock/pin-kit.ts";
import { regulator } from "./handle-and-lock/regulator.ts";

/** Handles, winders, locks with keys, caps, knobs, hinges and their pins. */
export function handleAndLock(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "cap_round":
      return cap(sheet);
    case "regulator":
      return regulator(sheet);
    case "crank":
      return crank(sheet);
    case "lock_keys":
      return lock(sheet);
    case "knob":
      return knob(sheet);
    case "pin_kit":
      return pinKit(sheet);
    case "bracket_hinge":
      return hinge(sheet);
    default:
      return handle(sheet);
  }
}
