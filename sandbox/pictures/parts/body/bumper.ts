import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named } from "#sandbox/pictures/drawing/material.ts";
import { d, outline } from "#sandbox/pictures/drawing/path-data.ts";
import { circle, path, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHead, boltHole, lyingCylinder, tube } from "#sandbox/pictures/drawing/solids.ts";
import { chromeBar, overrider } from "./chrome-bar.ts";
import { frontSpoiler, rearSpoiler } from "./spoiler.ts";

/** Bumper bars, overriders, covers, spoilers and tow bars. */
export function bumper(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "chrome_small":
      return overrider(sheet);
    case "plastic_bumper":
      return cover(sheet);
    case "spoiler":
      return sheet.seed % 2 === 0 ? rearSpoiler(sheet) : frontSpoiler(sheet);
    case "bar_steel":
      return towBar(sheet);
    default:
      return chromeBar(sheet);
  }
}

function cover({ pen, random, material }: Sheet): Artwork {
  const plastic = material("black");
  const slot = random.between(250, 310);
  const shell = "M34 262Q40 224 96 214Q300 186 504 214Q560 224 566 262Q572 340 548 404Q536 422 508 424L92 424Q64 422 52 404Q28 340 34 262Z";
  const lamp = (x: number) =>
    circle(x, 372, 25, { fill: "#0d0f12", stroke: plastic.light, "stroke-width": 2 }) +
    circle(x, 372, 18, {
      fill: pen.radial([
        [0, "#fff7dd"],
        [1, "#c9b370"],
      ]),
    });
  const body = [
    path(shell, { fill: pen.face(plastic, "down"), stroke: plastic.edge, "stroke-width": 2 }),
    stroke("M40 262Q300 232 560 262", plastic.shine, 4, { opacity: 0.75 }),
    stroke("M38 298Q300 272 562 298", "#000000", 5, { opacity: 0.6 }),
    stroke("M38 304Q300 278 562 304", plastic.shine, 2, { opacity: 0.5 }),
    path(
      outline([
        [300 - slot / 2, 340, 14],
        [300 + slot / 2, 340, 14],
        [286 + slot / 2, 404, 14],
        [314 - slot / 2, 404, 14],
      ]),
      { fill: "#07080a", stroke: plastic.shine, "stroke-width": 1.5 },
    ),
    repeat(4, (index) => stroke(d`M${310 - slot / 2} ${354 + index * 13}H${290 + slot / 2}`, "#3c424a", 2.4)),
    lamp(112),
    lamp(488),
    boltHole(66, 246, 4),
    boltHole(534, 246, 4),
  ].join("");
  return { body, box: { x: 34, y: 200, width: 532, height: 224 }, sizeMm: [1780, 520], focus: [488, 366], depth: 12 };
}

function towBar({ pen, random, material }: Sheet): Artwork {
  const steel = material("black");
  const reach = random.between(90, 120);
  const chrome = named("chrome");
  const plate = (x: number) =>
    path(
      outline([
        [x - 30, 178, 6],
        [x + 30, 178, 6],
        [x + 26, 292, 6],
        [x - 26, 292, 6],
      ]),
      { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2 },
    ) +
    boltHole(x, 204, 8) +
    boltHole(x, 244, 8);
  const body = [
    plate(78),
    plate(522),
    lyingCylinder(pen, 46, 262, 508, 52, steel),
    tube(d`M300 300V${340 + reach * 0.4}Q300 ${382 + reach * 0.2} 340 ${382 + reach * 0.2}H372`, 40, steel),
    rect(262, 292, 76, 62, { rx: 4, fill: pen.tube(steel), stroke: steel.edge, "stroke-width": 2 }),
    boltHead(pen, 300, 323, 11, named("zinc")),
    rect(362, 366 + reach * 0.2, 54, 20, { rx: 4, fill: pen.tube(chrome), stroke: chrome.edge, "stroke-width": 1.4 }),
    rect(378, 340 + reach * 0.2, 22, 28, { fill: pen.tube(chrome) }),
    circle(389, 322 + reach * 0.2, 32, {
      fill: pen.radial([
        [0, "#ffffff"],
        [0.4, "#c3ccd4"],
        [0.75, "#59646f"],
        [1, "#a9b3bc"],
      ]),
      stroke: chrome.edge,
      "stroke-width": 1.6,
    }),
  ].join("");
  return { body, box: { x: 46, y: 178, width: 508, height: 236 + reach * 0.2 }, sizeMm: [1180, 420], focus: [389, 340] };
}
