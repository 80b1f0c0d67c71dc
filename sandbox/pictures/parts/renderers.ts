import { rendererByFamily, type RendererName } from "../addresses/part-family.ts";
import type { Artwork, Renderer, Sheet } from "../drawing/artwork.ts";
import { drawTemplate } from "../drawing/draw-template.ts";
import { material as named, paint } from "../drawing/material.ts";
import { asMany } from "./as-many.ts";
import { bumper } from "./body/bumper.ts";
import { door } from "./body/door.ts";
import { glass } from "./body/glass.ts";
import { grille } from "./body/grille.ts";
import { guard } from "./body/guard.ts";
import { lidPanel } from "./body/lid-panel.ts";
import { pressedSection } from "./body/pressed-section.ts";
import { quarterPanel } from "./body/quarter-panel.ts";
import { bearing } from "./chassis/bearing.ts";
import { damper } from "./chassis/damper.ts";
import { discAndWheel } from "./chassis/disc-and-wheel.ts";
import { linkage } from "./chassis/linkage.ts";
import { padsAndShoes } from "./chassis/pads-and-shoes.ts";
import { spring } from "./chassis/spring.ts";
import { engineInternals } from "./engine/engine-internals.ts";
import { exhaust } from "./engine/exhaust.ts";
import { hoseAndCable } from "./engine/hose-and-cable.ts";
import { inductionAndFilter } from "./engine/induction-and-filter.ts";
import { radiator } from "./engine/radiator.ts";
import { rotatingMachine } from "./engine/rotating-machine.ts";
import { rectangularLight } from "./lights/rectangular-light.ts";
import { roundLight } from "./lights/round-light.ts";
import { extrusionCoil } from "./seals/extrusion-coil.ts";
import { gasket } from "./seals/gasket.ts";
import { rubberMount } from "./seals/rubber-mount.ts";
import { sealLoop } from "./seals/seal-loop.ts";
import { badge } from "./trim/badge.ts";
import { carpet } from "./trim/carpet.ts";
import { decalKit } from "./trim/decal-kit.ts";
import { dialAndDash } from "./trim/dial-and-dash.ts";
import { handleAndLock } from "./trim/handle-and-lock.ts";
import { mirror } from "./trim/mirror.ts";
import { moulding } from "./trim/moulding.ts";
import { steeringWheel } from "./trim/steering-wheel.ts";
import { upholstery } from "./trim/upholstery.ts";
import { apparel } from "./workshop/apparel.ts";
import { bottleAndCan } from "./workshop/bottle-and-can.ts";
import { gift } from "./workshop/gift.ts";
import { hardware } from "./workshop/hardware.ts";
import { tool } from "./workshop/tool.ts";

/** A part as its record has it, as often as it is sold. */
export function drawPart(sheet: Sheet): Artwork {
  return asMany(renderers[rendererByFamily[sheet.family]](sheet), sheet.quantity);
}

const renderers: Readonly<Record<RendererName, Renderer>> = {
  "lid-panel": lidPanel,
  guard,
  door,
  "quarter-panel": quarterPanel,
  "pressed-section": pressedSection,
  bumper,
  grille,
  moulding,
  "round-light": roundLight,
  "rectangular-light": rectangularLight,
  "seal-loop": sealLoop,
  "extrusion-coil": extrusionCoil,
  badge,
  "decal-kit": decalKit,
  "handle-and-lock": handleAndLock,
  mirror,
  "dial-and-dash": dialAndDash,
  upholstery,
  carpet,
  "steering-wheel": steeringWheel,
  gasket,
  "disc-and-wheel": discAndWheel,
  "pads-and-shoes": padsAndShoes,
  "hydraulic-casting": hydraulicCasting,
  spring,
  damper,
  "rubber-mount": rubberMount,
  linkage,
  bearing,
  radiator,
  "hose-and-cable": hoseAndCable,
  "rotating-machine": rotatingMachine,
  "induction-and-filter": inductionAndFilter,
  exhaust,
  "engine-internals": engineInternals,
  "tank-and-battery": tankAndBattery,
  "bottle-and-can": bottleAndCan,
  glass,
  hardware,
  tool,
  apparel,
  gift,
};

/** Fuel tanks, batteries and washer bottles. */
function tankAndBattery(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "battery":
      return drawTemplate("electrical/battery", sheet, { slots: { top: paint(sheet.random.pick(["#c8102e", "#1f56a8", "#2b2f35"])) } });
    case "bottle":
      return drawTemplate("fuel/washer-bottle", sheet);
    default:
      return drawTemplate("fuel/fuel-tank", sheet, { slots: { metal: sheet.material("zinc") } });
  }
}

/** Calipers, wheel and master cylinders, boosters. */
function hydraulicCasting(sheet: Sheet): Artwork {
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
