import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import type { Material } from "#sandbox/pictures/drawing/material.ts";
import { outline } from "#sandbox/pictures/drawing/path-data.ts";
import type { Pen } from "#sandbox/pictures/drawing/pen.ts";
import { ellipse, group, path, rect, repeat } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHole } from "#sandbox/pictures/drawing/solids.ts";

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

export function floorPan({ pen, random, material }: Sheet): Artwork {
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

export function bead(pen: Pen, x: number, y: number, width: number, height: number, material: Material): string {
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
