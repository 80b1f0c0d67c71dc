import type { Renderer } from "../drawing/artwork.ts";
import type { RendererName } from "../addresses/part-family.ts";
import { apparel } from "./workshop/apparel.ts";
import { badge } from "./trim/badge.ts";
import { bearing } from "./chassis/bearing.ts";
import { bottleAndCan } from "./workshop/bottle-and-can.ts";
import { bumper } from "./body/bumper.ts";
import { carpet } from "./trim/carpet.ts";
import { damper } from "./chassis/damper.ts";
import { decalKit } from "./trim/decal-kit.ts";
import { dialAndDash } from "./trim/dial-and-dash.ts";
import { discAndWheel } from "./chassis/disc-and-wheel.ts";
import { door } from "./body/door.ts";
import { engineInternals } from "./engine/engine-internals.ts";
import { exhaust } from "./engine/exhaust.ts";
import { extrusionCoil } from "./seals/extrusion-coil.ts";
import { gasket } from "./seals/gasket.ts";
import { gift } from "./workshop/gift.ts";
import { glass } from "./body/glass.ts";
import { grille } from "./body/grille.ts";
import { guard } from "./body/guard.ts";
import { handleAndLock } from "./trim/handle-and-lock.ts";
import { hardware } from "./workshop/hardware.ts";
import { hoseAndCable } from "./engine/hose-and-cable.ts";
import { hydraulicCasting } from "./chassis/hydraulic-casting.ts";
import { inductionAndFilter } from "./engine/induction-and-filter.ts";
import { lidPanel } from "./body/lid-panel.ts";
import { linkage } from "./chassis/linkage.ts";
import { mirror } from "./trim/mirror.ts";
import { moulding } from "./trim/moulding.ts";
import { padsAndShoes } from "./chassis/pads-and-shoes.ts";
import { pressedSection } from "./body/pressed-section.ts";
import { quarterPanel } from "./body/quarter-panel.ts";
import { radiator } from "./engine/radiator.ts";
import { rectangularLight } from "./lights/rectangular-light.ts";
import { rotatingMachine } from "./engine/rotating-machine.ts";
import { roundLight } from "./lights/round-light.ts";
import { rubberMount } from "./seals/rubber-mount.ts";
import { sealLoop } from "./seals/seal-loop.ts";
import { spring } from "./chassis/spring.ts";
import { steeringWheel } from "./trim/steering-wheel.ts";
import { tankAndBattery } from "./engine/tank-and-battery.ts";
import { tool } from "./workshop/tool.ts";
import { upholstery } from "./trim/upholstery.ts";

export const renderers: Readonly<Record<RendererName, Renderer>> = {
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
