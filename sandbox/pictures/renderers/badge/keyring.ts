import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { darken, lighten } from "../../drawing/colour.ts";
import { lettering } from "../../drawing/lettering.ts";
import { material as named } from "../../drawing/material.ts";
import { outline } from "../../drawing/path-data.ts";
import { circle, path, rect, repeat } from "../../drawing/shapes.ts";
import { badgeWords } from "./badge-words.ts";
import { enamels } from "./enamels.ts";

export function keyring(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const chrome = named("chrome");
  const enamel = sheet.colour(random.pick(enamels));
  const text = sheet.label ?? random.pick(badgeWords);
  const body = [
    circle(300, 150, 66, { fill: "none", stroke: chrome.edge, "stroke-width": 15 }),
    circle(300, 150, 66, { fill: "none", stroke: pen.face(chrome), "stroke-width": 12 }),
    repeat(3, (index) => rect(290, 208 + index * 22, 20, 30, { rx: 10, fill: "none", stroke: pen.face(chrome), "stroke-width": 7 })),
    path(
      outline([
        [206, 274, 30],
        [394, 274, 30],
        [408, 428, 60],
        [300, 516, 60],
        [192, 428, 60],
      ]),
      { fill: pen.face(chrome, "down"), stroke: chrome.edge, "stroke-width": 2 },
    ),
    path(
      outline([
        [222, 290, 22],
        [378, 290, 22],
        [390, 424, 52],
        [300, 496, 52],
        [210, 424, 52],
      ]),
      {
        fill: pen.linear([
          [0, lighten(enamel, 0.2)],
          [0.5, enamel],
          [1, darken(enamel, 0.4)],
        ]),
        stroke: darken(enamel, 0.7),
        "stroke-width": 2,
      },
    ),
    lettering(text, { x: 300, y: 394, height: 44, colour: "#f4f7f9", anchor: "middle", maxWidth: 140, weight: 0.2 }),
    path("M222 300Q222 290 234 290H366Q378 290 378 300Q300 350 216 350Z", { fill: "#ffffff", opacity: 0.25 }),
  ].join("");
  return {
    body,
    box: { x: 196, y: 78, width: 208, height: 430 },
    sizeMm: [38, 92],
    focus: [300, 380],
    depth: 8,
    isLettered: true,
    pack: "bag",
  };
}
