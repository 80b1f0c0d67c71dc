import { material as named } from "../../drawing/material.ts";
import type { Material } from "../../drawing/material.ts";
import type { Pen } from "../../drawing/pen.ts";
import { group, path, rect, repeat } from "../../drawing/shapes.ts";
import { uprightCylinder } from "../../drawing/solids.ts";

/** A tapered stud standing in its rubber boot on a round housing. */
export function ballStud(pen: Pen, x: number, y: number, scale: number, metal: Material): string {
  const [rubber, zinc] = [named("rubber"), named("zinc")];
  return group(
    [
      rect(-13, -190, 26, 60, { fill: pen.tube(zinc), stroke: zinc.edge, "stroke-width": 1.4 }),
      repeat(7, (index) => rect(-15, -186 + index * 8, 30, 3, { fill: zinc.dark })),
      rect(-26, -152, 52, 26, { rx: 4, fill: pen.tube(zinc), stroke: zinc.edge, "stroke-width": 1.6 }),
      path("M-17 -128H17L24 -70H-24Z", { fill: pen.tube(named("steel")), stroke: "#343a41", "stroke-width": 1.4 }),
      path("M-28 -84Q-76 -70 -78 -34Q-80 -8 -62 0H62Q80 -8 78 -34Q76 -70 28 -84Z", {
        fill: pen.tube(rubber),
        stroke: rubber.edge,
        "stroke-width": 1.8,
      }),
      path("M-70 -20Q0 4 70 -20", { fill: "none", stroke: rubber.shine, "stroke-width": 3, opacity: 0.4 }),
      uprightCylinder(pen, -74, 2, 148, 74, metal, metal, 0.2),
    ],
    { transform: `translate(${x} ${y}) scale(${scale})` },
  );
}
