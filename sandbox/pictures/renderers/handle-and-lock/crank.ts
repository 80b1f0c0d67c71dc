import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { around, circle, ellipse, path, rect, stroke } from "../../drawing/shapes.ts";

export function crank({ pen, material, colour, words }: Sheet): Artwork {
  const chrome = named("chrome");
  const grip = words ? colour("black") : "#23262b";
  const ball = material("black");
  const body = [
    path("M150 348Q120 300 160 262Q206 232 246 268L474 190Q510 184 518 214Q520 240 494 250L260 322Q248 372 202 374Q170 372 150 348Z", {
      fill: pen.linear(chrome.face, "slope"),
      stroke: chrome.edge,
      "stroke-width": 2.2,
    }),
    stroke("M232 282L480 200", "#ffffff", 5, { opacity: 0.9 }),
    circle(198, 310, 40, { fill: pen.face(chrome, "up"), stroke: chrome.edge, "stroke-width": 2 }),
    around(10, 198, 310, 20, (x, y) => circle(x, y, 4, { fill: "#39424c" })),
    circle(198, 310, 15, { fill: "#15181c" }),
    rect(474, 150, 46, 70, { rx: 9, fill: pen.tube(chrome), stroke: chrome.edge, "stroke-width": 1.8 }),
    circle(497, 130, 60, {
      fill: pen.radial([
        [0, ball.shine],
        [0.35, ball.light],
        [0.7, grip === "#23262b" ? ball.mid : grip],
        [1, ball.dark],
      ]),
      stroke: ball.edge,
      "stroke-width": 2,
    }),
    ellipse(478, 106, 20, 13, { fill: "#ffffff", opacity: 0.6 }),
  ].join("");
  return { body, box: { x: 134, y: 70, width: 424, height: 306 }, sizeMm: [128, 62], focus: [490, 150], pack: "bag" };
}
