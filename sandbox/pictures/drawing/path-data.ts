import { numberText, polar } from "./shapes.ts";

/** A point, and how far its corner is rounded. */
export type Corner = readonly [x: number, y: number, radius?: number];
export type Point = readonly [x: number, y: number];

/** Template tag for path data: numbers are written with two decimals. */
export function d(parts: TemplateStringsArray, ...numbers: number[]): string {
  return parts.reduce((text, part, index) => text + (index === 0 ? "" : numberText(numbers[index - 1] ?? 0)) + part, "");
}

/** A closed polygon with rounded corners. */
export function outline(corners: readonly Corner[]): string {
  return roundedCorners(corners, true);
}

/** An open polyline with rounded corners. */
export function polyline(corners: readonly Corner[]): string {
  return roundedCorners(corners, false);
}

function roundedCorners(corners: readonly Corner[], isClosed: boolean): string {
  const count = corners.length;
  const pieces = corners.map((corner, index) => {
    const [x, y, radius = 0] = corner;
    const isEnd = !isClosed && (index === 0 || index === count - 1);
    const command = index === 0 ? "M" : "L";
    if (radius === 0 || isEnd) return `${command}${numberText(x)} ${numberText(y)}`;
    const [fromX, fromY] = towards(corner, corners[(index + count - 1) % count] ?? corner, radius);
    const [toX, toY] = towards(corner, corners[(index + 1) % count] ?? corner, radius);
    return d`${fromX} ${fromY}Q${x} ${y} ${toX} ${toY}`.replace(/^/, command);
  });
  return pieces.join("") + (isClosed ? "Z" : "");
}

/** The points along an open polyline with rounded corners, for measuring it. */
export function flattened(corners: readonly Corner[]): Point[] {
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
  return corners.flatMap((corner, index): Point[] => {
    const [x, y, radius = 0] = corner;
    const [previous, next] = [corners[index - 1], corners[index + 1]];
    if (radius === 0 || !previous || !next) return [[x, y]];
    const [from, to] = [towards(corner, previous, radius), towards(corner, next, radius)];
    const along = (t: number, axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * corner[axis] + t ** 2 * to[axis];
    return steps.map((t) => [along(t, 0), along(t, 1)]);
  });
}

function towards(from: Corner, to: Corner, distance: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const share = Math.min(distance, length / 2) / length;
  return [from[0] + dx * share, from[1] + dy * share];
}

/** A smooth curve through the points (Catmull-Rom as cubic Béziers). */
export function spline(points: readonly Point[], isClosed = false): string {
  const count = points.length;
  const at = (index: number): Point => points[isClosed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  const [startX, startY] = at(0);
  let text = d`M${startX} ${startY}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index += 1) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    text += d`C${p1[0] + (p2[0] - p0[0]) / 6} ${p1[1] + (p2[1] - p0[1]) / 6} ${p2[0] - (p3[0] - p1[0]) / 6} ${p2[1] - (p3[1] - p1[1]) / 6} ${p2[0]} ${p2[1]}`;
  }
  return text + (isClosed ? "Z" : "");
}

/** Part of a ring between two radii and two angles. */
export function ringSector(cx: number, cy: number, inner: number, outer: number, fromDegrees: number, toDegrees: number): string {
  const large = Math.abs(toDegrees - fromDegrees) > 180 ? 1 : 0;
  const [ax, ay] = polar(cx, cy, outer, fromDegrees);
  const [bx, by] = polar(cx, cy, outer, toDegrees);
  const [ex, ey] = polar(cx, cy, inner, toDegrees);
  const [fx, fy] = polar(cx, cy, inner, fromDegrees);
  return d`M${ax} ${ay}A${outer} ${outer} 0 ${large} 1 ${bx} ${by}L${ex} ${ey}A${inner} ${inner} 0 ${large} 0 ${fx} ${fy}Z`;
}

export function arc(cx: number, cy: number, radius: number, fromDegrees: number, toDegrees: number): string {
  const large = Math.abs(toDegrees - fromDegrees) > 180 ? 1 : 0;
  const [ax, ay] = polar(cx, cy, radius, fromDegrees);
  const [bx, by] = polar(cx, cy, radius, toDegrees);
  return d`M${ax} ${ay}A${radius} ${radius} 0 ${large} 1 ${bx} ${by}`;
}

/** A whole circle as path data, to cut holes with `fill-rule="evenodd"`. */
export function hole(cx: number, cy: number, rx: number, ry = rx): string {
  return d`M${cx - rx} ${cy}A${rx} ${ry} 0 1 0 ${cx + rx} ${cy}A${rx} ${ry} 0 1 0 ${cx - rx} ${cy}Z`;
}

/** A toothed wheel. */
export function gearOutline(cx: number, cy: number, inner: number, outer: number, teeth: number): string {
  const corners: Corner[] = [];
  const step = 360 / teeth;
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    for (const [radius, share] of [
      [inner, 0.05],
      [outer, 0.25],
      [outer, 0.55],
      [inner, 0.75],
    ] as const) {
      corners.push([...polar(cx, cy, radius, step * (tooth + share) - 90), 1.5]);
    }
  }
  return outline(corners);
}
