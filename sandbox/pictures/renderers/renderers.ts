import type { Renderer } from "../drawing/artwork.ts";
import type { RendererName } from "../part-family.ts";
import { badge } from "./badge.ts";
import { bumper } from "./bumper.ts";
import { dialAndDash } from "./dial-and-dash.ts";
import { upholstery } from "./upholstery.ts";
import { steeringWheel } from "./steering-wheel.ts";
import { gasket } from "./gasket.ts";
import { discAndWheel } from "./disc-and-wheel.ts";
import { spring } from "./spring.ts";
import { damper } from "./damper.ts";
import { radiator } from "./radiator.ts";
import { hoseAndCable } from "./hose-and-cable.ts";
import { inductionAndFilter } from "./induction-and-filter.ts";
import { exhaust } from "./exhaust.ts";
import { bottleAndCan } from "./bottle-and-can.ts";
import { apparel } from "./apparel.ts";
import { gift } from "./gift.ts";
import { door } from "./door.ts";
import { extrusionCoil } from "./extrusion-coil.ts";
import { grille } from "./grille.ts";
import { guard } from "./guard.ts";
import { lidPanel } from "./lid-panel.ts";
import { pressedSection } from "./pressed-section.ts";
import { quarterPanel } from "./quarter-panel.ts";
import { rectangularLight } from "./rectangular-light.ts";
import { roundLight } from "./round-light.ts";
import { sealLoop } from "./seal-loop.ts";

export const renderers: Readonly<Record<RendererName, Renderer>> = {
  "lid-panel": lidPanel,
  guard,
  door,
  "quarter-panel": quarterPanel,
  "pressed-section": pressedSection,
  bumper,
  grille,
  moulding: bumper,
  "round-light": roundLight,
  "rectangular-light": rectangularLight,
  "seal-loop": sealLoop,
  "extrusion-coil": extrusionCoil,
  badge,
  "decal-kit": badge,
  "handle-and-lock": badge,
  mirror: roundLight,
  "dial-and-dash": dialAndDash,
  upholstery: upholstery, carpet: badge, "steering-wheel": steeringWheel, gasket: gasket, "disc-and-wheel": discAndWheel, "pads-and-shoes": badge, "hydraulic-casting": badge,
  spring: spring, damper: damper, "rubber-mount": badge, linkage: badge, bearing: badge, radiator: radiator, "hose-and-cable": hoseAndCable, "rotating-machine": badge,
  "induction-and-filter": inductionAndFilter, exhaust: exhaust, "engine-internals": badge, "tank-and-battery": badge, "bottle-and-can": bottleAndCan, glass: badge, hardware: badge, tool: badge, apparel: apparel, gift: gift,
};
