import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { drawTemplate } from "../drawing/draw-template.ts";
import { ink as inks } from "../drawing/ink.ts";
import { circle, path } from "../drawing/shapes.ts";
import { carOutlines } from "../marks/car-outlines.ts";
import { badgeWords } from "./badge/badge-words.ts";
import { enamelBadge } from "./badge/enamel-badge.ts";
import { enamels } from "./badge/enamels.ts";

/** Enamel badges, identification plates, tin signs and key rings. */
export function badge(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "plate":
      return plate(sheet);
    case "sign":
      return sign(sheet);
    case "keyring":
      return keyring(sheet);
    default:
      return enamelBadge(sheet);
  }
}

function plate(sheet: Sheet): Artwork {
  const label = sheet.label ?? sheet.random.pick(["Body and chassis", "Identification", "Manufactured in Australia"]);
  return drawTemplate("badges/plate", sheet, { slots: { metal: sheet.material("alloy") }, texts: { label } });
}

function keyring(sheet: Sheet): Artwork {
  const enamel = sheet.colour(sheet.random.pick(enamels));
  const label = sheet.label ?? sheet.random.pick(badgeWords);
  return drawTemplate("badges/keyring", sheet, { slots: { enamel }, texts: { label } });
}

const signWords = ["Motor spirit", "Full service", "Speed shop", "Garage", "Spare parts"] as const;

function sign(sheet: Sheet): Artwork {
  const ground = sheet.colour(sheet.random.pick(["red", "navy", "green", "cream"]));
  const ink = ground === "#efe4c8" ? inks.black : "#f6ead0";
  const label = sheet.label ?? sheet.random.pick(signWords);
  const { body, glass, wheels } = carOutlines[sheet.random.pick(["sedan", "coupe", "ute", "wagon"])];
  const wheel = (x: number) => circle(x, 262, 40, { fill: ink, stroke: ground, "stroke-width": 9 }) + circle(x, 262, 14, { fill: ground });
  const car = () => path(body, { fill: ink }) + path(glass, { fill: ground }) + wheels.map(wheel).join("");
  return drawTemplate("badges/sign", sheet, { slots: { ground, ink }, texts: { label }, drawings: { car } });
}
