import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { outline } from "../../drawing/path-data.ts";
import { circle, path, rect, repeat } from "../../drawing/shapes.ts";
import { tube } from "../../drawing/tube.ts";

export function socketSet({ pen }: Sheet): Artwork {
  const chrome = named("chrome");
  const socket = (x: number, y: number, r: number) =>
    circle(x + 2, y + 3, r, { fill: "#000000", opacity: 0.5 }) +
    circle(x, y, r, { fill: pen.face(chrome), stroke: chrome.edge, "stroke-width": 1.6 }) +
    path(
      outline(
        [0, 1, 2, 3, 4, 5].map(
          (index) => [x + r * 0.6 * Math.cos((index * Math.PI) / 3), y + r * 0.6 * Math.sin((index * Math.PI) / 3)] as const,
        ),
      ),
      { fill: "#15181c" },
    );
  const body = [
    rect(44, 130, 512, 356, { rx: 22, fill: pen.face(named("black")), stroke: "#07080a", "stroke-width": 2.4 }),
    rect(64, 150, 472, 316, { rx: 12, fill: "#15181c", stroke: "#4a4f57", "stroke-width": 1.6 }),
    rect(260, 482, 80, 22, { rx: 6, fill: pen.tube(named("alloy"), "down"), stroke: "#565f68", "stroke-width": 1.6 }),
    rect(120, 482, 34, 16, { rx: 3, fill: "#c8102e" }),
    rect(446, 482, 34, 16, { rx: 3, fill: "#c8102e" }),
    repeat(10, (index) => socket(98 + index * 44, 190, 13 + index * 0.8)),
    repeat(9, (index) => socket(104 + index * 49, 246, 17 + index * 0.7)),
    tube("M112 330H330", 24, chrome),
    circle(352, 330, 38, { fill: pen.face(chrome), stroke: chrome.edge, "stroke-width": 2.2 }),
    circle(352, 330, 20, { fill: "#2b3036" }),
    rect(344, 322, 17, 17, { fill: pen.face(chrome) }),
    tube("M96 330H170", 32, named("rubber")),
    tube("M110 408H250", 15, chrome),
    tube("M290 408H390", 15, chrome),
    repeat(5, (index) => socket(440 + (index % 2) * 50, 316 + Math.floor(index / 2) * 56, 21)),
  ].join("");
  return { body, box: { x: 44, y: 130, width: 512, height: 374 }, sizeMm: [390, 270], focus: [352, 320], depth: 0 };
}
