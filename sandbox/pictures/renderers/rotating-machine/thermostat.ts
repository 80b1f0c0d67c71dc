import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { material as named } from "../../drawing/material.ts";
import { circle, ellipse, path, repeat } from "../../drawing/shapes.ts";
import { uprightCylinder } from "../../drawing/solids.ts";

export function thermostat({ pen }: Sheet): Artwork {
  const brass = named("brass");
  const body = [
    path("M206 330Q190 420 240 470H360Q410 420 394 330Z", { fill: "none", stroke: brass.dark, "stroke-width": 15 }),
    uprightCylinder(pen, 250, 300, 100, 150, named("copper")),
    repeat(7, (index) =>
      ellipse(300, 340 + index * 18, 84, 17, {
        fill: "none",
        stroke: index % 2 ? named("steel").mid : named("steel").dark,
        "stroke-width": 8,
      }),
    ),
    ellipse(300, 262, 196, 62, { fill: brass.edge }),
    ellipse(300, 250, 196, 62, { fill: pen.face(brass), stroke: brass.edge, "stroke-width": 2.4 }),
    ellipse(300, 244, 128, 38, { fill: pen.face(brass, "up"), stroke: brass.edge, "stroke-width": 2 }),
    ellipse(300, 238, 84, 24, { fill: pen.face(named("copper")), stroke: "#743d1f", "stroke-width": 2 }),
    path("M184 244Q300 118 416 244", { fill: "none", stroke: brass.edge, "stroke-width": 21 }),
    path("M184 242Q300 116 416 242", { fill: "none", stroke: brass.light, "stroke-width": 14 }),
    circle(300, 180, 15, { fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 1.6 }),
    lettering("82 °C", { x: 300, y: 296, height: 17, colour: "#5a4210", anchor: "middle" }),
  ].join("");
  return { body, box: { x: 104, y: 160, width: 392, height: 318 }, sizeMm: [54, 46], focus: [300, 220], pack: "bag", isLettered: true };
}
