import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { darken, ink, lighten, luminance } from "../drawing/colour.ts";
import { lettering } from "../drawing/lettering.ts";
import { circle, group, numberText, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { brandIdentity } from "../marks/brand-mark.ts";
import { backdrop, groundShadow } from "./backdrop.ts";

/** The part's packaging with the brand's mark. */
export function packView(art: Artwork, sheet: Sheet): string {
  switch (art.pack) {
    case "bag":
      return bagView(art, sheet);
    case "tag":
      return tagView(art, sheet);
    default:
      return boxView(art, sheet);
  }
}

/** The part fitted into a rectangle, as a print on the pack. */
function fitted(art: Artwork, x: number, y: number, width: number, height: number): string {
  const scale = Math.min(width / art.box.width, height / art.box.height);
  const left = x + (width - art.box.width * scale) / 2 - art.box.x * scale;
  const top = y + (height - art.box.height * scale) / 2 - art.box.y * scale;
  return group(art.body, { transform: `translate(${numberText(left)} ${numberText(top)}) scale(${numberText(scale)})` });
}

function partNumber(sheet: Sheet): string {
  return (sheet.label ?? `${sheet.brand.slice(0, 3)}-${1000 + sheet.seed * 137}`) + (sheet.side ? ` ${sheet.side}` : "");
}

function boxView(art: Artwork, sheet: Sheet): string {
  const { pen } = sheet;
  const brand = brandIdentity(sheet.brand);
  const onGround = luminance(brand.ground) > 0.5 ? ink.black : "#ffffff";
  const front = pen.linear(
    [
      [0, lighten(brand.ground, 0.1)],
      [1, darken(brand.ground, 0.14)],
    ],
    "slope",
  );
  const wide = art.box.width > art.box.height * 1.9;
  const top = wide ? 212 : 150;
  const face =
    rect(0, 0, 330, 510 - top, { fill: front }) +
    rect(0, 78, 330, 510 - top - 138, { fill: "#fbfaf7" }) +
    group(brand.emblem, { transform: "translate(14 10) scale(0.29)" }) +
    lettering(brand.shortName, { x: 86, y: brand.restName ? 42 : 52, height: 25, colour: onGround, weight: 0.18, maxWidth: 228 }) +
    lettering(brand.restName, { x: 86, y: 63, height: 12, colour: onGround, weight: 0.14, maxWidth: 228 }) +
    fitted(art, 26, 92, 278, 510 - top - 166) +
    lettering(partNumber(sheet), { x: 18, y: 510 - top - 22, height: 19, colour: onGround, weight: 0.14, maxWidth: 190 }) +
    barcode(228, 510 - top - 48, sheet.seed);
  const side = pen.linear(
    [
      [0, darken(brand.ground, 0.32)],
      [1, darken(brand.ground, 0.52)],
    ],
    "across",
  );
  return (
    backdrop(pen) +
    groundShadow(pen, 310, 520, 440, 0.5) +
    path(`M430 ${top}L520 ${top - 34}V462L430 510Z`, { fill: side }) +
    path(`M430 ${top + 78}L520 ${top + 38}V404L430 450Z`, { fill: "#d8d5cf" }) +
    path(`M100 ${top}L196 ${top - 34}H520L430 ${top}Z`, {
      fill: pen.linear(
        [
          [0, lighten(brand.ground, 0.34)],
          [1, lighten(brand.ground, 0.12)],
        ],
        "across",
      ),
    }) +
    stroke(`M262 ${top}L356 ${top - 34}`, darken(brand.ground, 0.25), 1.4) +
    group(face, { transform: `translate(100 ${top})` }) +
    stroke(`M100 ${top}H430V510`, "#ffffff", 1.5, { opacity: 0.35 })
  );
}

function bagView(art: Artwork, sheet: Sheet): string {
  const { pen } = sheet;
  const brand = brandIdentity(sheet.brand);
  const onGround = luminance(brand.ground) > 0.5 ? ink.black : "#ffffff";
  return (
    backdrop(pen) +
    groundShadow(pen, 300, 536, 320, 0.4) +
    path("M140 190H460Q470 360 462 528Q300 540 138 528Q130 360 140 190Z", {
      fill: pen.linear(
        [
          [0, "#ffffff"],
          [0.5, "#eef2f4"],
          [1, "#d8dfe3"],
        ],
        "slope",
      ),
      stroke: "#b9c2c8",
      "stroke-width": 1.5,
    }) +
    fitted(art, 172, 222, 256, 280) +
    path("M156 205Q176 350 160 512L186 516Q206 350 184 205Z", { fill: "#ffffff", opacity: 0.45 }) +
    path("M430 210Q446 380 436 512L446 512Q456 380 444 210Z", { fill: "#ffffff", opacity: 0.6 }) +
    rect(130, 66, 340, 140, {
      rx: 4,
      fill: pen.linear(
        [
          [0, lighten(brand.ground, 0.12)],
          [1, darken(brand.ground, 0.16)],
        ],
        "down",
      ),
    }) +
    circle(300, 88, 11, { fill: "#f1efeb" }) +
    group(brand.emblem, { transform: "translate(146 92) scale(0.46)" }) +
    lettering(brand.shortName, { x: 252, y: 142, height: 26, colour: onGround, weight: 0.18, maxWidth: 200 }) +
    lettering(brand.restName, { x: 252, y: 162, height: 11, colour: onGround, maxWidth: 200 }) +
    lettering(partNumber(sheet), { x: 252, y: 188, height: 14, colour: onGround, maxWidth: 200 })
  );
}

function tagView(art: Artwork, sheet: Sheet): string {
  const { pen } = sheet;
  const brand = brandIdentity(sheet.brand);
  const tag =
    path("M0 26L26 0H124L150 26V236H0Z", { fill: "#1c2230", opacity: 0.22, transform: "translate(6 8)" }) +
    path("M0 26L26 0H124L150 26V236H0Z", { fill: "#fbf8f1", stroke: "#cfc8b8", "stroke-width": 1.5 }) +
    circle(75, 24, 9, { fill: "#d9d3c5", stroke: "#a89f8a", "stroke-width": 2 }) +
    group(brand.emblem, { transform: "translate(27 48) scale(0.48)" }) +
    lettering(brand.shortName, { x: 75, y: 174, height: 18, colour: ink.black, anchor: "middle", maxWidth: 126 }) +
    lettering(partNumber(sheet), { x: 75, y: 200, height: 12, colour: ink.black, anchor: "middle", maxWidth: 126 }) +
    stroke("M14 214H136", ink.red, 3);
  return (
    backdrop(pen) +
    groundShadow(pen, 250, 540, 360, 0.35) +
    fitted(art, 40, 90, 400, 440) +
    stroke("M318 190Q400 120 470 250", "#8d8371", 2.5) +
    group(tag, { transform: "translate(404 226) rotate(9)" })
  );
}

function barcode(x: number, y: number, seed: number): string {
  const bars = repeat(22, (index) => rect(x + 4 + index * 3.5, y + 4, 1 + ((seed * 7 + index * 5) % 3) * 0.8, 26, { fill: "#16181c" }));
  return rect(x, y, 84, 36, { fill: "#ffffff" }) + bars;
}
