import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { ink, luminance } from "#sandbox/pictures/drawing/colour.ts";
import { drawTemplate } from "#sandbox/pictures/drawing/draw-template.ts";
import { paint } from "#sandbox/pictures/drawing/material.ts";
import { circle, path } from "#sandbox/pictures/drawing/shapes.ts";
import type { CarOutline } from "#sandbox/pictures/cars/car-outline.ts";
import { anyCar, type BodyStyle, outlineOf } from "#sandbox/pictures/cars/cars.ts";
import { carFigure } from "#sandbox/pictures/marks/car-picture.ts";

const cream = "#f6ead0";

/** Books, models, mugs, stools, gift cards and car covers. */
export function gift(sheet: Sheet): Artwork {
  const { random } = sheet;
  switch (sheet.family) {
    case "book":
      return book(sheet);
    case "model_car": {
      const colour = sheet.colour(random.pick(["red", "green", "blue", "amber", "white"]));
      return drawTemplate("gifts/model-car", sheet, {
        texts: { label: /1:\d+/.exec(sheet.type)?.[0] ?? "1:18" },
        drawings: { car: () => carFigure(sheet.pen, modelled(sheet), colour) },
      });
    }
    case "mug":
      return mug(sheet);
    case "stool":
      return drawTemplate("gifts/stool", sheet, { slots: { vinyl: paint(sheet.colour(random.pick(["red", "black", "blue"]))) } });
    case "gift_card":
      return giftCard(sheet);
    default: {
      const fabric = paint(sheet.colour(random.pick(["grey", "silver", "black", "navy"])));
      return drawTemplate("gifts/car-cover", sheet, { slots: { fabric } });
    }
  }
}

function book(sheet: Sheet): Artwork {
  const cover = sheet.colour(sheet.random.pick(["red", "navy", "green", "amber", "burgundy"]));
  const on = luminance(cover) > 0.5 ? ink.black : cream;
  return drawTemplate("gifts/book", sheet, {
    texts: sheet.type ? { label: sheet.type } : {},
    slots: { cover, ink: on },
    drawings: { car: () => lineCar(pickCar(sheet), on, 9) },
  });
}

function mug(sheet: Sheet): Artwork {
  const glaze = paint(sheet.colour(sheet.random.pick(["white", "black", "navy", "cream"])));
  const isPale = luminance(glaze.mid) > 0.5;
  return drawTemplate("gifts/mug", sheet, {
    slots: { glaze, ink: isPale ? ink.red : cream },
    drawings: { car: () => lineCar(pickCar(sheet), isPale ? ink.black : cream, 10) },
  });
}

function giftCard(sheet: Sheet): Artwork {
  const ground = sheet.colour(sheet.random.pick(["red", "navy", "green"]));
  const isAmount = sheet.label !== undefined && sheet.label.length < 6;
  return drawTemplate("gifts/gift-card", sheet, {
    slots: { ground },
    drawings: { car: () => lineCar(pickCar(sheet), cream, 8) },
    variant: isAmount ? "short words" : "long words",
  });
}

const models: readonly [RegExp, readonly [BodyStyle, ...BodyStyle[]]][] = [
  [/coupe/, ["coupe"]],
  [/sedan|touring|racer/, ["sedan"]],
  [/wagon|woodie/, ["wagon"]],
  [/\bute\b/, ["ute"]],
  [/\bvan\b/, ["van"]],
  [/hatch/, ["hatch"]],
  [/four-wheel/, ["4wd"]],
];

/** The car that the model's name promises: "1970s coupe", "Farm ute". */
function modelled(sheet: Sheet): CarOutline {
  const styles = models.find(([words]) => words.test(sheet.label ?? ""))?.[1];
  return styles ? outlineOf(anyCar(sheet.random, styles)) : pickCar(sheet);
}

function pickCar(sheet: Sheet): CarOutline {
  return outlineOf(anyCar(sheet.random, ["sedan", "coupe", "wagon", "ute", "van", "hatch", "roadster", "4wd"]));
}

function lineCar({ body, glass, wheels, radius }: CarOutline, colour: string, width: number): string {
  const line = { fill: "none", stroke: colour, "stroke-width": width };
  return [
    ...[body, glass].map((data) => path(data, { ...line, "stroke-linejoin": "round" })),
    ...wheels.map((x) => circle(x, 304 - radius, radius, line) + circle(x, 304 - radius, radius * 0.4, line)),
  ].join("");
}
