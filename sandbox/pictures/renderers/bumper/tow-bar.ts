import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { d, outline } from "../../drawing/path-data.ts";
import { circle, path, rect } from "../../drawing/shapes.ts";
import { boltHead, boltHole, lyingCylinder } from "../../drawing/solids.ts";
import { tube } from "../../drawing/tube.ts";

export function towBar({ pen, random, material }: Sheet): Artwork {
  const steel = material("black");
  const reach = random.between(90, 120);
  const chrome = named("chrome");
  const plate = (x: number) =>
    path(
      outline([
        [x - 30, 178, 6],
        [x + 30, 178, 6],
        [x + 26, 292, 6],
        [x - 26, 292, 6],
      ]),
      { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2 },
    ) +
    boltHole(x, 204, 8) +
    boltHole(x, 244, 8);
  const body = [
    plate(78),
    plate(522),
    lyingCylinder(pen, 46, 262, 508, 52, steel),
    tube(d`M300 300V${340 + reach * 0.4}Q300 ${382 + reach * 0.2} 340 ${382 + reach * 0.2}H372`, 40, steel),
    rect(262, 292, 76, 62, { rx: 4, fill: pen.tube(steel), stroke: steel.edge, "stroke-width": 2 }),
    boltHead(pen, 300, 323, 11, named("zinc")),
    rect(362, 366 + reach * 0.2, 54, 20, { rx: 4, fill: pen.tube(chrome), stroke: chrome.edge, "stroke-width": 1.4 }),
    rect(378, 340 + reach * 0.2, 22, 28, { fill: pen.tube(chrome) }),
    circle(389, 322 + reach * 0.2, 32, {
      fill: pen.radial([
        [0, "#ffffff"],
        [0.4, "#c3ccd4"],
        [0.75, "#59646f"],
        [1, "#a9b3bc"],
      ]),
      stroke: chrome.edge,
      "stroke-width": 1.6,
    }),
  ].join("");
  return { body, box: { x: 46, y: 178, width: 508, height: 236 + reach * 0.2 }, sizeMm: [1180, 420], focus: [389, 340] };
}
