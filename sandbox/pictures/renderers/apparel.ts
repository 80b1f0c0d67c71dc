import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { luminance } from "../drawing/colour.ts";
import { lettering } from "../drawing/lettering.ts";
import { paint, type Material } from "../drawing/material.ts";
import { circle, ellipse, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { outline } from "../drawing/path-data.ts";
import { carOutlines } from "../marks/car-outlines.ts";

/** Shop clothing, laid flat. */
export function apparel(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "apparel_cap":
      return cap(sheet);
    case "apparel_glove":
      return gloves(sheet);
    case "apparel_overall":
      return overalls(sheet);
    default:
      return shirt(sheet);
  }
}

const garments = ["black", "navy", "charcoal", "white", "green", "burgundy", "grey"] as const;

function cloth(sheet: Sheet, fallback?: string): Material {
  const base = paint(sheet.colour(fallback ?? sheet.random.pick(garments)));
  return {
    ...base,
    shine: base.light,
    face: [
      [0, base.light],
      [0.45, base.mid],
      [1, base.dark],
    ],
  };
}

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

function folds(fabric: Material, lines: string): string {
  return stroke(lines, fabric.edge, 7, { opacity: 0.22 }) + stroke(lines, fabric.shine, 3, { opacity: 0.35, transform: "translate(-6 0)" });
}

function shirt(sheet: Sheet): Artwork {
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

function cap(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const fabric = cloth(sheet);
  const body = [
    path("M140 344Q120 150 310 142Q470 146 486 330Q380 372 140 344Z", { fill: pen.face(fabric), stroke: fabric.edge, "stroke-width": 2.2 }),
    stroke("M310 144Q266 230 272 352M310 144Q410 210 426 348M310 144Q190 200 176 346", fabric.edge, 2.4, { opacity: 0.55 }),
    path("M160 300Q150 196 230 166Q190 220 190 330Z", { fill: "#ffffff", opacity: 0.16 }),
    path("M140 342Q60 356 44 402Q46 426 90 424Q240 386 400 392Q480 394 486 330Q380 372 140 342Z", {
      fill: pen.linear([
        [0, fabric.light],
        [0.6, fabric.mid],
        [1, fabric.dark],
      ]),
      stroke: fabric.edge,
      "stroke-width": 2.2,
    }),
    repeat(4, (index) =>
      stroke(`M${70 + index * 12} ${404 - index * 12}Q240 ${366 - index * 5} ${400 + index * 12} ${378 - index * 5}`, fabric.edge, 1.4, {
        "stroke-dasharray": "5 4",
        opacity: 0.6,
      }),
    ),
    rect(196, 234, 176, 74, { rx: 6, fill: "#f6ead0", stroke: fabric.edge, "stroke-width": 2, transform: "rotate(-2 284 270)" }),
    lettering(sheet.label ?? "Legends", { x: 284, y: 286, height: 30, colour: "#c8102e", anchor: "middle", maxWidth: 150, weight: 0.19 }),
    ellipse(310, 143, 15, 7, { fill: fabric.dark, stroke: fabric.edge, "stroke-width": 1.4 }),
  ].join("");
  return { body, box: { x: 44, y: 136, width: 444, height: 290 }, sizeMm: [270, 150], focus: [290, 270], pack: "tag", isLettered: true };
}

function gloves(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const fabric = cloth(sheet, "charcoal");
  const hand =
    "M70 360Q64 250 84 230L90 120Q92 104 106 104Q120 106 120 122L122 220L130 92Q134 76 148 78Q162 82 160 96L158 218L176 102Q180 88 194 92Q206 96 204 110L192 224L216 140Q222 128 234 132Q244 138 240 150L216 268Q246 244 262 250Q276 258 266 274L212 366Z";
  const one = [
    path(hand, { fill: pen.face(fabric), stroke: fabric.edge, "stroke-width": 2.4 }),
    path("M84 300Q140 270 206 296L196 350H82Z", { fill: "#e2701a", opacity: 0.9 }),
    stroke("M122 220Q140 232 158 218Q176 234 192 224M90 236Q106 226 122 220", fabric.edge, 2.4, { opacity: 0.7 }),
    [
      [104, 150],
      [146, 132],
      [188, 148],
      [224, 172],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 10, 24, { fill: "#ffffff", opacity: 0.12, transform: `rotate(8 ${x} ${y})` }))
      .join(""),
    path(
      outline([
        [64, 352, 8],
        [218, 356, 8],
        [222, 440, 12],
        [60, 436, 12],
      ]),
      { fill: pen.tube(fabric), stroke: fabric.edge, "stroke-width": 2.2 },
    ),
    rect(112, 374, 84, 34, { rx: 4, fill: "#c8102e" }),
    lettering("Rares", { x: 154, y: 399, height: 17, colour: "#ffffff", anchor: "middle", maxWidth: 70 }),
  ].join("");
  return {
    body:
      group(one, { transform: "translate(0 40) rotate(-6 160 260)" }) + group(one, { transform: "translate(300 30) rotate(8 160 260)" }),
    box: { x: 44, y: 96, width: 530, height: 390 },
    sizeMm: [125, 255],
    focus: [440, 350],
    pack: "bag",
    isLettered: true,
  };
}

function overalls(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const fabric = cloth(sheet, "navy");
  const shape =
    "M246 62Q190 74 172 92L96 250L140 282L186 196L182 330L150 536Q190 548 252 542L300 356L348 542Q410 548 450 536L418 330L414 196L460 282L504 250L428 92Q410 74 354 62Q300 90 246 62Z";
  const clip = pen.clip(path(shape));
  const body = [
    path(shape, { fill: pen.face(fabric), stroke: fabric.edge, "stroke-width": 2.2 }),
    group(
      folds(fabric, "M206 380Q214 460 196 530M394 380Q386 460 404 530M200 130Q196 180 176 220M400 130Q404 180 424 220") +
        path("M330 50H560V560H380Q400 300 330 50Z", { fill: "#000000", opacity: 0.13 }),
      { "clip-path": clip },
    ),
    path("M246 62L214 92L276 130L300 96ZM354 62L386 92L324 130L300 96Z", { fill: fabric.mid, stroke: fabric.edge, "stroke-width": 2 }),
    stroke("M300 98V340", fabric.edge, 2.4),
    stroke("M304 104V336", "#c9ced3", 2.4, { "stroke-dasharray": "4 4" }),
    rect(182, 288, 236, 24, { fill: fabric.dark, stroke: fabric.edge, "stroke-width": 1.6 }),
    rect(282, 284, 36, 32, { rx: 3, fill: "#c9a24a", stroke: "#6b4a14", "stroke-width": 1.6 }),
    rect(206, 156, 68, 62, { rx: 4, fill: fabric.mid, stroke: fabric.edge, "stroke-width": 1.8 }),
    rect(326, 156, 68, 62, { rx: 4, fill: fabric.mid, stroke: fabric.edge, "stroke-width": 1.8 }),
    rect(326, 132, 68, 20, { rx: 3, fill: "#f6ead0" }),
    lettering("Rares", { x: 360, y: 148, height: 12, colour: "#c8102e", anchor: "middle" }),
    stroke("M176 436H254M346 436H424", fabric.light, 9, { opacity: 0.5, "stroke-linecap": "butt" }),
  ].join("");
  return { body, box: { x: 96, y: 62, width: 408, height: 484 }, sizeMm: [620, 1640], focus: [350, 190], pack: "tag", isLettered: true };
}
