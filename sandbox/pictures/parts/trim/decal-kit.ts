import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { darken } from "#sandbox/pictures/drawing/colour.ts";
import { lettering } from "#sandbox/pictures/drawing/lettering.ts";
import { path, group, circle, rect, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { anyCar, outlineOf } from "#sandbox/pictures/cars/cars.ts";

/** Stripe kits: a pale car wearing the stripe, and the sheet it comes on. */
export function decalKit(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const colour = sheet.colour(random.pick(["red", "black", "orange", "blue", "gold"]));
  const car = outlineOf(anyCar(random, ["coupe", "sedan", "ute"]));
  const clip = pen.clip(path(car.body));
  const stripes = random.pick([
    [stroke("M20 232Q450 214 880 232", colour, 20), stroke("M20 252Q450 236 880 250", colour, 6)],
    [path("M20 262Q300 250 620 150L760 160L900 190V214L700 190Q400 262 20 284Z", { fill: colour })],
    [path("M260 300L330 60H420L350 300Z", { fill: colour }), path("M370 300L440 60H466L396 300Z", { fill: colour })],
  ]);
  const name = sheet.label ?? random.pick(["GT", "SS", "308", "Special"]);
  const body = [
    group(
      path(car.body, { fill: "#e3e4e6", stroke: "#9aa0a8", "stroke-width": 3 }) +
        group(stripes.join(""), { "clip-path": clip }) +
        path(car.glass, { fill: "#cdd4da", stroke: "#9aa0a8", "stroke-width": 3 }) +
        stroke(car.lines, "#9aa0a8", 2) +
        car.wheels
          .map(
            (x) =>
              circle(x, 304 - car.radius, car.radius, { fill: "#b9bec5", stroke: "#8b9199", "stroke-width": 3 }) +
              circle(x, 304 - car.radius, car.radius * 0.55, { fill: "#dfe2e5", stroke: "#8b9199", "stroke-width": 2 }),
          )
          .join(""),
      { transform: "translate(30 96) scale(0.6)" },
    ),
    rect(92, 336, 420, 168, { fill: "#1c2230", opacity: 0.14, transform: "translate(5 7) rotate(-2 300 420)" }),
    group(
      rect(92, 336, 420, 168, { fill: "#fdfcf9", stroke: "#c9c4b8", "stroke-width": 1.5 }) +
        rect(112, 360, 380, 22, { fill: colour }) +
        rect(112, 390, 380, 7, { fill: colour }) +
        lettering(name, { x: 124, y: 476, height: 50, colour: darken(colour, 0.2), weight: 0.24, slant: 0.2 }) +
        lettering(name, { x: 330, y: 470, height: 34, colour, weight: 0.2, slant: 0.2, maxWidth: 150 }) +
        path("M512 504L462 504Q492 494 494 462L512 452Z", {
          fill: pen.linear(
            [
              [0, "#f4f1ea"],
              [1, "#c4bdad"],
            ],
            "slope",
          ),
          stroke: "#b3ab9a",
          "stroke-width": 1.2,
        }),
      { transform: "rotate(-2 300 420)" },
    ),
  ].join("");
  return { body, box: { x: 54, y: 140, width: 492, height: 370 }, sizeMm: [2100, 90], focus: [200, 440], isLettered: true, pack: "bag" };
}
