import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { material as named, paint, type Material } from "../drawing/material.ts";
import { d, outline } from "../drawing/path-data.ts";
import type { Pen } from "../drawing/pen.ts";
import { circle, ellipse, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { boltHole } from "../drawing/solids.ts";

/** Seat trims and foams, door trims, armrests, gear boots and pedal rubbers. */
export function upholstery(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "door_trim":
      return doorTrim(sheet);
    case "armrest":
      return armrest(sheet);
    case "boot_bellow":
      return gearBoot(sheet);
    case "pedal_pad":
      return pedalPad(sheet);
    default:
      return seat(sheet);
  }
}

const seatColours = ["black", "saddle", "trim red", "trim blue", "parchment"] as const;

/** Stitched flutes inside a shape. */
function flutes(pen: Pen, shape: string, vinyl: Material, x: number, y: number, width: number, height: number, count: number): string {
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

function seat(sheet: Sheet): Artwork {
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

function doorTrim(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const vinyl = paint(sheet.colour(random.pick(seatColours)));
  const chrome = named("chrome");
  const card = outline([
    [58, 164, 22],
    [528, 150, 40],
    [548, 452, 34],
    [70, 462, 26],
  ]);
  const panel = outline([
    [96, 204, 14],
    [506, 196, 14],
    [512, 296, 14],
    [98, 302, 14],
  ]);
  const pocket = outline([
    [100, 352, 8],
    [420, 348, 8],
    [410, 434, 20],
    [108, 438, 20],
  ]);
  const body = [
    path(card, { fill: pen.face(vinyl, "slope"), stroke: vinyl.edge, "stroke-width": 2.2 }),
    path(card, {
      fill: "none",
      stroke: vinyl.shine,
      "stroke-width": 1.6,
      "stroke-dasharray": "6 5",
      opacity: 0.6,
      transform: "translate(300 306) scale(0.965) translate(-300 -306)",
    }),
    flutes(pen, panel, vinyl, 92, 190, 424, 120, random.whole(15, 22)),
    stroke("M70 322L534 314", chrome.edge, 9),
    stroke("M70 321L534 313", chrome.light, 5),
    path(pocket, { fill: vinyl.dark, stroke: vinyl.edge, "stroke-width": 2 }),
    path(
      outline([
        [100, 364, 8],
        [420, 360, 8],
        [410, 434, 20],
        [108, 438, 20],
      ]),
      { fill: pen.face(vinyl), stroke: vinyl.edge, "stroke-width": 1.6 },
    ),
    circle(470, 388, 27, { fill: pen.face(chrome), stroke: chrome.edge, "stroke-width": 2 }),
    circle(470, 388, 13, { fill: "#15181c" }),
    rect(176, 232, 110, 34, { rx: 10, fill: pen.face(chrome, "down"), stroke: chrome.edge, "stroke-width": 2 }),
    rect(190, 240, 82, 18, { rx: 8, fill: "#15181c" }),
  ].join("");
  return { body, box: { x: 58, y: 152, width: 490, height: 310 }, sizeMm: [1120, 640], focus: [440, 370], depth: 10 };
}

function armrest(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const vinyl = paint(sheet.colour(random.pick(seatColours)));
  const body = [
    path("M56 300Q60 236 130 226L440 214Q540 214 546 292Q548 372 470 378L150 392Q58 396 56 300Z", {
      fill: pen.face(vinyl, "down"),
      stroke: vinyl.edge,
      "stroke-width": 2.2,
    }),
    path("M80 284Q90 246 140 242L436 230Q514 230 520 284Q300 268 80 284Z", { fill: vinyl.shine, opacity: 0.4 }),
    path("M130 322Q300 300 470 318Q476 346 452 350L160 358Q130 352 130 322Z", { fill: vinyl.edge, opacity: 0.75 }),
    stroke("M82 292Q300 276 520 292", vinyl.shine, 2, { "stroke-dasharray": "7 5", opacity: 0.8 }),
    boltHole(104, 346, 6),
    boltHole(500, 334, 6),
  ].join("");
  return { body, box: { x: 56, y: 214, width: 490, height: 180 }, sizeMm: [310, 96], focus: [460, 300] };
}

function gearBoot(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const hide = paint(sheet.colour("black"));
  const folds = random.whole(4, 6);
  const step = 200 / folds;
  const body = [
    path(
      outline([
        [96, 420, 24],
        [504, 420, 24],
        [540, 492, 24],
        [60, 492, 24],
      ]),
      { fill: pen.face(hide, "down"), stroke: hide.edge, "stroke-width": 2 },
    ),
    [106, 494].map((x) => boltHole(x, 456, 6)).join(""),
    boltHole(300, 478, 6),
    repeat(folds, (index) => {
      const y = 430 - index * step;
      const half = 168 - index * (120 / folds);
      return (
        path(
          d`M${300 - half} ${y}Q${300 - half - 18} ${y - step * 0.5} ${300 - half + 18} ${y - step}L${300 + half - 18} ${y - step}Q${300 + half + 18} ${y - step * 0.5} ${300 + half} ${y}Q300 ${y + 30} ${300 - half} ${y}Z`,
          { fill: pen.tube(hide), stroke: hide.edge, "stroke-width": 2 },
        ) + stroke(d`M${300 - half + 6} ${y - 6}Q300 ${y + 20} ${300 + half - 6} ${y - 6}`, "#000000", 5, { opacity: 0.35 })
      );
    }),
    path("M252 236H348L336 150Q300 138 264 150Z", { fill: pen.tube(hide), stroke: hide.edge, "stroke-width": 2 }),
    ellipse(300, 150, 36, 12, { fill: "#08090b", stroke: hide.shine, "stroke-width": 2 }),
    stroke("M252 168Q300 184 348 168", hide.shine, 2, { "stroke-dasharray": "5 4", opacity: 0.8 }),
  ].join("");
  return { body, box: { x: 60, y: 138, width: 480, height: 354 }, sizeMm: [210, 165], focus: [380, 330], pack: "bag" };
}

function pedalPad({ pen, random, material }: Sheet): Artwork {
  const rubber = material("rubber");
  const isWide = random.whole(0, 1) === 1;
  const half = isWide ? 190 : 130;
  const pad = outline([
    [300 - half, 156, 40],
    [300 + half, 156, 40],
    [300 + half - 10, 444, 40],
    [310 - half, 444, 40],
  ]);
  const inner = outline([
    [330 - half, 184, 24],
    [270 + half, 184, 24],
    [262 + half, 416, 24],
    [338 - half, 416, 24],
  ]);
  const clip = pen.clip(path(inner));
  const body = [
    path(pad, { fill: pen.face(rubber), stroke: rubber.edge, "stroke-width": 2.4 }),
    path(inner, { fill: rubber.dark }),
    group(
      repeat(9, (index) => rect(300 - half, 192 + index * 25, half * 2, 14, { rx: 5, fill: pen.tube(rubber, "down") })),
      { "clip-path": clip },
    ),
    path(inner, { fill: "none", stroke: named("chrome").mid, "stroke-width": 6 }),
    stroke(d`M${330 - half} 168H${250 + half}`, rubber.shine, 4, { opacity: 0.6 }),
  ].join("");
  return {
    body,
    box: { x: 300 - half, y: 156, width: half * 2, height: 288 },
    sizeMm: [isWide ? 92 : 64, 68],
    focus: [360, 230],
    depth: 22,
    pack: "bag",
  };
}
