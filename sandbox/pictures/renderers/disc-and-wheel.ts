import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { alloyWheel } from "./disc-and-wheel/alloy-wheel.ts";
import { balancer } from "./disc-and-wheel/balancer.ts";
import { drum } from "./disc-and-wheel/drum.ts";
import { flywheel } from "./disc-and-wheel/flywheel.ts";
import { hubCap } from "./disc-and-wheel/hub-cap.ts";
import { rotor } from "./disc-and-wheel/rotor.ts";
import { steelWheel } from "./disc-and-wheel/steel-wheel.ts";

/** Brake discs and drums, flywheels, balancers, wheels and hub caps: all seen on their face. */
export function discAndWheel(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "drum":
      return drum(sheet);
    case "flywheel":
      return flywheel(sheet);
    case "pulley":
      return balancer(sheet);
    case "wheel_steel":
      return steelWheel(sheet);
    case "wheel_alloy":
      return alloyWheel(sheet);
    case "hub_cap":
      return hubCap(sheet);
    default:
      return rotor(sheet);
  }
}
