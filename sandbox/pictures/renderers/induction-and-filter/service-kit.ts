import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { group, rect, repeat } from "../../drawing/shapes.ts";
import { lyingCylinder } from "../../drawing/solids.ts";
import { can } from "./can.ts";
import { pleatedRing } from "./pleated-ring.ts";

export function serviceKit(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const body = [
    pleatedRing(sheet, 356, 212, 0.82),
    can(sheet, 172, 176, 0.8),
    group(lyingCylinder(pen, 0, 0, 130, 76, paint("#eef1f2"), named("steel")), { transform: "translate(300 420) rotate(-8)" }) +
      group(lyingCylinder(pen, -36, 26, 40, 24, named("steel")), { transform: "translate(300 420) rotate(-8)" }),
    repeat(2, (index) =>
      group(
        rect(-9, 0, 18, 34, { fill: pen.tube(paint("#f4f2ea")) }) +
          rect(-14, 34, 28, 20, { rx: 2, fill: pen.tube(named("zinc")) }) +
          rect(-9, 54, 18, 34, { fill: pen.tube(named("steel")) }) +
          rect(-4, -14, 8, 16, { fill: pen.tube(named("steel")) }),
        { transform: `translate(${470 + index * 44} ${408 + index * 8})` },
      ),
    ),
  ].join("");
  return { body, box: { x: 84, y: 116, width: 454, height: 396 }, sizeMm: [340, 180], focus: [200, 330], isLettered: true };
}
