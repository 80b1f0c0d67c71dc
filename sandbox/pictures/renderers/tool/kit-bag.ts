import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { paint } from "../../drawing/material.ts";
import { circle, path, rect, stroke } from "../../drawing/shapes.ts";
import { tube } from "../../drawing/tube.ts";

export function kitBag(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const canvas = paint(sheet.colour(sheet.random.pick(["green", "black", "orange"])));
  const body = [
    path("M180 250Q190 130 300 128Q410 130 420 250", { fill: "none", stroke: "#15181c", "stroke-width": 21 }),
    path("M180 250Q190 132 300 130Q410 132 420 250", { fill: "none", stroke: "#5d646d", "stroke-width": 4, "stroke-dasharray": "7 5" }),
    path("M70 270Q76 226 130 222H470Q524 226 530 270L546 420Q546 464 500 466H100Q54 464 54 420Z", {
      fill: pen.face(canvas),
      stroke: canvas.edge,
      "stroke-width": 2.6,
    }),
    stroke("M84 254Q300 236 516 254", canvas.edge, 8),
    stroke("M84 254Q300 236 516 254", "#c9ced3", 3, { "stroke-dasharray": "3 3" }),
    rect(160, 224, 34, 242, { fill: "#15181c" }),
    rect(406, 224, 34, 242, { fill: "#15181c" }),
    rect(212, 306, 176, 112, { rx: 8, fill: canvas.mid, stroke: canvas.edge, "stroke-width": 2 }),
    rect(236, 334, 128, 44, { fill: "#fbf8f1" }),
    lettering("Recovery", { x: 300, y: 365, height: 20, colour: "#c8102e", anchor: "middle", maxWidth: 112, weight: 0.2 }),
    tube("M464 470Q520 520 560 470Q580 430 540 410", 17, paint("#f2c418")),
    circle(88, 480, 30, { fill: "none", stroke: "#39424c", "stroke-width": 15 }),
    circle(87, 478, 30, { fill: "none", stroke: "#c3ccd4", "stroke-width": 7 }),
    rect(60, 494, 56, 15, { rx: 6, fill: pen.tube(paint("#c8102e"), "down") }),
  ].join("");
  return { body, box: { x: 52, y: 116, width: 524, height: 396 }, sizeMm: [460, 260], focus: [300, 350], isLettered: true };
}
