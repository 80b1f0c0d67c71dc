import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { lettering } from "../drawing/lettering.ts";
import { material as named, paint } from "../drawing/material.ts";
import { outline } from "../drawing/path-data.ts";
import { circle, ellipse, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { boltHole, uprightCylinder } from "../drawing/solids.ts";
import { tube } from "../drawing/tube.ts";

/** Fuel tanks, batteries and washer bottles. */
export function tankAndBattery(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "battery":
      return battery(sheet);
    case "bottle":
      return washerBottle(sheet);
    default:
      return fuelTank(sheet);
  }
}

function battery({ pen, brand, random }: Sheet): Artwork {
  const shell = named("black");
  const top = paint(random.pick(["#c8102e", "#1f56a8", "#2b2f35"]));
  const post = (x: number, colour: string) =>
    uprightCylinder(pen, x - 24, 118, 48, 42, named("iron"), paint("#b9bec5"), 0.34) +
    ellipse(x, 162, 38, 10, { fill: "none", stroke: colour, "stroke-width": 6 });
  const body = [
    path("M70 236H470V486H70Z", { fill: pen.face(shell), stroke: shell.edge, "stroke-width": 2.4 }),
    path("M470 236L540 196V440L470 486Z", { fill: shell.dark, stroke: shell.edge, "stroke-width": 2.2 }),
    path("M62 206H478V244H62Z", { fill: pen.face(top, "down"), stroke: top.edge, "stroke-width": 2 }),
    path("M478 206L548 168V206L478 244Z", { fill: top.dark, stroke: top.edge, "stroke-width": 2 }),
    path("M62 206L132 168H548L478 206Z", {
      fill: pen.linear(
        [
          [0, top.shine],
          [1, top.light],
        ],
        "across",
      ),
      stroke: top.edge,
      "stroke-width": 2,
    }),
    repeat(6, (index) => ellipse(188 + index * 46, 188, 15, 6, { fill: top.dark, stroke: top.edge, "stroke-width": 1.4 })),
    post(154, "#c8102e"),
    post(474, "#1f56a8"),
    lettering("+", { x: 204, y: 174, height: 22, colour: "#ffffff", anchor: "middle", weight: 0.22 }),
    rect(98, 278, 344, 166, { fill: "#fbf8f1" }),
    rect(98, 278, 344, 40, { fill: top.mid }),
    lettering(brand, { x: 270, y: 372, height: 36, colour: "#1c2230", anchor: "middle", maxWidth: 310, weight: 0.19 }),
    lettering("12 V   620 CCA", { x: 270, y: 420, height: 24, colour: "#1c2230", anchor: "middle" }),
    lettering("Calcium maintenance free", { x: 270, y: 305, height: 14, colour: "#ffffff", anchor: "middle" }),
    repeat(9, (index) => stroke(`M70 ${456 + index * 3}H470`, "#000000", 1, { opacity: 0.4 })),
  ].join("");
  return { body, box: { x: 62, y: 108, width: 486, height: 380 }, sizeMm: [258, 225], focus: [300, 200], isLettered: true };
}

function fuelTank({ pen, material }: Sheet): Artwork {
  const metal = material("zinc");
  const body = [
    tube("M430 210Q500 190 520 120", 40, metal),
    ellipse(522, 116, 32, 12, { fill: "#15181c", stroke: metal.edge, "stroke-width": 3, transform: "rotate(18 522 116)" }),
    path(
      outline([
        [60, 330, 10],
        [540, 330, 10],
        [500, 474, 40],
        [100, 474, 40],
      ]),
      {
        fill: pen.linear(
          [
            [0, metal.mid],
            [1, metal.edge],
          ],
          "down",
        ),
        stroke: metal.edge,
        "stroke-width": 2.4,
      },
    ),
    path(
      outline([
        [44, 318, 10],
        [556, 318, 10],
        [552, 346, 10],
        [48, 346, 10],
      ]),
      { fill: pen.tube(metal, "down"), stroke: metal.edge, "stroke-width": 2 },
    ),
    path(
      outline([
        [58, 318, 10],
        [120, 182, 40],
        [480, 182, 40],
        [542, 318, 10],
      ]),
      { fill: pen.face(metal, "down"), stroke: metal.edge, "stroke-width": 2.4 },
    ),
    stroke("M150 206L450 300M450 206L150 300", metal.edge, 15, { opacity: 0.5 }),
    stroke("M150 203L450 297M450 203L150 297", metal.shine, 7, { opacity: 0.75 }),
    ellipse(300, 252, 58, 24, { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2.2 }),
    ellipse(300, 250, 40, 15, { fill: "#22272c" }),
    tube("M300 244V208H352", 11, named("brass")),
    [70, 190, 310, 430, 530].map((x) => boltHole(x, 332, 6)).join(""),
    repeat(3, (index) => stroke(`M${160 + index * 130} 362L${170 + index * 120} 452`, metal.edge, 7, { opacity: 0.4 })),
  ].join("");
  return { body, box: { x: 44, y: 102, width: 512, height: 374 }, sizeMm: [820, 560], focus: [300, 250] };
}

function washerBottle({ pen }: Sheet): Artwork {
  const plastic = paint("#e9ebe6");
  const body = [
    tube("M180 440Q90 470 96 360Q104 280 60 220", 13, named("rubber")),
    path(
      outline([
        [160, 220, 30],
        [250, 190, 20],
        [256, 150, 8],
        [354, 150, 8],
        [360, 190, 20],
        [452, 220, 40],
        [440, 500, 36],
        [172, 500, 36],
      ]),
      { fill: pen.tube(plastic), stroke: plastic.edge, "stroke-width": 2.4, opacity: 0.97 },
    ),
    path("M168 330H446L438 486Q430 496 410 496H200Q178 494 174 480Z", { fill: "#3d8fd1", opacity: 0.45 }),
    stroke("M168 330H446", "#2a6ea6", 2),
    repeat(5, (index) => stroke(`M404 ${300 + index * 38}h28`, "#6d7066", 2.4)),
    uprightCylinder(pen, 246, 108, 116, 52, paint("#1f56a8"), paint("#1f56a8"), 0.22),
    group(uprightCylinder(pen, 156, 410, 54, 86, named("black"))),
    lettering("Water", { x: 304, y: 270, height: 30, colour: "#5f6259", anchor: "middle" }),
    circle(432, 240, 7, { fill: "#15181c" }),
  ].join("");
  return { body, box: { x: 56, y: 98, width: 398, height: 404 }, sizeMm: [178, 210], focus: [300, 250], isLettered: true };
}
