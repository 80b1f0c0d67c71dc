import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { drawTemplate } from "#sandbox/pictures/drawing/draw-template.ts";
import { material as named, paint } from "#sandbox/pictures/drawing/material.ts";
import { d, outline } from "#sandbox/pictures/drawing/path-data.ts";
import { ellipse, group, path, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHole } from "#sandbox/pictures/drawing/solids.ts";
import { doorTrim } from "./door-trim.ts";
import { seat, seatColours } from "./seat.ts";

/** Seat trims and foams, door trims, armrests, gear boots and pedal rubbers. */
export function upholstery(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "door_trim":
      return doorTrim(sheet);
    case "armrest":
      return drawTemplate("interior/armrest", sheet, { slots: { vinyl: paint(sheet.colour(sheet.random.pick(seatColours))) } });
    case "boot_bellow":
      return gearBoot(sheet);
    case "pedal_pad":
      return pedalPad(sheet);
    default:
      return seat(sheet);
  }
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
