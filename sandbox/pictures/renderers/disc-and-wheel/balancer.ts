import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { d } from "../../drawing/path-data.ts";
import { around, circle, ellipse, path, polar, repeat, stroke } from "../../drawing/shapes.ts";
import { round } from "./round.ts";

export function balancer({ pen, random, material }: Sheet): Artwork {
  const iron = material("iron");
  const grooves = random.whole(2, 3);
  const body = [
    circle(300, 300, 202, { fill: pen.face(iron), stroke: iron.edge, "stroke-width": 2 }),
    repeat(
      grooves,
      (index) =>
        circle(300, 300, 190 - index * 15, { fill: "none", stroke: "#0d0f12", "stroke-width": 6 }) +
        circle(299, 298, 186 - index * 15, { fill: "none", stroke: iron.shine, "stroke-width": 1.6, opacity: 0.7 }),
    ),
    circle(300, 300, 138, { fill: pen.face(iron), stroke: iron.edge, "stroke-width": 2 }),
    circle(300, 300, 122, { fill: "none", stroke: "#101215", "stroke-width": 13 }),
    circle(300, 300, 108, { fill: pen.face(named("steel")), stroke: "#2b3036", "stroke-width": 2 }),
    around(3, 300, 300, 72, (x, y) => ellipse(x, y, 22, 22, { fill: "#17191d" }) + circle(x, y, 13, { fill: "#e7e5e2" })),
    circle(300, 300, 32, { fill: "#efedeb", stroke: "#2b3036", "stroke-width": 5 }),
    path("M292 262h16v14h-16Z", { fill: "#efedeb" }),
    repeat(7, (index) => {
      const [x1, y1] = polar(300, 300, 196, 226 + index * 5);
      const [x2, y2] = polar(300, 300, index % 3 ? 186 : 180, 226 + index * 5);
      return stroke(d`M${x1} ${y1}L${x2} ${y2}`, "#ffffff", 2);
    }),
  ].join("");
  return { body, ...round, sizeMm: [168, 168], depth: 40 };
}
