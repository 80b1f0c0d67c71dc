import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named, paint } from "../../drawing/material.ts";
import { d, outline } from "../../drawing/path-data.ts";
import { path, rect, repeat } from "../../drawing/shapes.ts";
import { tube } from "../../drawing/tube.ts";

export function leads({ pen, random, colour }: Sheet): Artwork {
  const wire = paint(colour(random.pick(["black", "red", "blue", "orange", "yellow"])));
  const boot = named("rubber");
  const count = random.pick([6, 8, 4]);
  const body =
    repeat(count, (index) => {
      const endX = 62 + (index * 476) / (count - 1);
      const data = d`M${300 + (index - (count - 1) / 2) * 17} 150C${300 + (index - (count - 1) / 2) * 20} 270 ${endX} 250 ${endX} ${396}`;
      return (
        tube(data, 16, wire) +
        path(
          outline([
            [endX - 12, 386, 6],
            [endX + 12, 386, 6],
            [endX + 17, 490, 8],
            [endX - 17, 490, 8],
          ]),
          { fill: pen.tube(boot), stroke: boot.edge, "stroke-width": 1.4 },
        ) +
        rect(endX - 9, 488, 18, 13, { fill: pen.tube(named("alloy")) })
      );
    }) +
    path(
      outline([
        [300 - count * 11, 96, 16],
        [300 + count * 11, 96, 16],
        [300 + count * 12, 166, 10],
        [300 - count * 12, 166, 10],
      ]),
      { fill: pen.face(boot, "down"), stroke: boot.edge, "stroke-width": 2 },
    ) +
    rect(300 - count * 9, 112, count * 18, 9, { rx: 4, fill: boot.shine, opacity: 0.5 });
  return { body, box: { x: 44, y: 96, width: 512, height: 406 }, sizeMm: [920, 8], focus: [300, 190] };
}
