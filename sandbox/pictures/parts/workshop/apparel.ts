import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { luminance } from "#sandbox/pictures/drawing/colour.ts";
import { drawTemplate } from "#sandbox/pictures/drawing/draw-template.ts";
import { lettering } from "#sandbox/pictures/drawing/lettering.ts";
import { paint, type Material } from "#sandbox/pictures/drawing/material.ts";
import { circle, path, rect, repeat } from "#sandbox/pictures/drawing/shapes.ts";
import { anyCar, outlineOf } from "#sandbox/pictures/cars/cars.ts";

const garments = ["black", "navy", "charcoal", "white", "green", "burgundy", "grey"] as const;

/** Shop clothing, laid flat. */
export function apparel(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "apparel_cap":
      return drawTemplate("apparel/cap", sheet, {
        slots: { fabric: paint(sheet.colour(sheet.random.pick(garments))) },
        texts: { label: sheet.label ?? sheet.brand },
      });
    case "apparel_glove":
      return drawTemplate("apparel/gloves", sheet, { slots: { fabric: paint(sheet.colour("charcoal")) } });
    case "apparel_overall":
      return drawTemplate("apparel/overalls", sheet, { slots: { fabric: paint(sheet.colour("navy")) } });
    default:
      return shirt(sheet);
  }
}

function shirt(sheet: Sheet): Artwork {
  const fabric = paint(sheet.colour(sheet.random.pick(garments)));
  const texts = { label: sheet.label ?? sheet.brand };
  const ink = luminance(fabric.mid) > 0.45 ? "#1c2230" : "#f6ead0";
  if (sheet.family === "apparel_polo") return drawTemplate("apparel/polo", sheet, { slots: { fabric, ink }, texts });
  const print = () => chestPrint(sheet, fabric, ink);
  return drawTemplate(sheet.family === "apparel_hoodie" ? "apparel/hoodie" : "apparel/tee", sheet, {
    slots: { fabric },
    drawings: { print },
  });
}

/** A car before the evening sun, and what the shirt is about below it. */
function chestPrint(sheet: Sheet, fabric: Material, ink: string): string {
  const car = outlineOf(anyCar(sheet.random, ["coupe", "sedan", "ute", "wagon", "van"]));
  return [
    circle(450, 190, 178, { fill: sheet.random.pick(["#c8102e", "#e39a1c", "#23509c"]) }),
    repeat(5, (index) => rect(270, 292 + index * 22, 360, 5 + index * 2, { fill: fabric.mid })),
    path(car.body, { fill: ink }),
    path(car.glass, { fill: fabric.mid }),
    ...car.wheels.map(
      (x) => circle(x, 256, 48, { fill: ink, stroke: fabric.mid, "stroke-width": 10 }) + circle(x, 256, 18, { fill: fabric.mid }),
    ),
    lettering(sheet.label ?? sheet.brand, { x: 450, y: 420, height: 62, colour: ink, anchor: "middle", maxWidth: 620, weight: 0.18 }),
    sheet.label ? lettering(sheet.brand, { x: 450, y: 474, height: 30, colour: ink, anchor: "middle", maxWidth: 620, weight: 0.16 }) : "",
  ].join("");
}
