import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { type Material, paint } from "#sandbox/pictures/drawing/material.ts";
import { d, outline } from "#sandbox/pictures/drawing/path-data.ts";
import type { Pen } from "#sandbox/pictures/drawing/pen.ts";
import { circle, group, path, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";

export function seat(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const isFoam = sheet.family === "foam";
  const vinyl = paint(isFoam ? "#e3d9a8" : sheet.colour(random.pick(seatColours)));
  const isBench = random.whole(0, 2) === 0;
  const [left, right] = isBench ? [64, 536] : [172, 428];
  const back = outline([
    [left + 22, 96, 44],
    [right - 22, 96, 44],
    [right, 340, 30],
    [left, 340, 30],
  ]);
  const cushion = outline([
    [left - 6, 330, 34],
    [right + 6, 330, 34],
    [right + 26, 486, 44],
    [left - 26, 486, 44],
  ]);
  const backPanel = outline([
    [left + 56, 138, 16],
    [right - 56, 138, 16],
    [right - 46, 326, 8],
    [left + 46, 326, 8],
  ]);
  const seatPanel = outline([
    [left + 40, 346, 8],
    [right - 40, 346, 8],
    [right - 34, 438, 22],
    [left + 34, 438, 22],
  ]);
  const count = isBench ? 13 : 7;
  const body = [
    isBench || isFoam
      ? ""
      : path(
          outline([
            [240, 46, 22],
            [360, 46, 22],
            [368, 104, 14],
            [232, 104, 14],
          ]),
          { fill: pen.face(vinyl), stroke: vinyl.edge, "stroke-width": 2 },
        ),
    path(back, { fill: pen.face(vinyl, "slope"), stroke: vinyl.edge, "stroke-width": 2.2 }),
    stroke(d`M${left + 34} 116Q300 104 ${right - 34} 116`, vinyl.shine, 7, { opacity: 0.5 }),
    isFoam
      ? repeat(26, (index) =>
          circle(left + 30 + ((index * 71) % (right - left - 60)), 120 + ((index * 47) % 190), 2.4, { fill: vinyl.dark, opacity: 0.6 }),
        )
      : flutes(pen, backPanel, vinyl, left + 44, 130, right - left - 88, 200, count),
    path(cushion, { fill: pen.face(vinyl, "down"), stroke: vinyl.edge, "stroke-width": 2.2 }),
    isFoam
      ? stroke(d`M${left + 40} 352H${right - 40}M${left + 40} 380H${right - 40}`, vinyl.dark, 5, { opacity: 0.6 })
      : flutes(pen, seatPanel, vinyl, left + 32, 340, right - left - 64, 110, count),
    path(d`M${left - 18} 450Q300 474 ${right + 18} 450L${right + 22} 470Q300 496 ${left - 22} 470Z`, { fill: "#000000", opacity: 0.2 }),
    stroke(d`M${left - 2} 340Q300 350 ${right + 2} 340`, vinyl.edge, 4, { opacity: 0.6 }),
    isFoam
      ? ""
      : stroke(d`M${left + 24} 104Q${left + 4} 240 ${left + 6} 336M${right - 24} 104Q${right - 4} 240 ${right - 6} 336`, vinyl.shine, 3, {
          opacity: 0.4,
        }),
  ].join("");
  const top = isBench || isFoam ? 96 : 46;
  return {
    body,
    box: { x: left - 26, y: top, width: right - left + 52, height: 486 - top },
    sizeMm: isBench ? [1320, 840] : [540, 860],
    focus: [360, 300],
  };
}

/** Stitched flutes inside a shape. */
export function flutes(
  pen: Pen,
  shape: string,
  vinyl: Material,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
): string {
  const step = width / count;
  const clip = pen.clip(path(shape));
  const drawn = repeat(count, (index) =>
    rect(x + index * step, y, step, height, {
      rx: step * 0.3,
      fill: pen.linear(
        [
          [0, vinyl.dark],
          [0.3, vinyl.light],
          [0.6, vinyl.mid],
          [1, vinyl.edge],
        ],
        "across",
      ),
    }),
  );
  return (
    path(shape, { fill: vinyl.mid }) +
    group(drawn, { "clip-path": clip }) +
    path(shape, { fill: "none", stroke: vinyl.edge, "stroke-width": 2 }) +
    path(shape, { fill: "none", stroke: vinyl.shine, "stroke-width": 1.6, "stroke-dasharray": "6 5", opacity: 0.7 })
  );
}

export const seatColours = ["black", "saddle", "trim red", "trim blue", "parchment"] as const;
