import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { darken, luminance } from "../drawing/colour.ts";
import { ink } from "../drawing/ink.ts";
import { lettering } from "../drawing/lettering.ts";
import { material as named, paint, type Material } from "../drawing/material.ts";
import { outline } from "../drawing/path-data.ts";
import { ellipse, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { uprightCylinder } from "../drawing/solids.ts";
import { brandIdentity } from "../marks/brand-mark.ts";

/** Oils, fluids, care products and sprays, each with the brand's label. */
export function bottleAndCan(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "bottle_oil":
      return oilBottle(sheet);
    case "aerosol":
      return aerosol(sheet);
    case "tube":
      return squeezeTube(sheet);
    case "cartridge":
      return cartridge(sheet);
    case "tin_round":
      return tin(sheet);
    default:
      return bottle(sheet);
  }
}

/** A printed label: emblem, brand and what is inside. */
function label(sheet: Sheet, x: number, y: number, width: number, height: number, chip: string): string {
  const brand = brandIdentity(sheet.brand);
  const on = luminance(brand.ground) > 0.5 ? ink.black : "#ffffff";
  const emblem = Math.min(width * 0.42, height * 0.36);
  return [
    rect(x, y, width, height, { fill: "#fbf8f1" }),
    rect(x, y + height * 0.5, width, height * 0.27, { fill: brand.ground }),
    rect(x, y + height * 0.77, width, height * 0.05, { fill: chip }),
    group(brand.emblem, {
      transform: `translate(${(x + width / 2 - emblem / 2).toFixed(1)} ${(y + height * 0.07).toFixed(1)}) scale(${(emblem / 200).toFixed(3)})`,
    }),
    lettering(brand.shortName, {
      x: x + width / 2,
      y: y + height * 0.5 + height * 0.2,
      height: height * 0.12,
      colour: on,
      anchor: "middle",
      maxWidth: width * 0.84,
      weight: 0.18,
    }),
    lettering(sheet.label ?? brand.restName, {
      x: x + width / 2,
      y: y + height * 0.94,
      height: height * 0.072,
      colour: ink.black,
      anchor: "middle",
      maxWidth: width * 0.82,
    }),
  ].join("");
}

/** The light along a round body, laid over its label. */
function sheen(x: number, y: number, width: number, height: number): string {
  return (
    rect(x, y, width * 0.16, height, { fill: "#000000", opacity: 0.14 }) +
    rect(x + width * 0.2, y, width * 0.13, height, { fill: "#ffffff", opacity: 0.34 }) +
    rect(x + width * 0.74, y, width * 0.26, height, { fill: "#000000", opacity: 0.16 }) +
    rect(x + width * 0.9, y, width * 0.1, height, { fill: "#000000", opacity: 0.18 })
  );
}

function oilBottle(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const plastic = paint(sheet.colour(random.pick(["charcoal", "gold", "navy", "red", "green"])));
  const cap = paint(random.pick(["#c8102e", "#16181c", "#e39a1c"]));
  const shape = outline([
    [148, 226, 46],
    [250, 150, 20],
    [252, 118],
    [340, 118],
    [344, 150, 16],
    [452, 196, 60],
    [452, 524, 26],
    [148, 524, 26],
  ]);
  const grip = outline([
    [356, 216, 26],
    [424, 232, 24],
    [424, 330, 30],
    [374, 330, 24],
  ]);
  const body = [
    path(`${shape}${grip}`, { "fill-rule": "evenodd", fill: pen.tube(plastic), stroke: plastic.edge, "stroke-width": 2.4 }),
    path(grip, { fill: "none", stroke: plastic.edge, "stroke-width": 5, opacity: 0.7 }),
    path(grip, { fill: "none", stroke: plastic.shine, "stroke-width": 2, opacity: 0.5, transform: "translate(3 3)" }),
    stroke("M170 236L262 168", plastic.shine, 8, { opacity: 0.5 }),
    label(sheet, 166, 346, 268, 158, cap.mid),
    repeat(6, (index) => rect(430, 356 + index * 26, 18, 3, { fill: plastic.shine, opacity: 0.6 })),
    rect(166, 346, 44, 158, { fill: "#ffffff", opacity: 0.2 }),
    rect(390, 346, 44, 158, { fill: "#000000", opacity: 0.16 }),
    uprightCylinder(pen, 246, 74, 100, 50, cap, cap, 0.2),
    repeat(11, (index) => rect(250 + index * 8.6, 84, 3, 40, { fill: "#000000", opacity: 0.25 })),
  ].join("");
  return { body, box: { x: 148, y: 64, width: 304, height: 460 }, sizeMm: [196, 302], focus: [300, 410], isLettered: true };
}

function bottle(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const isCare = sheet.family === "bottle_care";
  const liquid = paint(sheet.colour(random.pick(["blue", "red", "yellow", "green", "pink"])));
  const plastic: Material = isCare ? liquid : paint("#eef1f2");
  const cap = paint(random.pick(["#16181c", "#c8102e", "#f2f2ef"]));
  const body = [
    path(
      outline([
        [204, 236, 56],
        [262, 168, 20],
        [262, 150],
        [338, 150],
        [338, 168, 20],
        [396, 236, 56],
        [396, 524, 24],
        [204, 524, 24],
      ]),
      { fill: pen.tube(plastic), stroke: plastic.edge, "stroke-width": 2.2, opacity: isCare ? 0.94 : 1 },
    ),
    label(sheet, 205, 276, 190, 214, liquid.mid),
    sheen(205, 236, 190, 280),
    isCare
      ? path("M258 156V112Q258 96 274 94L280 60Q282 48 296 48H354Q372 50 372 66L366 76H330L326 94Q342 96 342 112V156Z", {
          fill: pen.tube(cap),
          stroke: cap.edge,
          "stroke-width": 2,
        }) + path("M318 78Q356 96 350 132", { fill: "none", stroke: cap.dark, "stroke-width": 9, "stroke-linecap": "round" })
      : uprightCylinder(pen, 252, 92, 96, 64, cap, cap, 0.2) +
        repeat(10, (index) => rect(257 + index * 9, 104, 3, 52, { fill: "#000000", opacity: 0.22 })),
  ].join("");
  return { body, box: { x: 204, y: 50, width: 192, height: 474 }, sizeMm: [78, 226], focus: [300, 370], isLettered: true };
}

function aerosol(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const colour = paint(sheet.colour(random.pick(["red", "black", "blue", "orange", "silver"])));
  const body = [
    uprightCylinder(pen, 206, 190, 188, 330, named("alloy")),
    path("M206 206A94 15 0 0 0 394 206V504A94 15 0 0 1 206 504Z", { fill: "#fbf8f1" }),
    label(sheet, 206, 262, 188, 218, colour.mid),
    path("M206 206A94 15 0 0 0 394 206V262H206Z", { fill: colour.mid }),
    sheen(206, 200, 188, 316),
    path("M222 190Q226 160 262 152H338Q374 160 378 190A78 13 0 0 1 222 190Z", {
      fill: pen.tube(named("alloy")),
      stroke: "#565f68",
      "stroke-width": 1.8,
    }),
    uprightCylinder(pen, 240, 70, 120, 92, colour, colour, 0.2),
    ellipse(300, 510, 92, 14, { fill: "none", stroke: "#7c858d", "stroke-width": 5 }),
  ].join("");
  return { body, box: { x: 206, y: 58, width: 188, height: 470 }, sizeMm: [66, 212], focus: [300, 370], isLettered: true };
}

function squeezeTube(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const skin = paint(random.pick(["#f2f2ef", "#c9ced3"]));
  const cap = paint(sheet.colour(random.pick(["red", "black", "blue"])));
  const body = [
    path("M196 92H404L376 452Q300 462 224 452Z", { fill: pen.tube(skin), stroke: skin.edge, "stroke-width": 2 }),
    rect(190, 70, 220, 34, { rx: 3, fill: pen.tube(skin, "down"), stroke: skin.edge, "stroke-width": 2 }),
    repeat(26, (index) => rect(194 + index * 8.2, 74, 3, 26, { fill: skin.dark, opacity: 0.5 })),
    group(label(sheet, 212, 150, 176, 250, cap.mid)),
    rect(212, 104, 24, 346, { fill: "#ffffff", opacity: 0.3 }),
    path("M404 92L376 452L344 456L362 92Z", { fill: "#000000", opacity: 0.14 }),
    uprightCylinder(pen, 244, 452, 112, 72, cap, cap, 0.12),
    repeat(11, (index) => rect(250 + index * 9.6, 462, 4, 60, { fill: "#000000", opacity: 0.25 })),
  ].join("");
  return { body, box: { x: 190, y: 70, width: 220, height: 462 }, sizeMm: [56, 178], focus: [300, 280], isLettered: true };
}

function cartridge(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const skin = paint("#f2f2ef");
  const cap = paint(sheet.colour("black"));
  const drawing = [
    path("M282 44H318L334 156H266Z", { fill: pen.tube(cap), stroke: cap.edge, "stroke-width": 2 }),
    rect(262, 150, 76, 30, { rx: 3, fill: pen.tube(cap), stroke: cap.edge, "stroke-width": 2 }),
    uprightCylinder(pen, 214, 188, 172, 356, skin),
    label(sheet, 214, 226, 172, 272, "#c8102e"),
    sheen(214, 204, 172, 330),
    ellipse(300, 544, 86, 13, { fill: darken(skin.mid, 0.3) }),
  ].join("");
  return { body: drawing, box: { x: 214, y: 44, width: 172, height: 514 }, sizeMm: [50, 228], focus: [300, 360], isLettered: true };
}

function tin(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const brand = brandIdentity(sheet.brand);
  const shell = paint(sheet.words ? sheet.colour("gold") : brand.ground);
  const on = luminance(shell.mid) > 0.5 ? ink.black : "#fbf8f1";
  const body = [
    uprightCylinder(pen, 92, 290, 416, 130, shell, shell, 0.46),
    path("M92 318A208 96 0 0 0 508 318V330A208 96 0 0 1 92 330Z", { fill: pen.tube(named("alloy")) }),
    ellipse(300, 284, 212, 98, {
      fill: pen.linear(
        [
          [0, "#ffffff"],
          [0.4, "#9aa6b2"],
          [0.7, "#eef1f4"],
          [1, "#7c8792"],
        ],
        "slope",
      ),
      stroke: "#56616d",
      "stroke-width": 2,
    }),
    ellipse(300, 280, 198, 90, { fill: pen.face(shell), stroke: shell.edge, "stroke-width": 1.8 }),
    ellipse(300, 280, 180, 80, { fill: "none", stroke: on, "stroke-width": 2.4, opacity: 0.9 }),
    group(
      lettering(brand.shortName, { x: 0, y: 8, height: 52, colour: on, anchor: "middle", maxWidth: 290, weight: 0.19 }) +
        lettering(sheet.label ?? "Carnauba wax", { x: 0, y: 62, height: 25, colour: on, anchor: "middle", maxWidth: 230 }) +
        stroke("M-120 22H120", on, 2.4),
      { transform: "translate(300 272) scale(1 0.5)" },
    ),
    path("M110 262A198 90 0 0 1 380 198L330 224A198 90 0 0 0 140 300Z", { fill: "#ffffff", opacity: 0.2 }),
  ].join("");
  return { body, box: { x: 88, y: 186, width: 424, height: 330 }, sizeMm: [104, 42], focus: [300, 290], isLettered: true };
}
