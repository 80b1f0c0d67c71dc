import { outlineOf } from "../cars/cars.ts";
import { type Point, spline } from "../drawing/path-data.ts";
import type { Pen } from "../drawing/pen.ts";
import type { Random } from "../drawing/random.ts";
import { circle, element, group, numberText, path, rect, repeat } from "../drawing/shapes.ts";
import { carFigure } from "../marks/car-picture.ts";

/** Draws one scene in a 1600 × 900 frame. `car` is the one that stands in it, where the picture asks for one. */
export type Scene = (sheet: { pen: Pen; random: Random; seed: number; car?: string }) => string;

/** Flat colour in bands, as a screen print lays it. */
export function bands(colours: readonly string[], y: number, height: number): string {
  const step = height / colours.length;
  return colours.map((fill, index) => rect(0, y + index * step, 1600, step + 1, { fill })).join("");
}

/** A halftone screen over a part of the picture. */
export function halftone(pen: Pen, colour: string, opacity: number, y = 0, height = 900): string {
  const fill = pen.define((id) =>
    element(
      "pattern",
      { id, width: 12, height: 12, patternUnits: "userSpaceOnUse", patternTransform: "rotate(30)" },
      circle(4, 4, 2.4, { fill: colour }),
    ),
  );
  return rect(0, y, 1600, height, { fill, opacity });
}

/** A ridge of hills down to the lower edge. */
export function ridge(random: Random, y: number, rise: number, fill: string, steps = 7): string {
  const points: Point[] = Array.from({ length: steps + 1 }, (_, index) => [(index * 1600) / steps, y - random.between(0, rise)] as const);
  return path(`${spline(points)}L1600 900L0 900Z`, { fill });
}

export function sun(cx: number, cy: number, r: number, colour: string, stripe: string): string {
  return (
    circle(cx, cy, r, { fill: colour }) +
    repeat(5, (index) => rect(cx - r, cy + r * (0.12 + index * 0.18), r * 2, r * (0.03 + index * 0.018), { fill: stripe }))
  );
}

/** A car standing on the line y, `width` wide; it faces left unless turned. */
export function standingCar(pen: Pen, car: string, colour: string, x: number, y: number, width: number, isTurned = false): string {
  const scale = width / 900;
  const flip = isTurned
    ? `translate(${numberText(x + width)} ${numberText(y - 304 * scale)}) scale(${numberText(-scale)} ${numberText(scale)})`
    : `translate(${numberText(x)} ${numberText(y - 304 * scale)}) scale(${numberText(scale)})`;
  return group(carFigure(pen, outlineOf(car), colour), { transform: flip });
}

/** A gum tree: leaning trunk, flat clouds of leaves. */
export function gumTree(x: number, y: number, scale: number, trunk: string, leaf: string, shade: string): string {
  return group(
    path("M-8 0Q-2 -90 -26 -170L-14 -176Q0 -120 4 -100Q16 -150 44 -190L54 -184Q22 -120 12 0Z", { fill: trunk }) +
      [
        "M-110 -180Q-110 -230 -50 -236Q-20 -280 40 -262Q80 -250 70 -214Q30 -190 -20 -196Q-70 -160 -110 -180Z",
        "M0 -216Q10 -280 76 -282Q140 -272 142 -226Q120 -190 60 -200Q20 -190 0 -216Z",
      ]
        .map((data) => path(data, { fill: shade }) + path(data, { fill: leaf, transform: "translate(-6 -8) scale(0.96)" }))
        .join(""),
    { transform: `translate(${numberText(x)} ${numberText(y)}) scale(${numberText(scale)})` },
  );
}
