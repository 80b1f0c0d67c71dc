import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named, paint } from "#sandbox/pictures/drawing/material.ts";
import { outline } from "#sandbox/pictures/drawing/path-data.ts";
import { circle, path, rect, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { flutes, seatColours } from "./seat.ts";

export function doorTrim(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const vinyl = paint(sheet.colour(random.pick(seatColours)));
  const chrome = named("chrome");
  const card = outline([
    [58, 164, 22],
    [528, 150, 40],
    [548, 452, 34],
    [70, 462, 26],
  ]);
  const panel = outline([
    [96, 204, 14],
    [506, 196, 14],
    [512, 296, 14],
    [98, 302, 14],
  ]);
  const pocket = outline([
    [100, 352, 8],
    [420, 348, 8],
    [410, 434, 20],
    [108, 438, 20],
  ]);
  const body = [
    path(card, { fill: pen.face(vinyl, "slope"), stroke: vinyl.edge, "stroke-width": 2.2 }),
    path(card, {
      fill: "none",
      stroke: vinyl.shine,
      "stroke-width": 1.6,
      "stroke-dasharray": "6 5",
      opacity: 0.6,
      transform: "translate(300 306) scale(0.965) translate(-300 -306)",
    }),
    flutes(pen, panel, vinyl, 92, 190, 424, 120, random.whole(15, 22)),
    stroke("M70 322L534 314", chrome.edge, 9),
    stroke("M70 321L534 313", chrome.light, 5),
    path(pocket, { fill: vinyl.dark, stroke: vinyl.edge, "stroke-width": 2 }),
    path(
      outline([
        [100, 364, 8],
        [420, 360, 8],
        [410, 434, 20],
        [108, 438, 20],
      ]),
      { fill: pen.face(vinyl), stroke: vinyl.edge, "stroke-width": 1.6 },
    ),
    circle(470, 388, 27, { fill: pen.face(chrome), stroke: chrome.edge, "stroke-width": 2 }),
    circle(470, 388, 13, { fill: "#15181c" }),
    rect(176, 232, 110, 34, { rx: 10, fill: pen.face(chrome, "down"), stroke: chrome.edge, "stroke-width": 2 }),
    rect(190, 240, 82, 18, { rx: 8, fill: "#15181c" }),
  ].join("");
  return { body, box: { x: 58, y: 152, width: 490, height: 310 }, sizeMm: [1120, 640], focus: [440, 370], depth: 10 };
}
