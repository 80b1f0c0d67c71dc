import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { darken, lighten } from "../../drawing/colour.ts";
import { ink } from "../../drawing/ink.ts";
import { lettering } from "../../drawing/lettering.ts";
import { circle, group, path, rect, repeat, stroke } from "../../drawing/shapes.ts";
import { boltHole } from "../../drawing/solids.ts";
import { carOutlines } from "../../marks/car-outlines.ts";

export function sign(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const ground = sheet.colour(random.pick(["red", "navy", "green", "cream"]));
  const isPale = ground === "#efe4c8";
  const on = isPale ? ink.black : "#f6ead0";
  const text = sheet.label ?? random.pick(["Motor spirit", "Full service", "Speed shop", "Garage", "Spare parts"]);
  const car = carOutlines[random.pick(["sedan", "coupe", "ute", "wagon"])];
  const body = [
    rect(96, 86, 408, 430, {
      rx: 16,
      fill: pen.linear([
        [0, lighten(ground, 0.16)],
        [0.5, ground],
        [1, darken(ground, 0.3)],
      ]),
      stroke: darken(ground, 0.6),
      "stroke-width": 3,
    }),
    rect(114, 104, 372, 394, { rx: 8, fill: "none", stroke: on, "stroke-width": 4 }),
    lettering(text, { x: 300, y: 194, height: 58, colour: on, anchor: "middle", maxWidth: 330, weight: 0.2 }),
    stroke("M140 222H460M140 408H460", on, 3),
    group(
      path(car.body, { fill: on }) +
        path(car.glass, { fill: ground }) +
        car.wheels
          .map((x) => circle(x, 262, 40, { fill: on, stroke: ground, "stroke-width": 9 }) + circle(x, 262, 14, { fill: ground }))
          .join(""),
      { transform: "translate(120 216) scale(0.4)" },
    ),
    lettering("Oils · parts · service", { x: 300, y: 464, height: 24, colour: on, anchor: "middle", maxWidth: 320 }),
    boltHole(300, 96, 5),
    boltHole(300, 506, 5),
    path("M96 102Q96 86 112 86H330L150 516H112Q96 516 96 500Z", { fill: "#ffffff", opacity: 0.08 }),
    repeat(5, (index) => circle(108 + ((index * 97) % 380), index % 2 ? 508 : 94, 3 + (index % 3), { fill: "#6b3f1e", opacity: 0.45 })),
  ].join("");
  return { body, box: { x: 96, y: 86, width: 408, height: 430 }, sizeMm: [300, 400], focus: [300, 300], depth: 6, isLettered: true };
}
