import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { rect, repeat } from "../../drawing/shapes.ts";
import { boltHead, lyingCylinder } from "../../drawing/solids.ts";

export function electricPump({ pen, colour, words }: Sheet): Artwork {
  const shell = words ? paint(colour("red")) : named("zinc");
  const body = [
    lyingCylinder(pen, 44, 282, 80, 36, named("alloy")),
    repeat(3, (index) => rect(58 + index * 18, 276, 9, 48, { rx: 3, fill: pen.tube(named("alloy"), "down") })),
    lyingCylinder(pen, 478, 282, 80, 36, named("alloy"), named("black")),
    lyingCylinder(pen, 112, 210, 376, 180, shell, named("alloy")),
    lyingCylinder(pen, 112, 204, 60, 192, named("black")),
    lyingCylinder(pen, 430, 204, 60, 192, named("black"), named("alloy")),
    rect(222, 252, 168, 96, { rx: 3, fill: "#fbf8f1" }),
    lettering("Fuel pump", { x: 306, y: 296, height: 24, colour: "#1c2230", anchor: "middle" }),
    lettering("12 V  in-line", { x: 306, y: 328, height: 15, colour: "#1c2230", anchor: "middle" }),
    boltHead(pen, 470, 240, 12, named("copper")),
    boltHead(pen, 470, 352, 12, named("steel")),
  ].join("");
  return { body, box: { x: 40, y: 202, width: 522, height: 196 }, sizeMm: [196, 62], focus: [460, 280], isLettered: true };
}
