import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { circle, rect, repeat } from "../../drawing/shapes.ts";

export function horns({ pen, colour, words }: Sheet): Artwork {
  const skin = words ? paint(colour("red")) : paint("#c8102e");
  const horn = (x: number, y: number) =>
    circle(x + 6, y + 8, 118, { fill: "#1c2230", opacity: 0.2 }) +
    circle(x, y, 118, { fill: pen.face(named("chrome")), stroke: "#39424c", "stroke-width": 2.2 }) +
    circle(x, y, 104, { fill: pen.face(skin), stroke: skin.edge, "stroke-width": 2 }) +
    repeat(5, (ring) =>
      circle(x, y, 90 - ring * 16, { fill: "none", stroke: ring % 2 ? skin.shine : skin.edge, "stroke-width": 3, opacity: 0.65 }),
    ) +
    circle(x, y, 24, { fill: pen.face(named("chrome")), stroke: "#39424c", "stroke-width": 2 }) +
    rect(x - 11, y + 112, 22, 58, { rx: 4, fill: pen.tube(named("black")), stroke: "#0d0f12", "stroke-width": 1.6 });
  return {
    body: horn(180, 240) + horn(416, 330),
    box: { x: 60, y: 120, width: 482, height: 382 },
    sizeMm: [96, 96],
    piece: { x: 298, y: 212, width: 236, height: 236 },
    focus: [416, 330],
  };
}
