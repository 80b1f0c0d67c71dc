import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { luminance } from "../../drawing/colour.ts";
import { ink } from "../../drawing/ink.ts";
import { lettering } from "../../drawing/lettering.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { ellipse, group, path, stroke } from "../../drawing/shapes.ts";
import { uprightCylinder } from "../../drawing/solids.ts";
import { brandIdentity } from "../../marks/brand-mark.ts";

export function tin(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const brand = brandIdentity(sheet.brand);
  const shell = paint(sheet.words ? sheet.colour("gold") : brand.ground);
  const on = luminance(shell.mid) > 0.5 ? ink.black : "#fbf8f1";
  const body = [
    uprightCylinder(pen, 92, 290, 416, 130, shell, shell, 0.46),
    path("M92 318A208 96 0 0 0 508 318V330A208 96 0 0 1 92 330Z", { fill: pen.tube(named("alloy")) }),
    ellipse(300, 284, 212, 98, {
      fill: pen.linear(
        [
          [0, "#ffffff"],
          [0.4, "#9aa6b2"],
          [0.7, "#eef1f4"],
          [1, "#7c8792"],
        ],
        "slope",
      ),
      stroke: "#56616d",
      "stroke-width": 2,
    }),
    ellipse(300, 280, 198, 90, { fill: pen.face(shell), stroke: shell.edge, "stroke-width": 1.8 }),
    ellipse(300, 280, 180, 80, { fill: "none", stroke: on, "stroke-width": 2.4, opacity: 0.9 }),
    group(
      lettering(brand.shortName, { x: 0, y: 8, height: 52, colour: on, anchor: "middle", maxWidth: 290, weight: 0.19 }) +
        lettering(sheet.label ?? "Carnauba wax", { x: 0, y: 62, height: 25, colour: on, anchor: "middle", maxWidth: 230 }) +
        stroke("M-120 22H120", on, 2.4),
      { transform: "translate(300 272) scale(1 0.5)" },
    ),
    path("M110 262A198 90 0 0 1 380 198L330 224A198 90 0 0 0 140 300Z", { fill: "#ffffff", opacity: 0.2 }),
  ].join("");
  return { body, box: { x: 88, y: 186, width: 424, height: 330 }, sizeMm: [104, 42], focus: [300, 290], isLettered: true };
}
