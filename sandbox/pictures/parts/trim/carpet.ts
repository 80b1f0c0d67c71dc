import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { drawTemplate } from "#sandbox/pictures/drawing/draw-template.ts";
import { paint } from "#sandbox/pictures/drawing/material.ts";
import { outline } from "#sandbox/pictures/drawing/path-data.ts";
import { circle, group, path, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";

/** Moulded carpet from above, and floor mats in sets. */
export function carpet(sheet: Sheet): Artwork {
  return sheet.family === "mat" ? mats(sheet) : moulded(sheet);
}

/** Four mats, or the two of one row. */
function mats(sheet: Sheet): Artwork {
  const isRow = sheet.quantity === 2;
  const art = drawTemplate("interior/mats", sheet, { slots: { pad: paint(sheet.colour("black")) }, variant: isRow ? "two" : "four" });
  return isRow ? { ...art, box: { ...art.box, height: 252 }, count: 2 } : art;
}

function pile(sheet: Sheet, colour: string, light: string): string {
  return repeat(300, () => {
    const [x, y] = [sheet.random.between(40, 560), sheet.random.between(90, 520)];
    return stroke(`M${x.toFixed(0)} ${y.toFixed(0)}l4 3`, sheet.random.whole(0, 1) ? colour : light, 1.8, { opacity: 0.5 });
  });
}

function moulded(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const wool = paint(sheet.colour(sheet.random.pick(["black", "navy", "brown", "burgundy", "grey"])));
  const shape =
    "M70 130Q110 104 180 112Q220 150 262 110L338 110Q380 150 420 112Q490 104 530 130L552 330L534 492Q430 512 352 494L330 440H270L248 494Q170 512 66 492L48 330Z";
  const clip = pen.clip(path(shape));
  const body = [
    path(shape, { fill: pen.face(wool), stroke: wool.edge, "stroke-width": 2.4 }),
    group(
      pile(sheet, wool.edge, wool.shine) +
        path("M262 100H338L352 300L330 450H270L248 300Z", {
          fill: pen.linear(
            [
              [0, wool.edge],
              [0.3, wool.light],
              [0.55, wool.mid],
              [1, wool.edge],
            ],
            "across",
          ),
          opacity: 0.75,
        }) +
        stroke("M60 316Q150 296 246 312M354 312Q450 296 544 316", wool.edge, 8, { opacity: 0.5 }) +
        stroke("M60 306Q150 286 246 302M354 302Q450 286 544 306", wool.shine, 3, { opacity: 0.4 }),
      { "clip-path": clip },
    ),
    path(
      outline([
        [108, 190, 10],
        [218, 184, 10],
        [222, 280, 10],
        [102, 286, 10],
      ]),
      { fill: "#1b1e22", stroke: wool.shine, "stroke-width": 1.4 },
    ),
    repeat(7, (index) => stroke(`M112 ${202 + index * 12}H214`, "#4a4f57", 3)),
    path(shape, {
      fill: "none",
      stroke: wool.light,
      "stroke-width": 4,
      "stroke-dasharray": "3 3",
      opacity: 0.6,
      transform: "translate(300 306) scale(0.985) translate(-300 -306)",
    }),
    circle(300, 236, 26, { fill: "#e9e7e3", stroke: wool.edge, "stroke-width": 4 }),
    path("M534 492L470 502Q500 470 540 440Z", { fill: wool.shine, stroke: wool.edge, "stroke-width": 1.6 }),
  ].join("");
  return { body, box: { x: 48, y: 104, width: 504, height: 402 }, sizeMm: [1420, 1650], focus: [160, 240] };
}
