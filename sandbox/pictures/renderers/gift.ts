import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { darken, lighten, luminance } from "../drawing/colour.ts";
import { ink } from "../drawing/ink.ts";
import { lettering } from "../drawing/lettering.ts";
import { material as named, paint } from "../drawing/material.ts";
import { outline } from "../drawing/path-data.ts";
import { circle, ellipse, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { lyingCylinder, uprightCylinder } from "../drawing/solids.ts";
import { tube } from "../drawing/tube.ts";
import { carFigure } from "../marks/car-picture.ts";
import { carOutlines, type CarOutline } from "../marks/car-outlines.ts";

/** Books, models, mugs, stools, gift cards and car covers. */
export function gift(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "book":
      return book(sheet);
    case "model_car":
      return modelCar(sheet);
    case "mug":
      return mug(sheet);
    case "stool":
      return stool(sheet);
    case "gift_card":
      return giftCard(sheet);
    default:
      return carCover(sheet);
  }
}

const covers = ["red", "navy", "green", "amber", "burgundy"] as const;

function pickCar(sheet: Sheet): CarOutline {
  return carOutlines[sheet.random.pick(["sedan", "coupe", "wagon", "ute", "van", "hatch", "roadster", "4wd"])];
}

function lineCar(car: CarOutline, tone: string, width = 7): string {
  return (
    [car.body, car.glass]
      .map((data) => path(data, { fill: "none", stroke: tone, "stroke-width": width, "stroke-linejoin": "round" }))
      .join("") +
    car.wheels
      .map(
        (x) =>
          circle(x, 304 - car.radius, car.radius, { fill: "none", stroke: tone, "stroke-width": width }) +
          circle(x, 304 - car.radius, car.radius * 0.4, { fill: "none", stroke: tone, "stroke-width": width }),
      )
      .join("")
  );
}

function book(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const cover = sheet.colour(sheet.random.pick(covers));
  const on = luminance(cover) > 0.5 ? ink.black : "#f6ead0";
  const body = [
    path("M152 82L440 82L462 96V530L174 530L152 514Z", { fill: darken(cover, 0.5) }),
    path("M160 88H446L456 96V520H172Z", { fill: "#f3eee2" }),
    repeat(9, (index) => stroke(`M${447 + index} ${90 + index * 0.8}V520`, "#c9c1ae", 0.7)),
    rect(150, 80, 290, 436, {
      rx: 3,
      fill: pen.linear(
        [
          [0, darken(cover, 0.3)],
          [0.06, lighten(cover, 0.2)],
          [0.1, darken(cover, 0.2)],
          [0.14, cover],
          [1, darken(cover, 0.22)],
        ],
        "across",
      ),
      stroke: darken(cover, 0.6),
      "stroke-width": 2,
    }),
    rect(206, 106, 210, 384, { fill: "none", stroke: on, "stroke-width": 2.4 }),
    lettering(sheet.label ?? "Workshop manual", { x: 311, y: 168, height: 30, colour: on, anchor: "middle", maxWidth: 184, weight: 0.18 }),
    stroke("M226 188H396", on, 3),
    group(lineCar(pickCar(sheet), on, 9), { transform: "translate(216 236) scale(0.21)" }),
    repeat(4, (index) => stroke(`M240 ${352 + index * 22}H${382 - (index % 2) * 40}`, on, 2.4, { opacity: 0.6 })),
    lettering(sheet.brand, { x: 311, y: 470, height: 15, colour: on, anchor: "middle", maxWidth: 180 }),
    path("M168 80H300L200 516H168Z", { fill: "#ffffff", opacity: 0.08 }),
  ].join("");
  return { body, box: { x: 150, y: 80, width: 312, height: 450 }, sizeMm: [210, 297], focus: [310, 280], depth: 0, isLettered: true };
}

function modelCar(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const paintColour = sheet.colour(sheet.random.pick(["red", "green", "blue", "amber", "white"]));
  const body = [
    path(
      outline([
        [56, 396, 8],
        [544, 396, 8],
        [566, 452, 8],
        [34, 452, 8],
      ]),
      {
        fill: pen.linear([
          [0, "#4a3423"],
          [1, "#2a1b10"],
        ]),
        stroke: "#170e07",
        "stroke-width": 2,
      },
    ),
    path("M56 396H544L552 414H48Z", { fill: "#7a5636" }),
    rect(220, 424, 160, 22, { rx: 2, fill: pen.face(named("brass"), "across"), stroke: "#6b4a14", "stroke-width": 1.2 }),
    lettering(sheet.label ?? "1:18 scale", { x: 300, y: 441, height: 11, colour: "#3c2a0c", anchor: "middle", maxWidth: 150 }),
    group(carFigure(pen, pickCar(sheet), paintColour), { transform: "translate(44 232) scale(0.57)" }),
    path("M70 140H530V396H70Z", { fill: "#dbe8f0", opacity: 0.18, stroke: "#9fb4c2", "stroke-width": 2 }),
    path("M90 150H190L110 380H90Z", { fill: "#ffffff", opacity: 0.4 }),
    path("M216 150H240L160 380H136Z", { fill: "#ffffff", opacity: 0.3 }),
  ].join("");
  return { body, box: { x: 34, y: 138, width: 532, height: 314 }, sizeMm: [262, 108], focus: [200, 350], isLettered: true };
}

function mug(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const glaze = paint(sheet.colour(sheet.random.pick(["white", "black", "navy", "cream"])));
  const on = luminance(glaze.mid) > 0.5 ? ink.black : "#f6ead0";
  const body = [
    tube("M392 214Q506 200 506 306Q500 392 392 400", 34, glaze),
    path("M144 148V452Q146 492 200 496H344Q398 492 400 452V148Z", { fill: pen.tube(glaze), stroke: glaze.edge, "stroke-width": 2.2 }),
    ellipse(272, 148, 128, 32, { fill: pen.face(glaze), stroke: glaze.edge, "stroke-width": 2 }),
    ellipse(272, 151, 116, 26, {
      fill: pen.linear([
        [0, "#1d120b"],
        [1, "#5a3c27"],
      ]),
    }),
    group(lineCar(pickCar(sheet), on, 10), { transform: "translate(172 262) scale(0.222)" }),
    lettering(sheet.label ?? "Shed fuel", {
      x: 272,
      y: 404,
      height: 27,
      colour: on === ink.black ? "#c8102e" : on,
      anchor: "middle",
      maxWidth: 190,
      weight: 0.19,
    }),
    rect(166, 176, 24, 290, { rx: 12, fill: "#ffffff", opacity: 0.28 }),
  ].join("");
  return { body, box: { x: 144, y: 116, width: 380, height: 380 }, sizeMm: [118, 96], focus: [272, 340], isLettered: true };
}

function stool(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const [chrome, vinyl] = [named("chrome"), paint(sheet.colour(sheet.random.pick(["red", "black", "blue"])))];
  const body = [
    tube("M232 180L176 520", 17, chrome),
    tube("M368 180L424 520", 17, chrome),
    tube("M276 190L256 486", 14, chrome),
    tube("M324 190L344 486", 14, chrome),
    ellipse(300, 404, 122, 24, { fill: "none", stroke: chrome.edge, "stroke-width": 15 }),
    ellipse(300, 403, 122, 24, { fill: "none", stroke: pen.face(chrome, "across"), "stroke-width": 11 }),
    uprightCylinder(pen, 160, 128, 280, 44, chrome, chrome, 0.26),
    path("M152 102A148 40 0 0 0 448 102V128A148 40 0 0 1 152 128Z", { fill: pen.tube(vinyl), stroke: vinyl.edge, "stroke-width": 1.6 }),
    ellipse(300, 100, 148, 42, { fill: pen.face(vinyl), stroke: vinyl.edge, "stroke-width": 1.8 }),
    ellipse(300, 97, 112, 29, { fill: "none", stroke: "#f6ead0", "stroke-width": 3 }),
    group(
      lettering(sheet.label ?? "Garage", { x: 0, y: 20, height: 40, colour: "#f6ead0", anchor: "middle", maxWidth: 170, weight: 0.19 }),
      { transform: "translate(300 96) scale(1 0.42)" },
    ),
  ].join("");
  return { body, box: { x: 150, y: 58, width: 300, height: 470 }, sizeMm: [380, 760], focus: [300, 120], isLettered: true };
}

function giftCard(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const ground = sheet.colour(sheet.random.pick(["red", "navy", "green"]));
  const value = sheet.label ?? "Gift card";
  const card = (transform: string) =>
    group(
      [
        rect(-6, 6, 420, 262, { rx: 16, fill: "#1c2230", opacity: 0.22 }),
        rect(0, 0, 420, 262, {
          rx: 16,
          fill: pen.linear(
            [
              [0, lighten(ground, 0.2)],
              [0.5, ground],
              [1, darken(ground, 0.35)],
            ],
            "slope",
          ),
        }),
        rect(0, 186, 420, 14, { fill: "#f6ead0" }),
        rect(0, 206, 420, 5, { fill: "#f6ead0" }),
        group(lineCar(pickCar(sheet), "#f6ead0", 8), { transform: "translate(196 88) scale(0.23)" }),
        lettering("Rares", { x: 28, y: 66, height: 34, colour: "#ffffff", weight: 0.2 }),
        lettering(value, { x: 28, y: 152, height: value.length < 6 ? 58 : 26, colour: "#ffffff", maxWidth: 190, weight: 0.18 }),
        path("M0 16Q0 0 16 0H250L120 262H16Q0 262 0 246Z", { fill: "#ffffff", opacity: 0.09 }),
      ],
      { transform },
    );
  return {
    body: card("translate(110 140) rotate(-9 210 131)") + card("translate(86 180)"),
    box: { x: 86, y: 110, width: 450, height: 340 },
    sizeMm: [86, 54],
    focus: [250, 300],
    depth: 0,
    isLettered: true,
    pack: "tag",
  };
}

function carCover(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const fabric = paint(sheet.colour(sheet.random.pick(["grey", "silver", "black", "navy"])));
  const shape =
    "M30 392Q22 330 50 300Q110 270 176 262Q226 200 286 184Q370 174 424 196Q470 226 494 262Q552 268 566 300Q580 340 572 392Q300 408 30 392Z";
  const clip = pen.clip(path(shape));
  const drapes = [60, 112, 168, 232, 300, 362, 430, 490, 540]
    .map((x, index) =>
      stroke(
        `M${x + (300 - x) * 0.12} ${286 - (index % 3) * 14}Q${x - 6} 340 ${x + (index % 2 ? 10 : -8)} 400`,
        index % 2 ? fabric.edge : fabric.shine,
        9,
        { opacity: 0.28 },
      ),
    )
    .join("");
  const body = [
    [146, 462].map((x) => ellipse(x, 396, 46, 20, { fill: "#14171b" })).join(""),
    path(shape, {
      fill: pen.linear([
        [0, fabric.shine],
        [0.3, fabric.light],
        [0.6, fabric.mid],
        [1, fabric.dark],
      ]),
      stroke: fabric.edge,
      "stroke-width": 2.2,
    }),
    group(
      drapes +
        path("M40 320Q300 270 570 318V340Q300 296 40 344Z", { fill: "#ffffff", opacity: 0.2 }) +
        stroke("M180 262Q330 240 492 264", fabric.edge, 4, { opacity: 0.35 }),
      { "clip-path": clip },
    ),
    stroke("M31 388Q300 404 571 388", fabric.edge, 3, { "stroke-dasharray": "9 5", opacity: 0.7 }),
    lyingCylinder(pen, 250, 372, 100, 12, named("black")),
  ].join("");
  return { body, box: { x: 26, y: 178, width: 550, height: 236 }, sizeMm: [4850, 1500], focus: [420, 300], pack: "bag" };
}
