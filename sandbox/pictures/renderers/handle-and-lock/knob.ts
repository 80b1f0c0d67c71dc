import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { material as named } from "../../drawing/material.ts";
import { d, gearOutline, outline } from "../../drawing/path-data.ts";
import { circle, ellipse, path, rect, repeat, stroke } from "../../drawing/shapes.ts";

export function knob({ pen, random, material }: Sheet): Artwork {
  const skin = material("black");
  const chrome = named("chrome");
  const text = random.pick(["L", "W", "H", "C"]);
  const body = [
    rect(266, 380, 68, 130, { rx: 6, fill: pen.tube(chrome), stroke: chrome.edge, "stroke-width": 2 }),
    repeat(7, (index) => stroke(d`M268 ${422 + index * 12}H332`, "#56616d", 2.4)),
    path(
      outline([
        [196, 320, 20],
        [404, 320, 20],
        [366, 396, 12],
        [234, 396, 12],
      ]),
      { fill: pen.tube(chrome), stroke: chrome.edge, "stroke-width": 2 },
    ),
    path(gearOutline(300, 226, 138, 148, 32), { fill: pen.face(skin), stroke: skin.edge, "stroke-width": 2 }),
    circle(300, 226, 122, {
      fill: pen.radial([
        [0, skin.shine],
        [0.4, skin.light],
        [0.75, skin.mid],
        [1, skin.dark],
      ]),
      stroke: skin.edge,
      "stroke-width": 2,
    }),
    circle(300, 226, 66, { fill: "none", stroke: "#f4f1e8", "stroke-width": 3 }),
    lettering(text, { x: 300, y: 254, height: 56, colour: "#f4f1e8", anchor: "middle", weight: 0.16 }),
    ellipse(258, 160, 50, 24, { fill: "#ffffff", opacity: 0.35, transform: "rotate(-24 258 160)" }),
  ].join("");
  return { body, box: { x: 152, y: 78, width: 296, height: 432 }, sizeMm: [34, 48], focus: [300, 220], pack: "bag", isLettered: true };
}
