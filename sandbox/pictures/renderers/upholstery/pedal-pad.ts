import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { d, outline } from "../../drawing/path-data.ts";
import { group, path, rect, repeat, stroke } from "../../drawing/shapes.ts";

export function pedalPad({ pen, random, material }: Sheet): Artwork {
  const rubber = material("rubber");
  const isWide = random.whole(0, 1) === 1;
  const half = isWide ? 190 : 130;
  const pad = outline([
    [300 - half, 156, 40],
    [300 + half, 156, 40],
    [300 + half - 10, 444, 40],
    [310 - half, 444, 40],
  ]);
  const inner = outline([
    [330 - half, 184, 24],
    [270 + half, 184, 24],
    [262 + half, 416, 24],
    [338 - half, 416, 24],
  ]);
  const clip = pen.clip(path(inner));
  const body = [
    path(pad, { fill: pen.face(rubber), stroke: rubber.edge, "stroke-width": 2.4 }),
    path(inner, { fill: rubber.dark }),
    group(
      repeat(9, (index) => rect(300 - half, 192 + index * 25, half * 2, 14, { rx: 5, fill: pen.tube(rubber, "down") })),
      { "clip-path": clip },
    ),
    path(inner, { fill: "none", stroke: named("chrome").mid, "stroke-width": 6 }),
    stroke(d`M${330 - half} 168H${250 + half}`, rubber.shine, 4, { opacity: 0.6 }),
  ].join("");
  return {
    body,
    box: { x: 300 - half, y: 156, width: half * 2, height: 288 },
    sizeMm: [isWide ? 92 : 64, 68],
    focus: [360, 230],
    depth: 22,
    pack: "bag",
  };
}
