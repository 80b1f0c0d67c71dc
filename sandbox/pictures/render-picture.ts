import { createPen } from "./drawing/pen.ts";
import { createSheet } from "./drawing/sheet.ts";
import { numberText } from "./drawing/shapes.ts";
import { benchEmblem } from "./marks/bench-emblem.ts";
import { brandMark } from "./marks/brand-mark.ts";
import { type PartPicture, type PictureRequest, pictureSize } from "./addresses/picture-request.ts";
import { rendererByFamily } from "./addresses/part-family.ts";
import { renderers } from "./parts/renderers.ts";
import { angleView, detailView, dimensionView, heroView } from "./views/part-views.ts";
import { packView } from "./views/pack-view.ts";
import type { Pen } from "./drawing/pen.ts";
import { categoryPicture } from "./views/category-picture.ts";
import { carPicture } from "./marks/car-picture.ts";
import { scenePicture } from "./scenes/scene-picture.ts";

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
      return drawPart(request, pen);
    case "brand":
      return brandMark(request.name);
    case "car":
      return carPicture(request, pen);
    case "scene":
      return scenePicture(request, pen);
    case "category":
      return categoryPicture(request, pen);
    case "emblem":
      return benchEmblem(request, pen);
  }
}

function drawPart(part: PartPicture, pen: Pen): string {
  const sheet = createSheet(part, pen);
  const art = renderers[rendererByFamily[part.family]](sheet);
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
