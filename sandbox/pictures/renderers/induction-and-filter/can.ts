import type { Sheet } from "../../drawing/artwork.ts";
import { darken, lighten } from "../../drawing/colour.ts";
import { lettering } from "../../drawing/lettering.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { around, ellipse, group, path, rect, repeat, stroke } from "../../drawing/shapes.ts";
import { uprightCylinder } from "../../drawing/solids.ts";
import { brandIdentity } from "../../marks/brand-mark.ts";

export function can(sheet: Sheet, cx: number, y: number, scale: number): string {
  const { pen, seed } = sheet;
  const brand = brandIdentity(sheet.brand);
  const shell = sheet.words ? paint(sheet.colour("black")) : named("black");
  const band = paint(seed % 2 ? brand.ground : "#c8102e");
  const face = { ...band, light: lighten(band.mid, 0.2), shine: lighten(band.mid, 0.45), dark: darken(band.mid, 0.5) };
  const number = sheet.label ?? `SF-${100 + seed * 7}`;
  const drawing = [
    uprightCylinder(pen, -110, 34, 220, 350, shell, named("steel"), 0.26),
    ellipse(0, 34, 88, 21, { fill: pen.face(named("zinc")), stroke: "#5c5334", "stroke-width": 1.4 }),
    around(8, 0, 34, 62, (x, holeY) => ellipse(x, 34 + (holeY - 34) * 0.26, 9, 4.4, { fill: "#15181c" })),
    ellipse(0, 34, 30, 8, { fill: "#0a0b0d", stroke: "#8d99a5", "stroke-width": 3 }),
    repeat(15, (index) => rect(-104 + index * 14.2, 330, 7, 62, { rx: 2, fill: "#000000", opacity: 0.3 })),
    path("M-110 140A110 28.6 0 0 0 110 140V300A110 28.6 0 0 1 -110 300Z", {
      fill: pen.tube(face),
      stroke: darken(band.mid, 0.6),
      "stroke-width": 1,
    }),
    stroke("M-110 152A110 28.6 0 0 0 110 152M-110 288A110 28.6 0 0 0 110 288", "#ffffff", 2.4, { opacity: 0.85 }),
    lettering(brand.shortName, { x: 0, y: 246, height: 36, colour: "#ffffff", anchor: "middle", maxWidth: 176, weight: 0.19 }),
    lettering(number, { x: 0, y: 282, height: 19, colour: "#ffffff", anchor: "middle", maxWidth: 150 }),
    rect(-82, 62, 20, 330, { rx: 10, fill: "#ffffff", opacity: 0.16 }),
  ].join("");
  return group(drawing, { transform: `translate(${cx} ${y}) scale(${scale})` });
}
