import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { group, path, rect, stroke } from "../../drawing/shapes.ts";
import { cloth } from "./cloth.ts";
import { folds } from "./folds.ts";

export function overalls(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const fabric = cloth(sheet, "navy");
  const shape =
    "M246 62Q190 74 172 92L96 250L140 282L186 196L182 330L150 536Q190 548 252 542L300 356L348 542Q410 548 450 536L418 330L414 196L460 282L504 250L428 92Q410 74 354 62Q300 90 246 62Z";
  const clip = pen.clip(path(shape));
  const body = [
    path(shape, { fill: pen.face(fabric), stroke: fabric.edge, "stroke-width": 2.2 }),
    group(
      folds(fabric, "M206 380Q214 460 196 530M394 380Q386 460 404 530M200 130Q196 180 176 220M400 130Q404 180 424 220") +
        path("M330 50H560V560H380Q400 300 330 50Z", { fill: "#000000", opacity: 0.13 }),
      { "clip-path": clip },
    ),
    path("M246 62L214 92L276 130L300 96ZM354 62L386 92L324 130L300 96Z", { fill: fabric.mid, stroke: fabric.edge, "stroke-width": 2 }),
    stroke("M300 98V340", fabric.edge, 2.4),
    stroke("M304 104V336", "#c9ced3", 2.4, { "stroke-dasharray": "4 4" }),
    rect(182, 288, 236, 24, { fill: fabric.dark, stroke: fabric.edge, "stroke-width": 1.6 }),
    rect(282, 284, 36, 32, { rx: 3, fill: "#c9a24a", stroke: "#6b4a14", "stroke-width": 1.6 }),
    rect(206, 156, 68, 62, { rx: 4, fill: fabric.mid, stroke: fabric.edge, "stroke-width": 1.8 }),
    rect(326, 156, 68, 62, { rx: 4, fill: fabric.mid, stroke: fabric.edge, "stroke-width": 1.8 }),
    rect(326, 132, 68, 20, { rx: 3, fill: "#f6ead0" }),
    lettering("Rares", { x: 360, y: 148, height: 12, colour: "#c8102e", anchor: "middle" }),
    stroke("M176 436H254M346 436H424", fabric.light, 9, { opacity: 0.5, "stroke-linecap": "butt" }),
  ].join("");
  return { body, box: { x: 96, y: 62, width: 408, height: 484 }, sizeMm: [620, 1640], focus: [350, 190], pack: "tag", isLettered: true };
}
