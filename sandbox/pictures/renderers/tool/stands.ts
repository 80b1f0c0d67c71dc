import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { d } from "../../drawing/path-data.ts";
import { group, path, rect, repeat, stroke } from "../../drawing/shapes.ts";

export function stands(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const skin = paint(sheet.colour("red"));
  const steel = named("steel");
  const stand = (x: number, scale: number) =>
    group(
      [
        rect(-24, -190, 48, 170, { fill: pen.tube(steel), stroke: steel.edge, "stroke-width": 2 }),
        repeat(9, (index) => path(d`M24 ${-176 + index * 16}l9 8l-9 8Z`, { fill: steel.dark })),
        path("M-66 -214Q-60 -190 0 -188Q60 -190 66 -214L70 -190Q40 -168 0 -168Q-40 -168 -70 -190Z", {
          fill: pen.face(steel, "down"),
          stroke: steel.edge,
          "stroke-width": 2,
        }),
        path("M-48 -60H48L124 196H84L30 10H-30L-84 196H-124Z", { fill: pen.face(skin), stroke: skin.edge, "stroke-width": 2.4 }),
        rect(-46, -70, 92, 46, { rx: 4, fill: pen.tube(skin), stroke: skin.edge, "stroke-width": 2 }),
        path("M-92 110H92L98 136H-98Z", { fill: pen.face(skin, "down"), stroke: skin.edge, "stroke-width": 1.8 }),
        [-104, 104]
          .map((foot) => rect(foot - 34, 192, 68, 15, { rx: 3, fill: pen.tube(skin, "down"), stroke: skin.edge, "stroke-width": 1.6 }))
          .join(""),
        stroke("M40 -46L118 -22", "#15181c", 12),
        stroke("M38 -48L112 -26", "#5d646d", 4),
      ],
      { transform: `translate(${x} 300) scale(${scale})` },
    );
  return {
    body: stand(170, 0.96) + stand(432, 0.96),
    box: { x: 38, y: 92, width: 526, height: 410 },
    sizeMm: [240, 410],
    piece: { x: 304, y: 92, width: 260, height: 410 },
    focus: [180, 200],
  };
}
