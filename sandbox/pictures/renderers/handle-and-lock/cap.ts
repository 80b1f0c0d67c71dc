import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { gearOutline } from "../../drawing/path-data.ts";
import { circle, path } from "../../drawing/shapes.ts";

export function cap({ pen, random, material }: Sheet): Artwork {
  const chrome = material("chrome");
  const lobes = random.pick([12, 24, 0]);
  const body = [
    lobes
      ? path(gearOutline(300, 300, 186, 204, lobes), { fill: pen.face(chrome), stroke: chrome.edge, "stroke-width": 2 })
      : circle(300, 300, 202, { fill: pen.face(chrome), stroke: chrome.edge, "stroke-width": 2 }),
    circle(300, 300, 168, { fill: pen.linear(chrome.face, "up"), stroke: chrome.edge, "stroke-width": 2 }),
    circle(300, 300, 142, {
      fill: pen.linear(
        [
          [0, "#ffffff"],
          [0.4, "#a9b4be"],
          [0.5, "#3d4751"],
          [0.62, "#95a0ab"],
          [1, "#f1f4f6"],
        ],
        "slope",
      ),
      stroke: chrome.dark,
      "stroke-width": 1.6,
    }),
    circle(300, 300, 66, {
      fill: pen.linear([
        [0, "#e23a4d"],
        [1, "#8c0a1d"],
      ]),
      stroke: chrome.edge,
      "stroke-width": 5,
    }),
    lettering(random.pick(["Fuel", "13 lb", "7 lb"]), { x: 300, y: 314, height: 29, colour: "#ffffff", anchor: "middle", maxWidth: 100 }),
    path("M196 208A146 146 0 0 1 300 158", {
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": 10,
      "stroke-linecap": "round",
      opacity: 0.8,
    }),
  ].join("");
  return {
    body,
    box: { x: 96, y: 96, width: 408, height: 408 },
    sizeMm: [62, 62],
    focus: [380, 220],
    depth: 34,
    pack: "bag",
    isLettered: true,
  };
}
