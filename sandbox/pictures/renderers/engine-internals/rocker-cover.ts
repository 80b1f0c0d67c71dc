import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { outline } from "../../drawing/path-data.ts";
import { path, rect, repeat } from "../../drawing/shapes.ts";
import { boltHead, uprightCylinder } from "../../drawing/solids.ts";

export function rockerCover({ pen, words, material, random, label }: Sheet): Artwork {
  const skin = words ? material("chrome") : random.pick([named("chrome"), named("alloy"), paint("#c8102e")]);
  const cover = (y: number) =>
    [
      path(
        outline([
          [46, y + 86, 16],
          [554, y + 86, 16],
          [560, y + 112, 10],
          [40, y + 112, 10],
        ]),
        { fill: pen.linear(skin.face, "down"), stroke: skin.edge, "stroke-width": 2 },
      ),
      path(
        outline([
          [64, y + 90],
          [88, y + 4, 26],
          [512, y + 4, 26],
          [536, y + 90],
        ]),
        { fill: pen.linear(skin.face, "down"), stroke: skin.edge, "stroke-width": 2.2 },
      ),
      repeat(7, (index) => rect(112, y + 18 + index * 9, 376, 4.5, { rx: 2, fill: index % 2 ? skin.shine : skin.dark, opacity: 0.55 })),
      rect(214, y + 24, 172, 46, { rx: 6, fill: "#17191d", stroke: skin.light, "stroke-width": 2 }),
      lettering(label ?? "Rares", { x: 300, y: y + 59, height: 25, colour: "#f4f1e8", anchor: "middle", weight: 0.19, maxWidth: 150 }),
      [92, 300, 508].map((x) => boltHead(pen, x, y + 99, 8, named("zinc"))).join(""),
    ].join("");
  return {
    body: cover(158) + uprightCylinder(pen, 424, 136, 66, 26, named("black"), named("black"), 0.3) + cover(330),
    box: { x: 40, y: 130, width: 520, height: 314 },
    sizeMm: [512, 98],
    piece: { x: 40, y: 330, width: 520, height: 114 },
    focus: [300, 210],
    isLettered: true,
  };
}
