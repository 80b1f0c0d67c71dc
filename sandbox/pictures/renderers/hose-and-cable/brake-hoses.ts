import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { d } from "../../drawing/path-data.ts";
import { rect, stroke } from "../../drawing/shapes.ts";
import { tube } from "../../drawing/tube.ts";

function hoseEnd(x: number, at: number): string {
  const zinc = named("zinc");
  return (
    rect(x - 34, at - 15, 68, 30, { rx: 3, fill: zinc.mid, stroke: zinc.edge, "stroke-width": 1.6 }) +
    rect(x - 34, at - 12, 68, 8, { fill: zinc.shine, opacity: 0.8 }) +
    rect(x - 12, at - 21, 24, 42, { rx: 3, fill: zinc.light, stroke: zinc.edge, "stroke-width": 1.6 }) +
    rect(x - 12, at - 8, 24, 3, { fill: zinc.dark })
  );
}

export function brakeHoses({ random, words }: Sheet): Artwork {
  const isBraided = words.includes("stain") || words.includes("braid") || random.whole(0, 1) === 1;
  const skin = isBraided ? named("alloy") : named("rubber");
  const one = (y: number, bow: number) => {
    const data = d`M110 ${y}C240 ${y - bow} 330 ${y + bow} 490 ${y - bow * 0.3}`;
    return (
      tube(data, 20, skin) +
      (isBraided ? stroke(data, "#39424c", 18, { "stroke-dasharray": "2 4", opacity: 0.4, "stroke-linecap": "butt" }) : "") +
      hoseEnd(96, y) +
      hoseEnd(504, y - bow * 0.3)
    );
  };
  return {
    body: one(150, 70) + one(300, 60) + one(450, 70),
    box: { x: 62, y: 100, width: 476, height: 380 },
    sizeMm: [410, 22],
    piece: { x: 62, y: 410, width: 476, height: 60 },
    focus: [480, 270],
    pack: "bag",
  };
}
