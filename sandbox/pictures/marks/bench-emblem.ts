import { ink } from "../drawing/colour.ts";
import { circle, ellipse, group, numberText, path, rect } from "../drawing/shapes.ts";
import { gearOutline } from "../drawing/path-data.ts";
import type { Pen } from "../drawing/pen.ts";
import { createRandom } from "../drawing/random.ts";
import { createSheet } from "../drawing/sheet.ts";
import { rendererByFamily } from "../addresses/part-family.ts";
import { foldSeed, type PictureRequest } from "../addresses/picture-request.ts";
import { renderers } from "../parts/renderers.ts";

const enamels = [
  ["#173a6b", "#e3ecf8"],
  ["#1d5c40", "#e6efe4"],
  ["#8a1c22", "#f8e9e2"],
  ["#3b2f2f", "#f4ead7"],
  ["#0f4c5c", "#e2f0f0"],
  ["#4a4f57", "#f0efea"],
] as const;

/** The enamelled sign of a workshop's bench: a cog around the part that it knows best, 600 × 600. */
export function benchEmblem(emblem: Extract<PictureRequest, { kind: "emblem" }>, pen: Pen): string {
  const [enamel, face] = createRandom(`emblem:${emblem.name}`).pick(enamels);
  const sheet = createSheet({ kind: "part", family: emblem.family, view: "hero", seed: foldSeed(emblem.name) }, pen);
  const { body, box } = renderers[rendererByFamily[emblem.family]](sheet);
  const scale = Math.min(270 / box.width, 250 / box.height, 1);
  const x = 300 - (box.x + box.width / 2) * scale;
  const y = 296 - (box.y + box.height / 2) * scale;
  const shadowY = Math.min(296 + (box.height * scale) / 2 + 6, 450);
  return (
    rect(-1200, -1200, 3000, 3000, { fill: face }) +
    path(gearOutline(300, 300, 244, 282, 18), { fill: enamel }) +
    circle(300, 300, 222, { fill: "none", stroke: ink.paper, "stroke-width": 7 }) +
    circle(300, 300, 204, { fill: ink.paper }) +
    ellipse(300, shadowY, Math.max(box.width * scale * 0.42, 40), 9, { fill: ink.black, opacity: 0.16 }) +
    group(body, { transform: `translate(${numberText(x)} ${numberText(y)}) scale(${numberText(scale)})` })
  );
}
