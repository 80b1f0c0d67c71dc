import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { d } from "../../drawing/path-data.ts";
import { circle, ellipse, path } from "../../drawing/shapes.ts";

export function piston({ pen, random }: Sheet): Artwork {
  const alloy = named("alloy");
  const crown = random.whole(0, 1) === 1;
  const body = [
    path("M132 168A168 44 0 0 1 468 168V420Q440 470 400 436Q370 400 300 400Q230 400 200 436Q160 470 132 420Z", {
      fill: pen.tube(alloy),
      stroke: alloy.edge,
      "stroke-width": 2.4,
    }),
    [198, 226, 254]
      .map(
        (y) =>
          path(d`M132 ${y}A168 44 0 0 0 468 ${y}V${y + 13}A168 44 0 0 1 132 ${y + 13}Z`, { fill: "#24282d" }) +
          path(d`M134 ${y + 2}A168 44 0 0 0 466 ${y + 2}`, { fill: "none", stroke: named("steel").light, "stroke-width": 5 }),
      )
      .join(""),
    ellipse(300, 168, 168, 46, { fill: pen.face(alloy), stroke: alloy.edge, "stroke-width": 2.2 }),
    crown
      ? ellipse(300, 170, 100, 24, {
          fill: pen.linear([
            [0, alloy.dark],
            [1, alloy.shine],
          ]),
          stroke: alloy.edge,
          "stroke-width": 1.4,
        })
      : path("M180 172Q216 144 262 158Q250 190 206 194ZM420 172Q384 144 338 158Q350 190 394 194Z", {
          fill: alloy.mid,
          stroke: alloy.edge,
          "stroke-width": 1.6,
        }),
    circle(300, 364, 62, { fill: pen.face(alloy), stroke: alloy.edge, "stroke-width": 2.4 }),
    circle(300, 364, 46, { fill: "#17191d" }),
    circle(303, 366, 42, { fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 2 }),
    circle(303, 366, 25, { fill: "#0d0f12" }),
  ].join("");
  return { body, box: { x: 132, y: 122, width: 336, height: 328 }, sizeMm: [92, 86], focus: [400, 230] };
}
