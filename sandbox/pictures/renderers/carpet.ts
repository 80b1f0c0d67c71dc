import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { lettering } from "../drawing/lettering.ts";
import { paint } from "../drawing/material.ts";
import { outline } from "../drawing/path-data.ts";
import { circle, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";

/** Moulded carpet from above, and floor mats in sets. */
export function carpet(sheet: Sheet): Artwork {
  return sheet.family === "mat" ? mats(sheet) : moulded(sheet);
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

function mats(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const rubber = paint(sheet.colour("black"));
  const front = (x: number, isMirrored: boolean) =>
    group(
      path("M20 0H190Q214 4 214 30L226 210Q226 250 190 252H40Q8 250 8 214L0 40Q0 4 20 0Z", {
        fill: pen.face(rubber),
        stroke: rubber.edge,
        "stroke-width": 2.4,
      }) +
        path("M30 14H184Q198 18 200 34L210 206Q208 236 184 238H46Q24 236 22 208L14 44Q14 18 30 14Z", {
          fill: "none",
          stroke: rubber.shine,
          "stroke-width": 2.4,
          opacity: 0.6,
        }) +
        repeat(9, (index) => rect(36, 36 + index * 21, 148, 9, { rx: 4, fill: pen.tube(rubber, "down") })) +
        rect(60, 108, 100, 52, { rx: 4, fill: rubber.dark, stroke: rubber.shine, "stroke-width": 1.6 }),
      { transform: isMirrored ? `translate(${x + 226} 84) scale(-1 1)` : `translate(${x} 84)` },
    );
  const rear = (x: number) =>
    group(
      path(
        outline([
          [0, 0, 20],
          [222, 0, 20],
          [214, 140, 26],
          [8, 140, 26],
        ]),
        { fill: pen.face(rubber), stroke: rubber.edge, "stroke-width": 2.4 },
      ) + repeat(5, (index) => rect(26, 20 + index * 22, 170, 9, { rx: 4, fill: pen.tube(rubber, "down") })),
      { transform: `translate(${x} 362)` },
    );
  const name = (x: number) =>
    lettering(sheet.label ?? "Rares", { x, y: 228, height: 22, colour: rubber.shine, anchor: "middle", maxWidth: 84 });
  return {
    body: front(62, false) + front(312, true) + rear(64) + rear(314) + name(172) + name(428),
    box: { x: 62, y: 84, width: 476, height: 418 },
    sizeMm: [480, 720],
    focus: [180, 200],
    isLettered: true,
    pack: "bag",
  };
}
