import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { material as named } from "../../drawing/material.ts";
import { path, rect, repeat, stroke } from "../../drawing/shapes.ts";
import { boltHead, boltHole, lyingCylinder } from "../../drawing/solids.ts";

export function starter({ pen }: Sheet): Artwork {
  const [black, alloy] = [named("black"), named("alloy")];
  const body = [
    lyingCylinder(pen, 150, 180, 190, 84, black, black),
    lyingCylinder(pen, 92, 196, 62, 52, named("alloy")),
    boltHead(pen, 98, 212, 10, named("copper")),
    boltHead(pen, 98, 236, 10, named("copper")),
    lyingCylinder(pen, 78, 264, 280, 152, black, black),
    lyingCylinder(pen, 56, 274, 40, 132, alloy),
    path("M340 176Q440 170 480 246L500 300L500 420Q420 434 340 420Z", { fill: pen.face(alloy), stroke: alloy.edge, "stroke-width": 2.4 }),
    rect(474, 210, 28, 238, { rx: 6, fill: pen.tube(alloy), stroke: alloy.edge, "stroke-width": 2 }),
    boltHole(488, 232, 9),
    boltHole(488, 426, 9),
    lyingCylinder(pen, 500, 310, 46, 66, named("steel"), named("steel")),
    repeat(6, (index) => rect(502, 312 + index * 11, 42, 4, { fill: "#343a41" })),
    stroke("M92 390H344M92 300H344", black.shine, 2, { opacity: 0.5 }),
    rect(168, 316, 110, 48, { rx: 3, fill: "#e9ecee" }),
    lettering("12 V", { x: 223, y: 350, height: 21, colour: "#1c2230", anchor: "middle" }),
  ].join("");
  return { body, box: { x: 52, y: 170, width: 506, height: 280 }, sizeMm: [292, 148], focus: [430, 300], isLettered: false };
}
