import { ink } from "../drawing/colour.ts";
import type { Pen } from "../drawing/pen.ts";
import { createRandom } from "../drawing/random.ts";
import { ellipse, group, numberText, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { createSheet } from "../drawing/sheet.ts";
import { rendererByFamily } from "../addresses/part-family.ts";
import { foldSeed, type PictureRequest } from "../addresses/picture-request.ts";
import { renderers } from "../parts/renderers.ts";

const grounds = [
  ["#e9eef6", "#c9d7ea"],
  ["#f4ece0", "#e6d5b9"],
  ["#e6efe9", "#c3dacd"],
  ["#f6e7e5", "#ecc7c4"],
  ["#ececef", "#d2d4da"],
] as const;

const point = (angle = 0) => `${numberText(300 + 900 * Math.cos(angle))} ${numberText(222 + 900 * Math.sin(angle))}`;

/** A category's thumbnail: one part standing on a printed sunburst, 600 × 450. */
export function categoryPicture(category: Extract<PictureRequest, { kind: "category" }>, pen: Pen): string {
  const random = createRandom(`category:${category.handle}`);
  const [pale, deep] = random.pick(grounds);
  const sheet = createSheet({ kind: "part", family: category.family, view: "hero", seed: foldSeed(category.handle) }, pen);
  const { body, box } = renderers[rendererByFamily[category.family]](sheet);
  const scale = Math.min(440 / box.width, 320 / box.height, 1);
  const x = 300 - (box.x + box.width / 2) * scale;
  const y = 222 - (box.y + box.height / 2) * scale;
  const bottom = 222 + (box.height * scale) / 2;
  const rays = repeat(12, (index) => {
    const [from, to] = [index * 30 - 6, index * 30 + 6].map((degrees) => (degrees * Math.PI) / 180);
    return path(`M300 222L${point(from)}L${point(to)}Z`, { fill: deep, opacity: 0.45 });
  });
  return (
    rect(-1200, -1200, 3000, 2850, { fill: pale }) +
    rays +
    ellipse(300, 222, 220, 176, {
      fill: pen.radial(
        [
          [0, "#ffffff"],
          [0.7, "#ffffffcc"],
          [1, "#ffffff00"],
        ],
        0.5,
        0.5,
        0.5,
      ),
    }) +
    ellipse(304, Math.min(bottom + 8, 424), box.width * scale * 0.5, 12, { fill: ink.black, opacity: 0.16 }) +
    group(body, { transform: `translate(${numberText(x)} ${numberText(y)}) scale(${numberText(scale)})` }) +
    stroke("M-900 447H1500", ink.black, 6)
  );
}
