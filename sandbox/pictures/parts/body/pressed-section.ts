import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { d, outline } from "#sandbox/pictures/drawing/path-data.ts";
import { ellipse, group, path, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHole } from "#sandbox/pictures/drawing/solids.ts";
import { bead, floorPan } from "./floor-pan.ts";

/** Floor pans, sills and repair sections: bare sheet with pressed beads and flanges. */
export function pressedSection(sheet: Sheet): Artwork {
  if (sheet.family === "panel_sill") return sill(sheet);
  return sheet.family === "panel_floor" ? floorPan(sheet) : repairSection(sheet);
}

function sill({ pen, random, material }: Sheet): Artwork {
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
    body: channel(300),
    box: { x: 34, y: 248, width: 534, height: 132 },
    sizeMm: [1650, 145],
    focus: [486, 292],
  };
}

function repairSection({ pen, random, material }: Sheet): Artwork {
  const metal = material("bare steel");
  const corner = random.between(70, 120);
  const beads = random.whole(2, 4);
  const shell = outline([
    [70, 214, 14],
    [430 - corner / 2, 176, 40],
    [524, 176 + corner, 50],
    [540, 402, 14],
    [330, 424, 12],
    [306, 372, 40],
    [200, 372, 40],
    [176, 424, 12],
    [66, 424, 14],
  ]);
  const clip = pen.clip(path(shell));
  const ribs = repeat(beads, (index) => bead(pen, 110 + index * 12, 236 + index * 44, 330 - index * 10, 24, metal));
  const body = [
    path(shell, { fill: pen.face(metal, "slope"), stroke: metal.edge, "stroke-width": 2.2 }),
    group(
      path(shell, { fill: "none", stroke: metal.edge, "stroke-width": 40, opacity: 0.3 }) +
        path(shell, { fill: "none", stroke: metal.shine, "stroke-width": 34, opacity: 0.35 }),
      { "clip-path": clip },
    ),
    group(ribs, { "clip-path": clip }),
    ellipse(474, 330, 30, 42, {
      fill: pen.linear(
        [
          [0, metal.dark],
          [1, metal.shine],
        ],
        "slope",
      ),
    }),
    ellipse(474, 330, 22, 33, { fill: "#e9e7e3", stroke: metal.edge, "stroke-width": 2 }),
    repeat(5, (index) => boltHole(84, 250 + index * 36, 3.6)),
    repeat(4, (index) => boltHole(360 + index * 48, 404 - index * 2, 3.6)),
    boltHole(196, 206, 3.6),
    boltHole(256, 200, 3.6),
    boltHole(316, 194, 3.6),
  ].join("");
  return { body, box: { x: 66, y: 180, width: 474, height: 244 }, sizeMm: [640, 410], focus: [440, 300], depth: 18 };
}
