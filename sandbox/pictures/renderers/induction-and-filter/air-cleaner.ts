import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { ellipse, path, rect, repeat } from "../../drawing/shapes.ts";

export function airCleaner(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const chrome = sheet.material("chrome");
  const body = [
    path("M84 330A216 66 0 0 0 516 330V352A216 66 0 0 1 84 352Z", { fill: pen.tube(chrome), stroke: chrome.edge, "stroke-width": 1.8 }),
    path("M98 262A202 60 0 0 0 502 262V338A202 60 0 0 1 98 338Z", { fill: "#f0ead2" }),
    repeat(70, (index) => {
      const angle = (Math.PI * (index + 0.5)) / 70;
      return rect(300 - Math.cos(angle) * 200 - 1.5, 262 + Math.sin(angle) * 60, Math.max(1, 4 * Math.sin(angle)), 74, {
        fill: "#a8905a",
        opacity: 0.75,
      });
    }),
    path("M78 250A222 68 0 0 0 522 250V264A222 68 0 0 1 78 264Z", { fill: pen.tube(chrome), stroke: chrome.edge, "stroke-width": 1.8 }),
    ellipse(300, 250, 222, 68, {
      fill: pen.linear(
        [
          [0, "#ffffff"],
          [0.25, "#a9b4be"],
          [0.4, "#f6f8fa"],
          [0.52, "#4a545e"],
          [0.6, "#b3bdc6"],
          [0.8, "#ffffff"],
          [1, "#8a95a0"],
        ],
        "across",
      ),
      stroke: chrome.edge,
      "stroke-width": 2,
    }),
    ellipse(300, 244, 150, 42, {
      fill: pen.linear(
        [
          [0, "#8a95a0"],
          [0.3, "#ffffff"],
          [0.5, "#dfe5ea"],
          [0.56, "#4a545e"],
          [1, "#eef1f4"],
        ],
        "across",
      ),
      stroke: chrome.dark,
      "stroke-width": 1.4,
    }),
    ellipse(300, 240, 30, 9, { fill: chrome.dark }),
    path("M256 224Q276 200 296 228L304 228Q324 200 344 224Q334 240 306 238H294Q266 240 256 224Z", {
      fill: pen.face(chrome, "down"),
      stroke: chrome.edge,
      "stroke-width": 1.6,
    }),
  ].join("");
  return { body, box: { x: 76, y: 180, width: 448, height: 240 }, sizeMm: [356, 84], focus: [300, 240] };
}
