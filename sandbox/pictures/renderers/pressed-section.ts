import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { d, outline } from "../drawing/path-data.ts";
import type { Material } from "../drawing/material.ts";
import type { Pen } from "../drawing/pen.ts";
import { ellipse, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { boltHole } from "../drawing/solids.ts";

/** Floor pans, sills and repair sections: bare sheet with pressed beads and flanges. */
export function pressedSection(sheet: Sheet): Artwork {
  if (sheet.family === "panel_sill") return sill(sheet);
  return sheet.family === "panel_floor" ? floorPan(sheet) : repairSection(sheet);
}

function bead(pen: Pen, x: number, y: number, width: number, height: number, material: Material): string {
  return (
    rect(x, y, width, height, {
      rx: Math.min(width, height) / 2,
      fill: pen.linear(
        [
          [0, material.dark],
          [0.35, material.mid],
          [0.6, material.light],
          [0.85, material.shine],
          [1, material.mid],
        ],
        width > height ? "down" : "across",
      ),
    }) +
    rect(x, y, width, height, { rx: Math.min(width, height) / 2, fill: "none", stroke: material.edge, "stroke-width": 1, opacity: 0.55 })
  );
}

function drain(pen: Pen, cx: number, cy: number, material: Material): string {
  return (
    ellipse(cx, cy, 21, 13, {
      fill: pen.linear(
        [
          [0, material.dark],
          [1, material.shine],
        ],
        "down",
      ),
    }) + ellipse(cx, cy, 14, 8.5, { fill: "#14171b" })
  );
}

const slant = (x: number) => (x - 300) * 0.16;

function floorPan({ pen, random, material }: Sheet): Artwork {
  const metal = material("bare steel");
  const beads = random.whole(3, 6);
  const pan = outline([
    [112, 150, 18],
    [486, 150, 24],
    [548, 440, 26],
    [52, 440, 26],
  ]);
  const inside = outline([
    [136, 172, 16],
    [462, 172, 16],
    [514, 416, 20],
    [86, 416, 20],
  ]);
  const gap = 300 / beads;
  const ribs = repeat(beads, (index) => {
    const x = 150 + gap * (index + 0.5);
    return group(bead(pen, x - 13, 208, 26, 168, metal), {
      transform: `skewX(${(slant(x) / 4).toFixed(2)}) translate(${(-Math.tan((slant(x) / 4) * (Math.PI / 180)) * 290).toFixed(2)} 0)`,
    });
  });
  const body = [
    path(pan, { fill: pen.face(metal, "slope"), stroke: metal.edge, "stroke-width": 2.2 }),
    path(inside, {
      fill: pen.linear(
        [
          [0, metal.mid],
          [0.5, metal.light],
          [1, metal.shine],
        ],
        "down",
      ),
      stroke: metal.edge,
      "stroke-width": 1.6,
    }),
    path(inside, { fill: "none", stroke: "#ffffff", "stroke-width": 3, opacity: 0.5, transform: "translate(2 3)" }),
    ribs,
    drain(pen, 128, 386, metal),
    drain(pen, 470, 386, metal),
    drain(pen, 300, 192, metal),
    repeat(8, (index) => boltHole(84 + index * 62, 429, 3.2)),
  ].join("");
  return { body, box: { x: 52, y: 150, width: 496, height: 290 }, sizeMm: [1210, 720], focus: [420, 380], depth: 16 };
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
    body: channel(238) + channel(368),
    box: { x: 34, y: 186, width: 534, height: 262 },
    sizeMm: [1650, 145],
    piece: { x: 34, y: 316, width: 534, height: 132 },
    focus: [486, 360],
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
