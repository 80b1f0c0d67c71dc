import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { darken, ink as inks, lighten } from "#sandbox/pictures/drawing/colour.ts";
import { drawTemplate } from "#sandbox/pictures/drawing/draw-template.ts";
import { lettering, letteringWidth } from "#sandbox/pictures/drawing/lettering.ts";
import { material as named } from "#sandbox/pictures/drawing/material.ts";
import { type Corner, outline } from "#sandbox/pictures/drawing/path-data.ts";
import { circle, group, path } from "#sandbox/pictures/drawing/shapes.ts";
import { anyCar, outlineOf } from "#sandbox/pictures/cars/cars.ts";

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
  const { body, glass, wheels } = outlineOf(anyCar(sheet.random, ["sedan", "coupe", "ute", "wagon"]));
  const wheel = (x: number) => circle(x, 262, 40, { fill: ink, stroke: ground, "stroke-width": 9 }) + circle(x, 262, 14, { fill: ground });
  const car = () => path(body, { fill: ink }) + path(glass, { fill: ground }) + wheels.map(wheel).join("");
  return drawTemplate("badges/sign", sheet, { slots: { ground, ink }, texts: { label }, drawings: { car } });
}

function embossed(text: string, y: number, height: number, maxWidth: number, slant: number): string {
  const style = { x: 300 - slant * height * 0.5, y, height, anchor: "middle", maxWidth, slant } as const;
  return (
    lettering(text, { ...style, colour: "#20262d", weight: 0.27, x: style.x + 2, y: y + 3 }) +
    lettering(text, { ...style, colour: "#7d8894", weight: 0.24 }) +
    lettering(text, { ...style, colour: "#f4f7f9", weight: 0.15, x: style.x - 1, y: y - 1.5 })
  );
}

function enamelBadge(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const chrome = named("chrome");
  const enamel = sheet.words === "" || sheet.words.includes("chrome") ? sheet.colour(random.pick(enamels)) : sheet.colour("red");
  const text = sheet.label ?? random.pick(badgeWords);
  const half = Math.min(258, Math.max(130, letteringWidth(text, 64) / 2 + 64));
  const skew = random.pick([26, 34, 0]);
  const shapes: readonly [readonly Corner[], ...(readonly Corner[])[]] = [
    [
      [300 - half + skew, 238, 34],
      [300 + half, 238, 34],
      [300 + half - skew, 362, 34],
      [300 - half, 362, 34],
    ],
    [
      [300 - half, 232, 12],
      [300 + half, 232, 12],
      [300 + half - 24, 352, 26],
      [300, 392, 26],
      [300 - half + 24, 352, 26],
    ],
    [
      [300 - half, 250, 50],
      [300, 222, 60],
      [300 + half, 250, 50],
      [300 + half, 350, 50],
      [300, 378, 60],
      [300 - half, 350, 50],
    ],
  ];
  const corners = random.pick(shapes);
  const inset = (distance: number) =>
    outline(
      corners.map(
        ([x, y, r = 0]) =>
          [300 + (x - 300) * (1 - distance / half), 300 + (y - 300) * (1 - distance / 64), Math.max(4, r - distance / 2)] as const,
      ),
    );
  const clip = pen.clip(path(inset(15)));
  const body = [
    path(outline(corners), { fill: pen.face(chrome, "down"), stroke: chrome.edge, "stroke-width": 2.2 }),
    path(inset(9), { fill: pen.face(chrome, "up"), stroke: "#59646f", "stroke-width": 1 }),
    path(inset(15), {
      fill: pen.linear(
        [
          [0, lighten(enamel, 0.16)],
          [0.5, enamel],
          [1, darken(enamel, 0.4)],
        ],
        "down",
      ),
      stroke: darken(enamel, 0.7),
      "stroke-width": 2,
    }),
    group(path("M20 200H580V282Q300 306 20 286Z", { fill: "#ffffff", opacity: 0.2 }), { "clip-path": clip }),
    embossed(text, 330, 60, half * 2 - 92, 0.18),
  ].join("");
  return {
    body,
    box: { x: 300 - half, y: 232, width: half * 2, height: 140 },
    sizeMm: [Math.round(half * 0.5), 38],
    focus: [300 - half * 0.4, 300],
    depth: 12,
    isLettered: true,
    pack: "bag",
  };
}

const badgeWords = ["Heritage", "Deluxe", "253 V8", "308", "Special", "GT", "Premier", "SS", "202", "4.2 Litre"] as const;

const enamels = ["red", "navy", "green", "black", "blue", "burgundy"] as const;
