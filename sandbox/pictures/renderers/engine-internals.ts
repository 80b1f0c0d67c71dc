import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { camshaft } from "./engine-internals/camshaft.ts";
import { clutch } from "./engine-internals/clutch.ts";
import { engine } from "./engine-internals/engine.ts";
import { gearbox } from "./engine-internals/gearbox.ts";
import { piston } from "./engine-internals/piston.ts";
import { rockerCover } from "./engine-internals/rocker-cover.ts";
import { timingKit } from "./engine-internals/timing-kit.ts";

/** Pistons, camshafts, timing sets, rocker covers, clutches, and whole engines and gearboxes. */
export function engineInternals(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "piston":
      return piston(sheet);
    case "camshaft":
      return camshaft(sheet);
    case "timing_kit":
      return timingKit(sheet);
    case "rocker_cover":
      return rockerCover(sheet);
    case "clutch":
      return clutch(sheet);
    case "gearbox_assy":
      return gearbox(sheet);
    default:
      return engine(sheet);
  }
}
