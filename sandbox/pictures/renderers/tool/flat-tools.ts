import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { paint } from "../../drawing/material.ts";
import { group, path, rect, repeat, stroke } from "../../drawing/shapes.ts";

export function flatTools(sheet: Sheet): Artwork {
  const nylon = paint(sheet.colour(sheet.random.pick(["red", "blue", "amber"])));
  const shapes = [
    "M-22 -190L22 -190L26 -70L20 190Q0 204 -20 190L-26 -70Z",
    "M-10 -196Q30 -190 26 -130L22 190Q0 204 -22 190L-26 -120Q-34 -150 -26 -196L-14 -150Z",
    "M-34 -192L-8 -150L8 -150L34 -192L38 -160L22 -100L20 190Q0 204 -20 190L-22 -100L-38 -160Z",
    "M-16 -196Q8 -204 22 -150L24 190Q0 204 -20 190L-24 -40Q-30 -150 -16 -196Z",
  ];
  const body = shapes
    .map((shape, index) =>
      group(
        path(shape, { fill: "#1c2230", opacity: 0.2, transform: "translate(5 7)" }) +
          path(shape, { fill: sheet.pen.tube(nylon), stroke: nylon.edge, "stroke-width": 2 }) +
          repeat(6, (rib) => rect(-16, 60 + rib * 19, 32, 7, { rx: 3, fill: nylon.edge, opacity: 0.4 })) +
          stroke("M-12 -80V40", nylon.shine, 4, { opacity: 0.7 }),
        { transform: `translate(${126 + index * 116} 300) rotate(${-12 + index * 8})` },
      ),
    )
    .join("");
  return { body, box: { x: 62, y: 100, width: 476, height: 402 }, sizeMm: [34, 220], focus: [240, 160], pack: "bag" };
}
