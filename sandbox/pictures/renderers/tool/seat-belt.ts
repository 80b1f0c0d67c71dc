import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { outline } from "../../drawing/path-data.ts";
import { circle, ellipse, group, path, rect, stroke } from "../../drawing/shapes.ts";
import { boltHead } from "../../drawing/solids.ts";

export function seatBelt(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const webbing = paint(sheet.colour("black"));
  const [chrome, black] = [named("chrome"), named("black")];
  const band = (data: string) =>
    stroke(data, webbing.edge, 40, { "stroke-linecap": "butt" }) +
    stroke(data, webbing.mid, 36, { "stroke-linecap": "butt" }) +
    stroke(data, webbing.light, 24, { "stroke-linecap": "butt", "stroke-dasharray": "2 3", opacity: 0.6 });
  const body = [
    band("M150 390C130 220 200 120 300 120C420 120 440 230 380 300L330 372"),
    band("M452 490C470 420 440 380 400 350"),
    rect(92, 372, 116, 122, { rx: 14, fill: pen.face(black), stroke: "#07080a", "stroke-width": 2.4 }),
    circle(150, 432, 40, { fill: pen.face(black, "up"), stroke: "#07080a", "stroke-width": 2 }),
    boltHead(pen, 150, 478, 10, named("zinc")),
    group(
      path(
        outline([
          [-38, -44, 10],
          [38, -44, 10],
          [30, 66, 10],
          [-30, 66, 10],
        ]),
        { fill: pen.face(chrome, "down"), stroke: chrome.edge, "stroke-width": 2 },
      ) +
        rect(-22, -32, 44, 13, { rx: 6, fill: "#15181c" }) +
        rect(-14, 18, 28, 24, { rx: 4, fill: "#e9e7e4", stroke: chrome.edge, "stroke-width": 2 }),
      { transform: "translate(322 396) rotate(30)" },
    ),
    rect(410, 452, 88, 92, { rx: 10, fill: pen.face(black), stroke: "#07080a", "stroke-width": 2.2 }),
    rect(424, 462, 60, 36, {
      rx: 5,
      fill: pen.linear([
        [0, "#e8384b"],
        [1, "#9c0c20"],
      ]),
      stroke: "#5d0815",
      "stroke-width": 1.6,
    }),
    lettering("Press", { x: 454, y: 486, height: 13, colour: "#ffffff", anchor: "middle" }),
    ellipse(300, 114, 42, 15, { fill: pen.face(chrome, "down"), stroke: chrome.edge, "stroke-width": 2 }),
    boltHead(pen, 300, 100, 11, named("zinc")),
  ].join("");
  return { body, box: { x: 90, y: 84, width: 410, height: 462 }, sizeMm: [3200, 48], focus: [322, 396], isLettered: true };
}
