import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { darken, lighten } from "../../drawing/colour.ts";
import { lettering } from "../../drawing/lettering.ts";
import { group, path, rect } from "../../drawing/shapes.ts";
import { lineCar } from "./line-car.ts";
import { pickCar } from "./pick-car.ts";

export function giftCard(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const ground = sheet.colour(sheet.random.pick(["red", "navy", "green"]));
  const value = sheet.label ?? "Gift card";
  const card = (transform: string) =>
    group(
      [
        rect(-6, 6, 420, 262, { rx: 16, fill: "#1c2230", opacity: 0.22 }),
        rect(0, 0, 420, 262, {
          rx: 16,
          fill: pen.linear(
            [
              [0, lighten(ground, 0.2)],
              [0.5, ground],
              [1, darken(ground, 0.35)],
            ],
            "slope",
          ),
        }),
        rect(0, 186, 420, 14, { fill: "#f6ead0" }),
        rect(0, 206, 420, 5, { fill: "#f6ead0" }),
        group(lineCar(pickCar(sheet), "#f6ead0", 8), { transform: "translate(196 88) scale(0.23)" }),
        lettering("Rares", { x: 28, y: 66, height: 34, colour: "#ffffff", weight: 0.2 }),
        lettering(value, { x: 28, y: 152, height: value.length < 6 ? 58 : 26, colour: "#ffffff", maxWidth: 190, weight: 0.18 }),
        path("M0 16Q0 0 16 0H250L120 262H16Q0 262 0 246Z", { fill: "#ffffff", opacity: 0.09 }),
      ],
      { transform },
    );
  return {
    body: card("translate(110 140) rotate(-9 210 131)") + card("translate(86 180)"),
    box: { x: 86, y: 110, width: 450, height: 340 },
    sizeMm: [86, 54],
    focus: [250, 300],
    depth: 0,
    isLettered: true,
    pack: "tag",
  };
}
