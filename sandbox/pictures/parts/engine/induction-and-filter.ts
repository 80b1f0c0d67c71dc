import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { drawTemplate } from "#sandbox/pictures/drawing/draw-template.ts";
import { material as named, paint } from "#sandbox/pictures/drawing/material.ts";
import { ellipse, group, path, rect, repeat } from "#sandbox/pictures/drawing/shapes.ts";
import { lyingCylinder } from "#sandbox/pictures/drawing/solids.ts";
import { can, flatFilter, pleatedRing } from "./filters.ts";

/** Filters, air cleaners and carburettors. */
export function inductionAndFilter(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "carburettor":
      return drawTemplate("engine/carburettor", sheet, {
        slots: { body: sheet.material("zinc") },
        variant: sheet.random.whole(0, 1) === 1 ? "two throats" : "one throat",
      });
    case "air_cleaner":
      return airCleaner(sheet);
    case "filter_round":
      return {
        body: pleatedRing(sheet, 300, 300, 1),
        box: { x: 76, y: 176, width: 448, height: 256 },
        sizeMm: [286, 62],
        focus: [200, 360],
      };
    case "filter_flat":
      return flatFilter(sheet);
    case "service_kit":
      return serviceKit(sheet);
    default:
      return {
        body: can(sheet, 300, 96, 1),
        box: { x: 186, y: 78, width: 228, height: 424 },
        sizeMm: [93, 142],
        focus: [300, 300],
        isLettered: true,
      };
  }
}

function airCleaner(sheet: Sheet): Artwork {
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

function serviceKit(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const body = [
    pleatedRing(sheet, 356, 212, 0.82),
    can(sheet, 172, 176, 0.8),
    group(lyingCylinder(pen, 0, 0, 130, 76, paint("#eef1f2"), named("steel")), { transform: "translate(300 420) rotate(-8)" }) +
      group(lyingCylinder(pen, -36, 26, 40, 24, named("steel")), { transform: "translate(300 420) rotate(-8)" }),
    repeat(2, (index) =>
      group(
        rect(-9, 0, 18, 34, { fill: pen.tube(paint("#f4f2ea")) }) +
          rect(-14, 34, 28, 20, { rx: 2, fill: pen.tube(named("zinc")) }) +
          rect(-9, 54, 18, 34, { fill: pen.tube(named("steel")) }) +
          rect(-4, -14, 8, 16, { fill: pen.tube(named("steel")) }),
        { transform: `translate(${470 + index * 44} ${408 + index * 8})` },
      ),
    ),
  ].join("");
  return { body, box: { x: 84, y: 116, width: 454, height: 396 }, sizeMm: [340, 180], focus: [200, 330], isLettered: true };
}
