import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { darken, lighten, luminance } from "../../drawing/colour.ts";
import { ink } from "../../drawing/ink.ts";
import { lettering } from "../../drawing/lettering.ts";
import { group, path, rect, repeat, stroke } from "../../drawing/shapes.ts";
import { covers } from "./covers.ts";
import { lineCar } from "./line-car.ts";
import { pickCar } from "./pick-car.ts";

export function book(sheet: Sheet): Artwork {
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
