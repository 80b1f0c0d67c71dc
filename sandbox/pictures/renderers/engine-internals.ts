import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { drawTemplate } from "../drawing/draw-template.ts";
import { material as named, paint } from "../drawing/material.ts";
import { camshaft } from "./engine-internals/camshaft.ts";
import { clutch } from "./engine-internals/clutch.ts";
import { timingKit } from "./engine-internals/timing-kit.ts";

/** Pistons, camshafts, timing sets, rocker covers, clutches, and whole engines and gearboxes. */
export function engineInternals(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "piston":
      return drawTemplate("engine/piston", sheet, { variant: sheet.random.whole(0, 1) === 1 ? "dished" : "flat" });
    case "camshaft":
      return camshaft(sheet);
    case "timing_kit":
      return timingKit(sheet);
    case "rocker_cover":
      return rockerCover(sheet);
    case "clutch":
      return clutch(sheet);
    case "gearbox_assy":
      return drawTemplate("engine/gearbox", sheet);
    default:
      return drawTemplate("engine/engine", sheet, {
        slots: { block: paint(sheet.random.pick(["#b3262f", "#1f56a8", "#e2701a", "#2f6b45"])) },
      });
  }
}

function rockerCover(sheet: Sheet): Artwork {
  const skin = sheet.words ? sheet.material("chrome") : sheet.random.pick([named("chrome"), named("alloy"), paint("#c8102e")]);
  return drawTemplate("engine/rocker-cover", sheet, { slots: { skin } });
}
