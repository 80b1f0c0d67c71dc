import { type Corner, d, flattened, outline, type Point, polyline } from "../drawing/path-data.ts";
import { numberText } from "../drawing/shapes.ts";
import type { CarShape } from "./read-car-shapes.ts";

/** A car from the side, facing left, in a 900 × 360 frame; wheels stand on y = 304. */
export type CarOutline = {
  name: string;
  lengthMm: number;
  wheelbaseMm: number;
  pixelsPerMm: number;
  /** The body with its wheel arches cut out, and what stands on it: wings, screens, spare wheels. */
  body: string;
  glass: string;
  pillars: string;
  lines: string;
  wheels: readonly [number, number];
  radius: number;
  /** Front and rear end of the body at the height of the bumpers. */
  nose: number;
  tail: number;
  lampY: number;
  bumperY: number;
  trim: CarShape["trim"];
};

const ground = 304;
const frame = { width: 900, length: 800, height: 250 };

/** What turns a shape's points into the frame's: first to the maker's sizes, then to scale. */
type Fit = { x(mm: number): number; y(mm: number): number; scale: number };

export function carOutline(shape: CarShape): CarOutline {
  const fit = fitOf(shape);
  const contour = contourOf(shape).map(placed(fit));
  const extras = shape.extras.map((polygon) => outline(clockwise(polygon.map(placed(fit)))));
  const [front, rear] = [fit.x(0), fit.x(shape.wheelbase_mm)];
  const radius = (shape.tyre_mm / 2) * fit.scale;
  const silhouette = flattened(contour);
  const bumperY = fit.y(shape.height_mm * (shape.trim === "plastic" ? 0.31 : 0.345));
  return {
    name: shape.name,
    lengthMm: shape.length_mm,
    wheelbaseMm: shape.wheelbase_mm,
    pixelsPerMm: fit.scale,
    body: polyline(contour) + undersideOf(shape, fit) + extras.join(""),
    ...greenhouse(shape, fit, silhouette),
    lines: linesOf(shape, fit, silhouette),
    wheels: [front, rear],
    radius,
    nose: Math.min(...silhouette.map(([x]) => x)),
    tail: Math.max(...silhouette.map(([x]) => x)),
    lampY: fit.y(shape.nose.reduce((highest, [x, y]) => (x < -200 ? Math.max(highest, y) : highest), 0) * 0.78),
    bumperY,
    trim: shape.trim,
  };
}

function contourOf({ nose, roof, tail }: CarShape): Corner[] {
  return [...nose, ...roof, ...tail];
}

const placed =
  ({ x, y, scale }: Fit) =>
  ([px, py, radius = 0]: Corner): Corner => [x(px), y(py), radius * scale];

/** Overhangs and height are stretched to the maker's sizes; between the axles nothing moves. */
function fitOf(shape: CarShape): Fit {
  const drawn = [...flattened(contourOf(shape)), ...shape.extras.flat()];
  const rearOverhang = shape.length_mm - shape.front_overhang_mm - shape.wheelbase_mm;
  const front = shape.front_overhang_mm / -Math.min(...drawn.map(([x]) => x));
  const rear = rearOverhang / (Math.max(...drawn.map(([x]) => x)) - shape.wheelbase_mm);
  const up = shape.height_mm / Math.max(...drawn.map(([, y]) => y));
  const scale = Math.min(frame.length / shape.length_mm, frame.height / shape.height_mm);
  const start = (frame.width - shape.length_mm * scale) / 2;
  const fromFront = (mm: number) => {
    if (mm < 0) return mm * front;
    return mm > shape.wheelbase_mm ? shape.wheelbase_mm + (mm - shape.wheelbase_mm) * rear : mm;
  };
  return {
    x: (mm) => start + (shape.front_overhang_mm + fromFront(mm)) * scale,
    y: (mm) => ground - mm * up * scale,
    scale,
  };
}

/** From the rear's lower end to the front's: sills, and an arch around each wheel. */
function undersideOf(shape: CarShape, fit: Fit): string {
  const tyre = (shape.tyre_mm / 2) * fit.scale;
  const arch = tyre + Math.max(6, 44 * fit.scale);
  const sill = ground - Math.min(shape.height_mm * 0.155, shape.tyre_mm * 0.6) * fit.scale;
  const reach = Math.sqrt(Math.max(0, arch ** 2 - (ground - tyre - sill) ** 2));
  const around = (x: number) => d`L${x + reach} ${sill}A${arch} ${arch} 0 ${sill > ground - tyre ? 1 : 0} 0 ${x - reach} ${sill}`;
  return `${around(fit.x(shape.wheelbase_mm))}${around(fit.x(0))}Z`;
}

/** A subpath that turned the other way would cut a hole where it lies over the body. */
function clockwise(corners: Corner[]): Corner[] {
  const area = corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return area < 0 ? corners.toReversed() : corners;
}

/** The height of the body at an x of the frame; the ground beyond its ends. */
function topAt(silhouette: readonly Point[], x: number): number {
  return silhouette.reduce((top, [x2, y2], index) => {
    const [x1, y1] = silhouette[index - 1] ?? [x2, y2];
    if (x < Math.min(x1, x2) || x > Math.max(x1, x2)) return top;
    const y = x1 === x2 ? Math.min(y1, y2) : y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
    return Math.min(top, y);
  }, ground);
}

/** Side glass follows the roof, one pillar's and one gutter's width inside it. */
function greenhouse(shape: CarShape, fit: Fit, silhouette: readonly Point[]): Pick<CarOutline, "glass" | "pillars"> {
  const [start] = shape.belt;
  const end = shape.belt.at(-1);
  if (!start || !end || shape.glassEndX === null) return { glass: "", pillars: "" };
  const [pillar, gutter] = [75 * fit.scale, 62 * fit.scale];
  const [from, to] = [fit.x(start[0]), fit.x(shape.glassEndX)];
  const topOf = (x: number) => Math.max(topAt(silhouette, x - pillar), topAt(silhouette, x)) + gutter;
  const beltY = fit.y(start[1]);
  const top = Array.from({ length: 15 }, (_, index): Corner => {
    const x = from + ((to - from) * index) / 14;
    return [x, topOf(x), index === 14 ? 6 : 3];
  }).filter(([x, y]) => y < beltY - 2 && x <= to);
  const belt = shape.belt.map(placed(fit)).toReversed();
  const beltAt = (x: number) =>
    topAt(
      shape.belt.map(placed(fit)).map(([px, py]) => [px, py]),
      x,
    );
  const bars = shape.pillars.map((mm) => {
    const x = fit.x(mm);
    return d`M${x - 4} ${topOf(x) - 1}L${x + 2} ${Math.min(beltAt(x), fit.y(end[1]) + 12)}`;
  });
  return { glass: outline([...top, ...belt.map(([x, y]): Corner => [x, y, 5])]), pillars: bars.join("") };
}

/** The crease along the flank, and the doors' shut lines down from the pillars. */
function linesOf(shape: CarShape, fit: Fit, silhouette: readonly Point[]): string {
  const crease = shape.crease.length > 1 ? polyline(shape.crease.map(([x, y]) => placed(fit)([x, y, 400]))) : "";
  const sill = ground - shape.height_mm * 0.19 * fit.scale;
  const front = shape.belt[0] ? [fit.x(shape.belt[0][0] - 60)] : [];
  const doors = [...front, ...shape.pillars.map(fit.x)].map((x) => {
    const top = Math.max(topAt(silhouette, x), fit.y(shape.belt[0]?.[1] ?? 0)) + 3;
    return `M${numberText(x)} ${numberText(top)}L${numberText(x + 3)} ${numberText(sill)}`;
  });
  return crease + doors.join("");
}
