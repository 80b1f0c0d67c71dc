import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { hole, outline } from "../../drawing/path-data.ts";
import { circle, group, repeat } from "../../drawing/shapes.ts";
import { cut } from "./cut.ts";
import { headShape } from "./head-shape.ts";
import { holes } from "./holes.ts";

export function gasketSet(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const [graphite, cork, steel, rubber] = [named("iron"), paint("#c08f58"), named("steel"), named("rubber")];
  const head = headShape(random.pick([4, 3]), 70, 108, 420, 138);
  const sump =
    outline([
      [60, 290, 24],
      [330, 290, 24],
      [344, 440, 24],
      [46, 440, 24],
    ]) +
    outline([
      [86, 314, 14],
      [306, 314, 14],
      [316, 414, 14],
      [76, 414, 14],
    ]) +
    holes(
      [
        [70, 302],
        [320, 302],
        [332, 428],
        [60, 428],
        [196, 302],
        [196, 427],
      ],
      5,
    );
  const flange = hole(0, 0, 58, 42) + hole(0, 0, 28) + hole(-43, 0, 8) + hole(43, 0, 8);
  const body = [
    cut(pen, head.shape, graphite),
    head.rings.map(([x, y]) => circle(x, y, head.bore + 2, { fill: "none", stroke: pen.face(steel), "stroke-width": 5 })).join(""),
    cut(pen, sump, cork),
    group(cut(pen, flange, graphite), { transform: "translate(440 320) rotate(24)" }),
    group(cut(pen, flange, cork), { transform: "translate(500 420) rotate(-12)" }),
    [
      [398, 446, 34],
      [200, 490, 26],
      [300, 500, 20],
      [116, 494, 18],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          circle(x + 2, y + 4, r, { fill: "none", stroke: "#1c2230", "stroke-width": 9, opacity: 0.2 }) +
          circle(x, y, r, { fill: "none", stroke: rubber.mid, "stroke-width": 9 }) +
          circle(x - 1, y - 1.5, r, { fill: "none", stroke: rubber.shine, "stroke-width": 2, opacity: 0.7 }),
      )
      .join(""),
    repeat(4, (index) => circle(372 + index * 52, 522, 13, { fill: "none", stroke: pen.face(named("copper")), "stroke-width": 7 })),
  ].join("");
  return { body, box: { x: 44, y: 102, width: 512, height: 434 }, sizeMm: [560, 240], focus: [430, 330], pack: "box" };
}
