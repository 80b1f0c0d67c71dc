import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { d } from "../../drawing/path-data.ts";
import { ellipse, path, repeat, stroke } from "../../drawing/shapes.ts";

export function sill({ pen, random, material }: Sheet): Artwork {
  const metal = material("bare steel");
  const holes = random.whole(4, 7);
  const channel = (y: number) =>
    [
      path(d`M34 ${y}L540 ${y - 52}L568 ${y - 44}L62 ${y + 10}Z`, {
        fill: pen.linear(
          [
            [0, metal.light],
            [1, metal.mid],
          ],
          "across",
        ),
        stroke: metal.edge,
        "stroke-width": 1.4,
      }),
      path(d`M34 ${y}L540 ${y - 52}L540 ${y + 14}Q540 ${y + 24} 530 ${y + 26}L46 ${y + 78}Q34 ${y + 78} 34 ${y + 66}Z`, {
        fill: pen.linear(
          [
            [0, metal.shine],
            [0.3, metal.light],
            [0.55, metal.mid],
            [1, metal.dark],
          ],
          "down",
        ),
        stroke: metal.edge,
        "stroke-width": 2,
      }),
      path(d`M540 ${y - 52}L568 ${y - 44}L568 ${y + 6}L540 ${y + 18}Z`, { fill: metal.dark, stroke: metal.edge, "stroke-width": 1.4 }),
      stroke(d`M36 ${y + 34}L538 ${y - 18}`, metal.edge, 2, { opacity: 0.6 }),
      stroke(d`M36 ${y + 37}L538 ${y - 15}`, metal.shine, 2),
      repeat(holes, (index) =>
        ellipse(80 + index * (420 / (holes - 1)), y + 52 - index * (420 / (holes - 1)) * 0.103, 11, 6, { fill: "#15181c" }),
      ),
    ].join("");
  return {
    body: channel(238) + channel(368),
    box: { x: 34, y: 186, width: 534, height: 262 },
    sizeMm: [1650, 145],
    piece: { x: 34, y: 316, width: 534, height: 132 },
    focus: [486, 360],
  };
}
