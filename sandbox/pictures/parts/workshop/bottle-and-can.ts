import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { ink, luminance } from "#sandbox/pictures/drawing/colour.ts";
import { drawTemplate } from "#sandbox/pictures/drawing/draw-template.ts";
import { lettering } from "#sandbox/pictures/drawing/lettering.ts";
import { paint } from "#sandbox/pictures/drawing/material.ts";
import { group, rect } from "#sandbox/pictures/drawing/shapes.ts";
import { brandIdentity } from "#sandbox/pictures/marks/brand-mark.ts";

/** Oils, fluids, care products and sprays, each with the brand's label. */
export function bottleAndCan(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "bottle_oil":
      return oilBottle(sheet);
    case "aerosol": {
      const colour = paint(sheet.colour(sheet.random.pick(["red", "black", "blue", "orange", "silver"])));
      return drawTemplate("bottles/aerosol", sheet, { slots: { colour }, drawings: labelled(sheet, colour.mid) });
    }
    case "tube":
      return squeezeTube(sheet);
    case "cartridge":
      return drawTemplate("bottles/cartridge", sheet, {
        slots: { cap: paint(sheet.colour("black")) },
        drawings: labelled(sheet, "#c8102e"),
      });
    case "tin_round":
      return tin(sheet);
    default:
      return bottle(sheet);
  }
}

function oilBottle(sheet: Sheet): Artwork {
  const plastic = paint(sheet.colour(sheet.random.pick(["charcoal", "gold", "navy", "red", "green"])));
  const cap = paint(sheet.random.pick(["#c8102e", "#16181c", "#e39a1c"]));
  return drawTemplate("bottles/oil-bottle", sheet, { slots: { plastic, cap }, drawings: labelled(sheet, cap.mid) });
}

function bottle(sheet: Sheet): Artwork {
  const liquid = paint(sheet.colour(sheet.random.pick(["blue", "red", "yellow", "green", "pink"])));
  const cap = paint(sheet.random.pick(["#16181c", "#c8102e", "#f2f2ef"]));
  const name = sheet.family === "bottle_care" ? "bottles/care-bottle" : "bottles/small-bottle";
  return drawTemplate(name, sheet, { slots: { liquid, cap }, drawings: labelled(sheet, liquid.mid) });
}

function squeezeTube(sheet: Sheet): Artwork {
  const skin = paint(sheet.random.pick(["#f2f2ef", "#c9ced3"]));
  const cap = paint(sheet.colour(sheet.random.pick(["red", "black", "blue"])));
  return drawTemplate("bottles/squeeze-tube", sheet, { slots: { skin, cap }, drawings: labelled(sheet, cap.mid) });
}

function tin(sheet: Sheet): Artwork {
  const brand = brandIdentity(sheet.brand);
  const shell = paint(sheet.words ? sheet.colour("gold") : brand.ground);
  const slots = { shell, ink: luminance(shell.mid) > 0.5 ? ink.black : "#fbf8f1" };
  return drawTemplate("bottles/tin", sheet, { slots, texts: { "brand-name": brand.shortName } });
}

/** A printed label: emblem, brand and what is inside, with a band in the colour of the contents. */
function labelled(sheet: Sheet, band: string) {
  const brand = brandIdentity(sheet.brand);
  const on = luminance(brand.ground) > 0.5 ? ink.black : "#ffffff";
  return {
    label({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
      const emblem = Math.min(width * 0.42, height * 0.36);
      return [
        rect(x, y, width, height, { fill: "#fbf8f1" }),
        rect(x, y + height * 0.5, width, height * 0.27, { fill: brand.ground }),
        rect(x, y + height * 0.77, width, height * 0.05, { fill: band }),
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
    },
  };
}
