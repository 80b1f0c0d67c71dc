import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { lettering } from "#sandbox/pictures/drawing/lettering.ts";
import { material as named, paint, type Material } from "#sandbox/pictures/drawing/material.ts";
import { d } from "#sandbox/pictures/drawing/path-data.ts";
import { circle, group, rect, repeat } from "#sandbox/pictures/drawing/shapes.ts";
import { tube, uprightCylinder } from "#sandbox/pictures/drawing/solids.ts";

/** A shock absorber, some with a coil over the body. */
export function damper(sheet: Sheet): Artwork {
  const { random } = sheet;
  const can = paint(sheet.colour(random.pick(["black", "red", "blue", "yellow", "white"])));
  const isCoilOver = random.whole(0, 3) === 0;
  const hasStud = random.whole(0, 1) === 1;
  const unit = unitDrawing(sheet, can, isCoilOver, hasStud);
  const body = group(unit, { transform: "rotate(9 300 300)" });
  return { body, box: { x: 230, y: 52, width: 140, height: 500 }, sizeMm: [92, 342], focus: [320, 200], isLettered: true };
}

function unitDrawing({ pen, brand }: Sheet, can: Material, isCoilOver: boolean, hasStud: boolean): string {
  const [chrome, rubber, zinc] = [named("chrome"), named("rubber"), named("zinc")];
  const eye = (y: number) =>
    circle(300, y, 31, { fill: pen.face(can), stroke: can.edge, "stroke-width": 2 }) +
    circle(300, y, 22, { fill: rubber.dark }) +
    circle(300, y, 11, { fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 1.4 }) +
    circle(300, y, 5, { fill: "#efedeb" });
  const top = hasStud
    ? rect(293, 52, 14, 52, { fill: pen.tube(zinc), stroke: zinc.edge, "stroke-width": 1 }) +
      repeat(6, (index) => rect(291, 56 + index * 7, 18, 2.4, { fill: zinc.dark })) +
      uprightCylinder(pen, 272, 100, 56, 20, rubber) +
      uprightCylinder(pen, 264, 122, 72, 9, named("steel"))
    : eye(86) + rect(284, 112, 32, 20, { fill: pen.tube(can), stroke: can.edge, "stroke-width": 1.4 });
  const coil = isCoilOver
    ? repeat(7, (index) => tube(d`M236 ${162 + index * 33}Q300 ${184 + index * 33} 364 ${154 + index * 33}`, 15, paint("#c8102e")))
    : "";
  return (
    [
      rect(290, 126, 20, 150, { fill: pen.tube(chrome), stroke: chrome.edge, "stroke-width": 1.4 }),
      isCoilOver ? "" : uprightCylinder(pen, 250, 138, 100, 146, can),
      isCoilOver ? "" : repeat(2, (index) => rect(250, 176 + index * 70, 100, 3, { fill: can.edge, opacity: 0.35 })),
      uprightCylinder(pen, 258, 276, 84, 206, isCoilOver ? named("alloy") : paint("#23262b"), named("steel")),
      rect(258, 340, 84, 76, { fill: "#f4f1ea", opacity: 0.96 }),
      rect(258, 340, 84, 9, { fill: "#c8102e" }),
      lettering(brand, { x: 300, y: 386, height: 17, colour: "#1c2230", anchor: "middle", maxWidth: 74 }),
      rect(258, 334, 26, 86, { fill: "#000000", opacity: 0.12 }),
      rect(322, 334, 20, 86, { fill: "#000000", opacity: 0.28 }),
      coil,
      isCoilOver ? uprightCylinder(pen, 232, 396, 136, 14, can) : "",
      rect(282, 484, 36, 18, { fill: pen.tube(can) }),
      eye(520),
    ].join("") + top
  );
}
