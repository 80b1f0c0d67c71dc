import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { axle } from "./linkage/axle.ts";
import { ballJoint } from "./linkage/ball-joint.ts";
import { controlArm } from "./linkage/control-arm.ts";
import { rod } from "./linkage/rod.ts";
import { steeringBox } from "./linkage/steering-box.ts";
import { uniJoint } from "./linkage/uni-joint.ts";

/** Ball joints, tie rods, control arms, universal joints, axles and steering boxes. */
export function linkage(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "rod_link":
      return rod(sheet);
    case "control_arm":
      return controlArm(sheet);
    case "uni_joint":
      return uniJoint(sheet);
    case "axle":
      return axle(sheet);
    case "steering_box":
      return steeringBox(sheet);
    default:
      return ballJoint(sheet);
  }
}
