import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { material as named } from "../../drawing/material.ts";
import { outline } from "../../drawing/path-data.ts";
import { group, path, rect } from "../../drawing/shapes.ts";
import { carFigure } from "../../marks/car-picture.ts";
import { pickCar } from "./pick-car.ts";

export function modelCar(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const paintColour = sheet.colour(sheet.random.pick(["red", "green", "blue", "amber", "white"]));
  const body = [
    path(
      outline([
        [56, 396, 8],
        [544, 396, 8],
        [566, 452, 8],
        [34, 452, 8],
      ]),
      {
        fill: pen.linear([
          [0, "#4a3423"],
          [1, "#2a1b10"],
        ]),
        stroke: "#170e07",
        "stroke-width": 2,
      },
    ),
    path("M56 396H544L552 414H48Z", { fill: "#7a5636" }),
    rect(220, 424, 160, 22, { rx: 2, fill: pen.face(named("brass"), "across"), stroke: "#6b4a14", "stroke-width": 1.2 }),
    lettering(sheet.label ?? "1:18 scale", { x: 300, y: 441, height: 11, colour: "#3c2a0c", anchor: "middle", maxWidth: 150 }),
    group(carFigure(pen, pickCar(sheet), paintColour), { transform: "translate(44 232) scale(0.57)" }),
    path("M70 140H530V396H70Z", { fill: "#dbe8f0", opacity: 0.18, stroke: "#9fb4c2", "stroke-width": 2 }),
    path("M90 150H190L110 380H90Z", { fill: "#ffffff", opacity: 0.4 }),
    path("M216 150H240L160 380H136Z", { fill: "#ffffff", opacity: 0.3 }),
  ].join("");
  return { body, box: { x: 34, y: 138, width: 532, height: 314 }, sizeMm: [262, 108], focus: [200, 350], isLettered: true };
}
