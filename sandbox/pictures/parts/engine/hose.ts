import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named } from "#sandbox/pictures/drawing/material.ts";
import { type Point, polyline } from "#sandbox/pictures/drawing/path-data.ts";
import { circle, ellipse, group, rect, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { tube } from "#sandbox/pictures/drawing/solids.ts";

export function hose({ pen, random, material }: Sheet): Artwork {
  const rubber = material("rubber");
  const bend = random.between(0, 60);
  const data = random.pick([
    polyline([
      [92, 172 + bend],
      [250, 172 + bend, 90],
      [300, 430 - bend * 0.5, 110],
      [512, 430 - bend * 0.5],
    ]),
    polyline([
      [110, 440],
      [110, 240, 110],
      [360, 210 - bend * 0.3, 120],
      [494, 420],
    ]),
    polyline([
      [90, 250],
      [300, 180, 90],
      [420, 300, 80],
      [500, 460],
    ]),
  ]);
  const { from, to } = ends(data);
  const ring = ([x, y]: Point, degrees: number) =>
    group(ellipse(0, 0, 15, 37, { fill: rubber.edge }) + ellipse(-2, 0, 10, 27, { fill: "#07080a" }), {
      transform: `translate(${x} ${y}) rotate(${degrees})`,
    });
  const body = [
    tube(data, 74, rubber, { "stroke-linecap": "butt" }),
    stroke(data, "#ffffff", 1.6, { "stroke-dasharray": "16 9", opacity: 0.35, transform: "translate(12 12)", "stroke-linecap": "butt" }),
    ring(from.at, from.degrees),
    ring(to.at, to.degrees),
  ].join("");
  const clamp = (x: number, y: number) =>
    circle(x, y, 40, { fill: "none", stroke: pen.face(named("alloy")), "stroke-width": 13 }) +
    circle(x, y, 46, { fill: "none", stroke: "#39424c", "stroke-width": 1.4 }) +
    circle(x, y, 33, { fill: "none", stroke: "#39424c", "stroke-width": 1.4 }) +
    rect(x - 18, y - 58, 36, 20, { rx: 3, fill: pen.tube(named("alloy")), stroke: "#39424c", "stroke-width": 1.4 }) +
    rect(x + 18, y - 54, 14, 12, { rx: 2, fill: pen.tube(named("zinc")), stroke: "#5c5334", "stroke-width": 1 });
  return {
    body: body + clamp(474, 124),
    box: { x: 56, y: 66, width: 490, height: 420 },
    sizeMm: [382, 296],
    focus: [300, 240],
    pack: "bag",
  };
}

const angle = (a: Point, b: Point) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;

/** The first and the last point of a polyline, and the way it points there. */
function ends(data: string): { from: { at: Point; degrees: number }; to: { at: Point; degrees: number } } {
  const points = [...data.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((match) => [Number(match[1]), Number(match[2])] as const);
  const [first = [0, 0], second = [0, 0]] = points;
  const [beforeLast = [0, 0], last = [0, 0]] = points.slice(-2);
  return { from: { at: first, degrees: angle(first, second) }, to: { at: last, degrees: angle(beforeLast, last) } };
}
