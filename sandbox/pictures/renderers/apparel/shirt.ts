import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { luminance } from "../../drawing/colour.ts";
import { lettering } from "../../drawing/lettering.ts";
import type { Material } from "../../drawing/material.ts";
import { circle, group, path, rect, repeat, stroke } from "../../drawing/shapes.ts";
import { carOutlines } from "../../marks/car-outlines.ts";
import { cloth } from "./cloth.ts";
import { folds } from "./folds.ts";

function printInk(fabric: Material): string {
  return luminance(fabric.mid) > 0.45 ? "#1c2230" : "#f6ead0";
}

function chestPrint(sheet: Sheet, fabric: Material, y: number): string {
  const tone = printInk(fabric);
  const car = carOutlines[sheet.random.pick(["coupe", "sedan", "ute", "wagon", "van"])];
  return group(
    circle(450, 190, 178, { fill: sheet.random.pick(["#c8102e", "#e39a1c", "#23509c"]) }) +
      repeat(5, (index) => rect(270, 292 + index * 22, 360, 5 + index * 2, { fill: fabric.mid })) +
      path(car.body, { fill: tone }) +
      path(car.glass, { fill: fabric.mid }) +
      car.wheels
        .map((x) => circle(x, 256, 48, { fill: tone, stroke: fabric.mid, "stroke-width": 10 }) + circle(x, 256, 18, { fill: fabric.mid }))
        .join("") +
      lettering(sheet.label ?? "Ridge road legends", {
        x: 450,
        y: 420,
        height: 62,
        colour: tone,
        anchor: "middle",
        maxWidth: 620,
        weight: 0.18,
      }),
    { transform: `translate(188 ${y}) scale(0.25)` },
  );
}

export function shirt(sheet: Sheet): Artwork {
  const { pen, family } = sheet;
  const fabric = cloth(sheet);
  const isLong = family === "apparel_hoodie";
  const sleeveLeft = isLong ? "L92 210L40 440Q40 452 54 456L100 464L150 300" : "L92 196L40 290Q40 300 48 304L118 340L150 296";
  const sleeveRight = isLong ? "L450 300L500 464L546 456Q560 452 560 440L508 210" : "L450 296L482 340L552 304Q560 300 560 290L508 196";
  const shape = `M226 106Q150 130 132 146${sleeveLeft}L150 516Q300 534 450 516${sleeveRight}L468 146Q450 130 374 106Q300 160 226 106Z`;
  const clip = pen.clip(path(shape));
  const shade =
    folds(
      fabric,
      "M168 330Q190 420 178 500M432 330Q410 420 424 500M210 470Q300 500 390 468M176 180Q190 220 156 280M424 180Q410 220 444 280",
    ) + path("M380 90H600V540H430Q460 300 380 90Z", { fill: "#000000", opacity: 0.14 });
  const collar = {
    apparel_polo: () =>
      path("M226 106Q300 150 374 106L352 92Q300 106 248 92Z", { fill: fabric.dark }) +
      path("M248 92L208 112L262 176L300 140ZM352 92L392 112L338 176L300 140Z", {
        fill: pen.face(fabric),
        stroke: fabric.edge,
        "stroke-width": 2,
      }) +
      rect(288, 142, 24, 96, { fill: fabric.mid, stroke: fabric.edge, "stroke-width": 1.4 }) +
      repeat(3, (index) => circle(300, 162 + index * 28, 5, { fill: "#e9e6df", stroke: fabric.edge, "stroke-width": 1 })) +
      chestBadge(sheet, fabric),
    apparel_hoodie: () =>
      path("M214 116Q220 60 300 56Q380 60 386 116Q360 190 300 196Q240 190 214 116Z", {
        fill: pen.face(fabric, "down"),
        stroke: fabric.edge,
        "stroke-width": 2,
      }) +
      path("M240 122Q250 84 300 80Q350 84 360 122Q340 170 300 176Q260 170 240 122Z", { fill: fabric.edge }) +
      stroke("M268 176Q262 220 266 262M332 176Q338 220 334 258", "#e9e6df", 5) +
      path("M206 400H394L424 486Q300 500 176 486Z", { fill: fabric.mid, stroke: fabric.edge, "stroke-width": 2 }) +
      chestPrint(sheet, fabric, 226),
  }[family === "apparel_polo" || family === "apparel_hoodie" ? family : "apparel_polo"];
  const isPlain = family !== "apparel_polo" && family !== "apparel_hoodie";
  const body = [
    path(shape, { fill: pen.face(fabric), stroke: fabric.edge, "stroke-width": 2.2 }),
    group(shade, { "clip-path": clip }),
    isPlain
      ? path("M226 106Q300 160 374 106L362 102Q300 138 238 102Z", { fill: fabric.dark }) +
        stroke("M222 112Q300 172 378 112", fabric.edge, 2.4, { opacity: 0.7 }) +
        chestPrint(sheet, fabric, 216)
      : collar(),
    isLong
      ? stroke("M48 436L104 448M552 436L496 448M152 500Q300 518 448 500", fabric.edge, 3, { opacity: 0.6 })
      : stroke("M56 292L124 326M544 292L476 326", fabric.edge, 2, { opacity: 0.55, "stroke-dasharray": "6 4" }),
    stroke("M152 504Q300 522 448 504", fabric.edge, 2, { opacity: 0.55, "stroke-dasharray": "6 4" }),
  ].join("");
  return {
    body,
    box: { x: 40, y: isLong ? 56 : 90, width: 520, height: isLong ? 472 : 438 },
    sizeMm: [560, 740],
    focus: [300, 260],
    pack: "tag",
    isLettered: true,
  };
}

function chestBadge(sheet: Sheet, fabric: Material): string {
  return (
    lettering(sheet.label ?? "Galah garage", { x: 396, y: 232, height: 15, colour: printInk(fabric), anchor: "middle", maxWidth: 84 }) +
    stroke("M358 240H434", "#c8102e", 4)
  );
}
