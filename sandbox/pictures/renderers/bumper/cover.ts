import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { d, outline } from "../../drawing/path-data.ts";
import { circle, path, repeat, stroke } from "../../drawing/shapes.ts";
import { boltHole } from "../../drawing/solids.ts";

export function cover({ pen, random, material }: Sheet): Artwork {
  const plastic = material("black");
  const slot = random.between(250, 310);
  const shell = "M34 262Q40 224 96 214Q300 186 504 214Q560 224 566 262Q572 340 548 404Q536 422 508 424L92 424Q64 422 52 404Q28 340 34 262Z";
  const lamp = (x: number) =>
    circle(x, 372, 25, { fill: "#0d0f12", stroke: plastic.light, "stroke-width": 2 }) +
    circle(x, 372, 18, {
      fill: pen.radial([
        [0, "#fff7dd"],
        [1, "#c9b370"],
      ]),
    });
  const body = [
    path(shell, { fill: pen.face(plastic, "down"), stroke: plastic.edge, "stroke-width": 2 }),
    stroke("M40 262Q300 232 560 262", plastic.shine, 4, { opacity: 0.75 }),
    stroke("M38 298Q300 272 562 298", "#000000", 5, { opacity: 0.6 }),
    stroke("M38 304Q300 278 562 304", plastic.shine, 2, { opacity: 0.5 }),
    path(
      outline([
        [300 - slot / 2, 340, 14],
        [300 + slot / 2, 340, 14],
        [286 + slot / 2, 404, 14],
        [314 - slot / 2, 404, 14],
      ]),
      { fill: "#07080a", stroke: plastic.shine, "stroke-width": 1.5 },
    ),
    repeat(4, (index) => stroke(d`M${310 - slot / 2} ${354 + index * 13}H${290 + slot / 2}`, "#3c424a", 2.4)),
    lamp(112),
    lamp(488),
    boltHole(66, 246, 4),
    boltHole(534, 246, 4),
  ].join("");
  return { body, box: { x: 34, y: 200, width: 532, height: 224 }, sizeMm: [1780, 520], focus: [488, 366], depth: 12 };
}
