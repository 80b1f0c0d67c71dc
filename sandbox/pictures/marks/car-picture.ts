import type { PictureRequest } from "../addresses/picture-request.ts";
import { colourHex, darken, lighten } from "../drawing/colour.ts";
import type { Pen } from "../drawing/pen.ts";
import { createRandom } from "../drawing/random.ts";
import { around, circle, ellipse, group, numberText, path, rect, stroke } from "../drawing/shapes.ts";
import { groundMark } from "../views/backdrop.ts";
import type { CarOutline } from "../cars/car-outline.ts";
import { outlineOf } from "../cars/cars.ts";

const paints = ["#c8102e", "#1d5c40", "#23509c", "#e39a1c", "#efe4c8", "#6b1526", "#3f5c73", "#e2701a"] as const;

/** A car from the side on a printed ground, 900 × 360. */
export function carPicture(car: Extract<PictureRequest, { kind: "car" }>, pen: Pen): string {
  const random = createRandom(`car:${car.car}:${car.seed}`);
  const colour = (car.colour ? colourHex(car.colour) : null) ?? random.pick(paints);
  return (
    rect(-900, -900, 2700, 2160, { fill: "#faf7f2", ...groundMark }) +
    rect(-900, 250, 2700, 1010, { fill: "#efe9de", ...groundMark }) +
    stroke("M-900 250H1800", "#d8cfbf", 2, groundMark) +
    carFigure(pen, outlineOf(car.car), colour)
  );
}

/** The car itself in a 900 × 360 frame, facing left. */
export function carFigure(pen: Pen, outline: CarOutline, colour: string): string {
  const clip = pen.clip(path(outline.body));
  const [front, rear] = outline.wheels;
  return [
    ellipse((outline.nose + outline.tail) / 2, 306, (outline.tail - outline.nose) * 0.52, 13, { fill: "#1c2230", opacity: 0.28 }),
    path(outline.body, {
      fill: pen.linear([
        [0, lighten(colour, 0.32)],
        [0.35, colour],
        [0.55, darken(colour, 0.06)],
        [1, darken(colour, 0.42)],
      ]),
      stroke: darken(colour, 0.65),
      "stroke-width": 3,
    }),
    group(
      path("M0 208Q450 184 900 210V230Q450 208 0 230Z", { fill: "#ffffff", opacity: 0.22 }) +
        rect(0, 262, 900, 30, { fill: "#0d0f12", opacity: 0.35 }) +
        stroke(outline.lines, darken(colour, 0.6), 2.2, { opacity: 0.75 }),
      { "clip-path": clip },
    ),
    path(outline.glass, {
      fill: pen.linear(
        [
          [0, "#33465a"],
          [0.5, "#7e97ab"],
          [0.52, "#51687c"],
          [1, "#a9bccb"],
        ],
        "slope",
      ),
      stroke: outline.trim === "chrome" ? "#e9edf0" : "#1c2230",
      "stroke-width": 3.4,
    }),
    path(outline.glass, { fill: "none", stroke: "#1c2230", "stroke-width": 1.4 }),
    outline.pillars ? stroke(outline.pillars, darken(colour, 0.25), 7, { "stroke-linecap": "butt" }) : "",
    bumperAndLamps(pen, outline, colour, clip),
    wheel(pen, front, outline.radius),
    wheel(pen, rear, outline.radius),
  ].join("");
}

/** Chrome blades before the eighties, plastic in the body's colour after, plain steel on what works for its living. */
function bumperAndLamps(pen: Pen, { nose, tail, lampY, bumperY, trim }: CarOutline, colour: string, clip: string): string {
  const chrome = pen.linear([
    [0, "#ffffff"],
    [0.48, "#a9b4bf"],
    [0.52, "#3d4751"],
    [1, "#dfe4e8"],
  ]);
  const fill = { chrome, plastic: darken(colour, 0.3), none: "#3d4751" }[trim];
  const edge = { fill, stroke: "#39424c", "stroke-width": 1.2 };
  const lamps =
    ellipse(nose + 17, lampY, 11, 10, { fill: "#fdf6d8", stroke: "#39424c", "stroke-width": 1.6 }) +
    rect(tail - 22, lampY - 9, 18, 20, { rx: 3, fill: "#c8102e", stroke: "#5d0815", "stroke-width": 1.4 });
  return (
    group(lamps, { "clip-path": clip }) +
    rect(nose - 2, bumperY - 6, 58, 12, { rx: 5, ...edge }) +
    rect(tail - 56, bumperY - 6, 58, 12, { rx: 5, ...edge })
  );
}

function wheel(pen: Pen, x: number, radius: number): string {
  const y = 304 - radius;
  const rim = radius * 0.62;
  return [
    circle(x, y, radius + 8, { fill: "#0d0f12", opacity: 0.55 }),
    circle(x, y, radius, {
      fill: pen.radial(
        [
          [0, "#3a3f46"],
          [0.7, "#23272c"],
          [1, "#0d0f12"],
        ],
        0.4,
        0.35,
        0.7,
      ),
    }),
    circle(x, y, rim, {
      fill: pen.linear(
        [
          [0, "#ffffff"],
          [0.5, "#a4aeb8"],
          [1, "#5a646e"],
        ],
        "slope",
      ),
      stroke: "#0d0f12",
      "stroke-width": 2,
    }),
    circle(x, y, rim * 0.78, { fill: "#31373e" }),
    around(5, x, y, rim * 0.4, (px, py, degrees) =>
      rect(px - rim * 0.4, py - rim * 0.15, rim * 0.8, rim * 0.3, {
        rx: 3,
        fill: "#cfd6dc",
        transform: `rotate(${numberText(degrees)} ${numberText(px)} ${numberText(py)})`,
      }),
    ),
    circle(x, y, rim * 0.26, {
      fill: pen.radial([
        [0, "#ffffff"],
        [1, "#8993a0"],
      ]),
      stroke: "#39424c",
      "stroke-width": 1.4,
    }),
  ].join("");
}
