import type { Renderer } from "../drawing/artwork.ts";
import type { RendererName } from "../part-family.ts";
import { apparel } from "./apparel.ts";
import { badge } from "./badge.ts";
import { bearing } from "./bearing.ts";
import { bottleAndCan } from "./bottle-and-can.ts";
import { bumper } from "./bumper.ts";
import { carpet } from "./carpet.ts";
import { damper } from "./damper.ts";
import { decalKit } from "./decal-kit.ts";
import { dialAndDash } from "./dial-and-dash.ts";
import { discAndWheel } from "./disc-and-wheel.ts";
import { door } from "./door.ts";
import { engineInternals } from "./engine-internals.ts";
import { exhaust } from "./exhaust.ts";
import { extrusionCoil } from "./extrusion-coil.ts";
import { gasket } from "./gasket.ts";
import { gift } from "./gift.ts";
import { glass } from "./glass.ts";
import { grille } from "./grille.ts";
import { guard } from "./guard.ts";
import { handleAndLock } from "./handle-and-lock.ts";
import { hardware } from "./hardware.ts";
import { hoseAndCable } from "./hose-and-cable.ts";
import { hydraulicCasting } from "./hydraulic-casting.ts";
import { inductionAndFilter } from "./induction-and-filter.ts";
import { lidPanel } from "./lid-panel.ts";
import { linkage } from "./linkage.ts";
import { mirror } from "./mirror.ts";
import { moulding } from "./moulding.ts";
import { padsAndShoes } from "./pads-and-shoes.ts";
import { pressedSection } from "./pressed-section.ts";
import { quarterPanel } from "./quarter-panel.ts";
import { radiator } from "./radiator.ts";
import { rectangularLight } from "./rectangular-light.ts";
import { rotatingMachine } from "./rotating-machine.ts";
import { roundLight } from "./round-light.ts";
import { rubberMount } from "./rubber-mount.ts";
import { sealLoop } from "./seal-loop.ts";
import { spring } from "./spring.ts";
import { steeringWheel } from "./steering-wheel.ts";
import { tankAndBattery } from "./tank-and-battery.ts";
import { tool } from "./tool.ts";
import { upholstery } from "./upholstery.ts";

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
