import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { luminance } from "../../drawing/colour.ts";
import { ink } from "../../drawing/ink.ts";
import { lettering } from "../../drawing/lettering.ts";
import { paint } from "../../drawing/material.ts";
import { ellipse, group, path, rect } from "../../drawing/shapes.ts";
import { tube } from "../../drawing/tube.ts";
import { lineCar } from "./line-car.ts";
import { pickCar } from "./pick-car.ts";

export function mug(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const glaze = paint(sheet.colour(sheet.random.pick(["white", "black", "navy", "cream"])));
  const on = luminance(glaze.mid) > 0.5 ? ink.black : "#f6ead0";
  const body = [
    tube("M392 214Q506 200 506 306Q500 392 392 400", 34, glaze),
    path("M144 148V452Q146 492 200 496H344Q398 492 400 452V148Z", { fill: pen.tube(glaze), stroke: glaze.edge, "stroke-width": 2.2 }),
    ellipse(272, 148, 128, 32, { fill: pen.face(glaze), stroke: glaze.edge, "stroke-width": 2 }),
    ellipse(272, 151, 116, 26, {
      fill: pen.linear([
        [0, "#1d120b"],
        [1, "#5a3c27"],
      ]),
    }),
    group(lineCar(pickCar(sheet), on, 10), { transform: "translate(172 262) scale(0.222)" }),
    lettering(sheet.label ?? "Shed fuel", {
      x: 272,
      y: 404,
      height: 27,
      colour: on === ink.black ? "#c8102e" : on,
      anchor: "middle",
      maxWidth: 190,
      weight: 0.19,
    }),
    rect(166, 176, 24, 290, { rx: 12, fill: "#ffffff", opacity: 0.28 }),
  ].join("");
  return { body, box: { x: 144, y: 116, width: 380, height: 380 }, sizeMm: [118, 96], focus: [272, 340], isLettered: true };
}
