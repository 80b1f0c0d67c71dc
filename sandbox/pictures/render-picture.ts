import { type PartPicture, type PictureRequest, foldSeed, pictureSize } from "./addresses/picture-request.ts";
import { ink } from "./drawing/colour.ts";
import { gearOutline } from "./drawing/path-data.ts";
import { type Pen, createPen } from "./drawing/pen.ts";
import { createRandom } from "./drawing/random.ts";
import { circle, ellipse, group, numberText, path, rect, repeat, stroke } from "./drawing/shapes.ts";
import { createSheet } from "./drawing/sheet.ts";
import { assemblyPicture } from "./assemblies/assembly-picture.ts";
import { brandMark } from "./marks/brand-mark.ts";
import { carPicture } from "./marks/car-picture.ts";
import { drawPart } from "./parts/renderers.ts";
import { scenePicture } from "./scenes/scene-picture.ts";
import { groundMark } from "./views/backdrop.ts";
import { packView } from "./views/pack-view.ts";
import { angleView, detailView, dimensionView, heroView } from "./views/part-views.ts";

const grounds = [
  ["#e9eef6", "#c9d7ea"],
  ["#f4ece0", "#e6d5b9"],
  ["#e6efe9", "#c3dacd"],
  ["#f6e7e5", "#ecc7c4"],
  ["#ececef", "#d2d4da"],
] as const;

const point = (angle = 0) => `${numberText(300 + 900 * Math.cos(angle))} ${numberText(222 + 900 * Math.sin(angle))}`;

/** A category's thumbnail: one part standing on a printed sunburst, 600 × 450. */
function categoryPicture(category: Extract<PictureRequest, { kind: "category" }>, pen: Pen): string {
  const random = createRandom(`category:${category.handle}`);
  const [pale, deep] = random.pick(grounds);
  const sheet = createSheet({ kind: "part", family: category.family, view: "hero", seed: foldSeed(category.handle) }, pen);
  const { body, box } = drawPart(sheet);
  const scale = Math.min(440 / box.width, 320 / box.height, 1);
  const x = 300 - (box.x + box.width / 2) * scale;
  const y = 222 - (box.y + box.height / 2) * scale;
  const bottom = 222 + (box.height * scale) / 2;
  const rays = repeat(12, (index) => {
    const [from, to] = [index * 30 - 6, index * 30 + 6].map((degrees) => (degrees * Math.PI) / 180);
    return path(`M300 222L${point(from)}L${point(to)}Z`, { fill: deep, opacity: 0.45 });
  });
  return (
    rect(-1200, -1200, 3000, 2850, { fill: pale, ...groundMark }) +
    rect(-1200, -1200, 3000, 2850, { fill: deep, opacity: 0.2 }) +
    rays +
    ellipse(300, 222, 220, 176, {
      ...groundMark,
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

const enamels = [
  ["#173a6b", "#e3ecf8"],
  ["#1d5c40", "#e6efe4"],
  ["#8a1c22", "#f8e9e2"],
  ["#3b2f2f", "#f4ead7"],
  ["#0f4c5c", "#e2f0f0"],
  ["#4a4f57", "#f0efea"],
] as const;

/** The enamelled sign of a workshop's bench: a cog around the part that it knows best, 600 × 600. */
function benchEmblem(emblem: Extract<PictureRequest, { kind: "emblem" }>, pen: Pen): string {
  const [enamel, face] = createRandom(`emblem:${emblem.name}`).pick(enamels);
  const sheet = createSheet({ kind: "part", family: emblem.family, view: "hero", seed: foldSeed(emblem.name) }, pen);
  const { body, box } = drawPart(sheet);
  const scale = Math.min(270 / box.width, 250 / box.height, 1);
  const x = 300 - (box.x + box.width / 2) * scale;
  const y = 296 - (box.y + box.height / 2) * scale;
  const shadowY = Math.min(296 + (box.height * scale) / 2 + 6, 450);
  return (
    rect(-1200, -1200, 3000, 3000, { fill: face, ...groundMark }) +
    path(gearOutline(300, 300, 244, 282, 18), { fill: enamel }) +
    circle(300, 300, 222, { fill: "none", stroke: ink.paper, "stroke-width": 7 }) +
    circle(300, 300, 204, { fill: ink.paper }) +
    ellipse(300, shadowY, Math.max(box.width * scale * 0.42, 40), 9, { fill: ink.black, opacity: 0.16 }) +
    group(body, { transform: `translate(${numberText(x)} ${numberText(y)}) scale(${numberText(scale)})` })
  );
}

/** Draws a picture; the same request always gives the same SVG text. */
export function renderPicture(request: PictureRequest): string {
  const pen = createPen();
  const content = drawContent(request, pen);
  const { width, height } = pictureSize(request);
  const frame = `viewBox="0 0 ${numberText(width)} ${numberText(height)}" width="${numberText(width)}" height="${numberText(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><defs>${pen.definitions()}</defs>${content}</svg>`;
}

function drawContent(request: PictureRequest, pen: Pen): string {
  switch (request.kind) {
    case "part":
      return partPicture(request, pen);
    case "brand":
      return brandMark(request.name);
    case "car":
      return carPicture(request, pen);
    case "scene":
      return scenePicture(request, pen);
    case "assembly":
      return assemblyPicture(request.slug, pen);
    case "category":
      return categoryPicture(request, pen);
    case "emblem":
      return benchEmblem(request, pen);
  }
}

function partPicture(part: PartPicture, pen: Pen): string {
  const sheet = createSheet(part, pen);
  const art = drawPart(sheet);
  switch (part.view) {
    case "hero":
      return heroView(art, sheet);
    case "angle":
      return angleView(art, sheet);
    case "detail":
      return detailView(art, sheet);
    case "dimension":
      return dimensionView(art, sheet, part.size);
    case "pack":
      return packView(art, sheet);
  }
}
