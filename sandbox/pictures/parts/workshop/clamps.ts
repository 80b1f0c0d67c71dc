import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named } from "#sandbox/pictures/drawing/material.ts";
import { rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { tube } from "#sandbox/pictures/drawing/solids.ts";

export function clamps({ pen }: Sheet): Artwork {
  const [steel, zinc] = [named("alloy"), named("zinc")];
  const one = (x: number, y: number, r: number) =>
    tube(`M${x} ${y - r}A${r} ${r} 0 1 1 ${x - 1} ${y - r}`, 24, steel) +
    stroke(`M${x} ${y - r}A${r} ${r} 0 1 1 ${x - 1} ${y - r}`, "#39424c", 13, {
      "stroke-dasharray": "3 9",
      "stroke-linecap": "butt",
      opacity: 0.6,
    }) +
    rect(x - 44, y - r - 26, 76, 42, { rx: 6, fill: pen.tube(steel, "down"), stroke: steel.edge, "stroke-width": 2 }) +
    rect(x + 30, y - r - 20, 38, 30, { rx: 4, fill: pen.tube(zinc, "down"), stroke: zinc.edge, "stroke-width": 1.6 }) +
    stroke(`M${x + 50} ${y - r - 18}v26`, zinc.edge, 4) +
    repeat(6, (index) => stroke(`M${x - 38 + index * 11} ${y - r - 20}v30`, steel.edge, 2, { opacity: 0.6 }));
  return {
    body: one(200, 250, 104) + one(428, 350, 82) + one(176, 456, 46),
    box: { x: 84, y: 118, width: 440, height: 396 },
    sizeMm: [44, 58],
    piece: { x: 90, y: 120, width: 220, height: 240 },
    focus: [210, 150],
    pack: "bag",
  };
}
