import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { gearOutline } from "../../drawing/path-data.ts";
import { circle, ellipse, group, path, rect, stroke } from "../../drawing/shapes.ts";
import { lyingCylinder, uprightCylinder } from "../../drawing/solids.ts";

export function distributor({ pen, family, random }: Sheet): Artwork {
  const bakelite = random.whole(0, 1) ? named("black") : paint("#7a3a1e");
  const alloy = named("alloy");
  const towers = [...Array(7).keys()].map((index) => {
    const angle = Math.PI * (0.08 + (index / 6) * 0.84);
    return group(uprightCylinder(pen, -21, -66, 42, 66, bakelite, bakelite, 0.36) + ellipse(0, -66, 10, 4, { fill: "#0b0d10" }), {
      transform: `translate(${(300 - Math.cos(angle) * 118).toFixed(1)} ${(160 + Math.sin(angle) * 30).toFixed(1)})`,
    });
  });
  const capArt = [
    uprightCylinder(pen, 276, 60, 48, 80, bakelite, bakelite, 0.36),
    path("M150 160Q170 128 300 124Q430 128 450 160V268Q300 312 150 268Z", {
      fill: pen.tube(bakelite),
      stroke: bakelite.edge,
      "stroke-width": 2.2,
    }),
    ...towers,
    stroke("M152 236Q300 280 448 236", bakelite.shine, 3, { opacity: 0.6 }),
    rect(138, 226, 22, 62, { rx: 4, fill: pen.tube(named("zinc")), stroke: "#5c5334", "stroke-width": 1.4 }),
    rect(440, 226, 22, 62, { rx: 4, fill: pen.tube(named("zinc")), stroke: "#5c5334", "stroke-width": 1.4 }),
  ].join("");
  if (family === "dist_cap") {
    const rotor =
      path("M330 440Q370 400 430 420L520 404V440L430 470Q370 490 330 460Z", {
        fill: pen.face(bakelite),
        stroke: bakelite.edge,
        "stroke-width": 2,
      }) +
      rect(426, 410, 96, 11, {
        fill: pen.tube(named("brass"), "down"),
        stroke: "#7f5d1d",
        "stroke-width": 1.2,
        transform: "rotate(-6 470 416)",
      }) +
      uprightCylinder(pen, 340, 440, 66, 54, bakelite);
    return { body: capArt + rotor, box: { x: 132, y: 56, width: 392, height: 446 }, sizeMm: [112, 96], focus: [300, 170] };
  }
  const body = [
    rect(278, 420, 44, 110, { rx: 4, fill: pen.tube(alloy), stroke: alloy.edge, "stroke-width": 2 }),
    path(gearOutline(300, 516, 30, 38, 14), { fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 1.6 }),
    path("M152 268Q300 312 448 268V320Q430 372 340 384L332 430H268L260 384Q170 372 152 320Z", {
      fill: pen.tube(alloy),
      stroke: alloy.edge,
      "stroke-width": 2.2,
    }),
    group(
      lyingCylinder(pen, 424, 320, 40, 20, alloy) +
        circle(500, 330, 44, { fill: pen.face(named("zinc")), stroke: "#5c5334", "stroke-width": 2 }) +
        circle(500, 330, 26, { fill: "none", stroke: "#7e7348", "stroke-width": 3 }),
    ),
    capArt,
  ].join("");
  return { body, box: { x: 132, y: 56, width: 414, height: 498 }, sizeMm: [148, 246], focus: [300, 200] };
}
