import type { Sheet } from "../../drawing/artwork.ts";
import { luminance } from "../../drawing/colour.ts";
import { ink } from "../../drawing/ink.ts";
import { lettering } from "../../drawing/lettering.ts";
import { group, rect } from "../../drawing/shapes.ts";
import { brandIdentity } from "../../marks/brand-mark.ts";

/** A printed label: emblem, brand and what is inside. */
export function label(sheet: Sheet, x: number, y: number, width: number, height: number, chip: string): string {
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
