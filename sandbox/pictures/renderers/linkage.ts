import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { drawTemplate } from "../drawing/draw-template.ts";
import { axle } from "./linkage/axle.ts";
import { rod } from "./linkage/rod.ts";

/** Ball joints, tie rods, control arms, universal joints, axles and steering boxes. */
export function linkage(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "rod_link":
      return rod(sheet);
    case "control_arm":
      return drawTemplate("steering/control-arm", sheet, { slots: { metal: sheet.material("black") } });
    case "uni_joint":
      return drawTemplate("steering/universal-joint", sheet);
    case "axle":
      return axle(sheet);
    case "steering_box":
      return drawTemplate("steering/steering-box", sheet, { slots: { metal: sheet.material("iron") } });
    default:
      return drawTemplate("steering/ball-joint", sheet, { slots: { metal: sheet.material("black") } });
  }
}
