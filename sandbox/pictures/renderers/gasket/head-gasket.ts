import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { circle } from "../../drawing/shapes.ts";
import { cut } from "./cut.ts";
import { headShape } from "./head-shape.ts";

export function headGasket(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const stuff = sheet.material(random.pick(["iron", "copper", "steel"]));
  const bores = random.pick([4, 3, 6]);
  const { shape, rings, bore } = headShape(bores, 34, 206, 532, 190);
  const fire = rings.map(
    ([x, y]) =>
      circle(x, y, bore + 3, { fill: "none", stroke: pen.face(named("steel")), "stroke-width": 7 }) +
      circle(x, y, bore - 0.5, { fill: "none", stroke: "#3a424b", "stroke-width": 1.4 }),
  );
  return {
    body: cut(pen, shape, stuff) + fire.join(""),
    box: { x: 34, y: 200, width: 532, height: 202 },
    sizeMm: [512, 178],
    focus: [rings[0]?.[0] ?? 120, 250],
    depth: 5,
    pack: "bag",
  };
}
