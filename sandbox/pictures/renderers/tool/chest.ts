import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { circle, path, rect, repeat } from "../../drawing/shapes.ts";

export function chest(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const skin = paint(sheet.colour(random.pick(["red", "black", "blue"])));
  const drawers = random.whole(5, 7);
  const height = 330 / drawers;
  const body = [
    path("M96 96L128 70H504V482L472 508Z", { fill: skin.edge }),
    rect(92, 92, 384, 420, { rx: 8, fill: pen.face(skin), stroke: skin.edge, "stroke-width": 2.4 }),
    path("M92 98L124 70H504L476 98Z", {
      fill: pen.linear(
        [
          [0, skin.shine],
          [1, skin.light],
        ],
        "across",
      ),
      stroke: skin.edge,
      "stroke-width": 1.8,
    }),
    path("M476 98L504 70V484L476 510Z", { fill: skin.dark, stroke: skin.edge, "stroke-width": 1.8 }),
    repeat(drawers, (index) => {
      const y = 140 + index * height;
      return (
        rect(112, y, 344, height - 10, {
          rx: 4,
          fill: pen.linear(
            [
              [0, skin.light],
              [1, skin.mid],
            ],
            "down",
          ),
          stroke: skin.edge,
          "stroke-width": 1.8,
        }) + rect(124, y + 7, 320, 10, { rx: 4, fill: pen.tube(named("chrome"), "down"), stroke: "#39424c", "stroke-width": 1 })
      );
    }),
    lettering(sheet.brand, { x: 284, y: 128, height: 20, colour: "#fbf8f1", anchor: "middle", maxWidth: 300, weight: 0.19 }),
    [136, 430]
      .map(
        (x) =>
          circle(x, 530, 24, {
            fill: pen.radial([
              [0, "#4a4f57"],
              [1, "#07080a"],
            ]),
            stroke: "#07080a",
            "stroke-width": 2,
          }) + circle(x, 530, 8, { fill: "#b9bec5" }),
      )
      .join(""),
    path("M112 140H240L130 470H112Z", { fill: "#ffffff", opacity: 0.1 }),
  ].join("");
  return { body, box: { x: 92, y: 70, width: 412, height: 484 }, sizeMm: [690, 860], focus: [284, 180], isLettered: true };
}
