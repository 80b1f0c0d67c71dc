import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { drawTemplate } from "#sandbox/pictures/drawing/draw-template.ts";
import { material as named, paint } from "#sandbox/pictures/drawing/material.ts";

/** Calipers, wheel and master cylinders, boosters. */
export function hydraulicCasting(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "cylinder":
      return drawTemplate("brakes/wheel-cylinder", sheet, { slots: { metal: sheet.material("iron") } });
    case "master_cyl": {
      const metal = sheet.material(sheet.random.pick(["iron", "alloy", "zinc"]));
      return drawTemplate("brakes/master-cylinder", sheet, { slots: { metal } });
    }
    case "booster":
      return drawTemplate("brakes/booster", sheet, { slots: { pan: sheet.material("zinc") } });
    default:
      return caliper(sheet);
  }
}

function caliper(sheet: Sheet): Artwork {
  const { random, words, label, brand } = sheet;
  const metal = words ? sheet.material("zinc") : random.pick([named("zinc"), paint("#c8102e"), named("iron")]);
  return drawTemplate("brakes/caliper", sheet, {
    slots: { metal },
    texts: { label: label ?? brand },
    variant: random.whole(1, 2) === 2 ? "two pistons" : "one piston",
  });
}
