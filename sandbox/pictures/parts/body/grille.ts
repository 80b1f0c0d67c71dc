import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { hole, outline } from "#sandbox/pictures/drawing/path-data.ts";
import { circle, group, path, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHead } from "#sandbox/pictures/drawing/solids.ts";

/** A front grille: slats across, bars upright or mesh, with two, four or no lamp holes. */
export function grille({ pen, random, material }: Sheet): Artwork {
  const metal = material("chrome");
  const style = random.pick(["across", "upright", "mesh"]);
  const lamps = random.pick([2, 4, 0]);
  const frame = outline([
    [34, 226, 26],
    [566, 226, 26],
    [548, 398, 30],
    [52, 398, 30],
  ]);
  const opening = outline([
    [50, 241, 18],
    [550, 241, 18],
    [534, 383, 22],
    [66, 383, 22],
  ]);
  const centres = lamps === 4 ? [112, 208, 392, 488] : lamps === 2 ? [118, 482] : [];
  const radius = lamps === 4 ? 42 : 52;
  const clip = pen.clip(path(opening + centres.map((x) => hole(x, 312, radius)).join(""), { "clip-rule": "evenodd" }));
  const slats = {
    across: () => repeat(9, (index) => rect(40, 246 + index * 15.4, 520, 8, { rx: 3, fill: pen.tube(metal, "down") })),
    upright: () => repeat(33, (index) => rect(58 + index * 15, 236, 7, 154, { rx: 3, fill: pen.tube(metal) })),
    mesh: () =>
      repeat(46, (index) =>
        stroke(`M${-70 + index * 17} 400L${90 + index * 17} 230M${-70 + index * 17} 230L${90 + index * 17} 400`, metal.light, 2.4),
      ),
  }[style]();
  const ring = (x: number) =>
    circle(x, 312, radius, { fill: "none", stroke: metal.edge, "stroke-width": 13 }) +
    circle(x, 312, radius, { fill: "none", stroke: pen.face(metal, "down"), "stroke-width": 10 }) +
    circle(x, 312, radius - 6, { fill: "#eeecea", stroke: metal.edge, "stroke-width": 2 });
  const body = [
    path(lampsOpen(opening, centres, radius), { "fill-rule": "evenodd", fill: "#0c0e11" }),
    group(slats, { "clip-path": clip }),
    group(path("M40 226H560V268Q300 300 40 268Z", { fill: "#000000", opacity: 0.35 }), { "clip-path": clip }),
    path(`${frame}${opening}`, { "fill-rule": "evenodd", fill: pen.face(metal, "down"), stroke: metal.edge, "stroke-width": 2 }),
    path(opening, { fill: "none", stroke: "#1c2127", "stroke-width": 2 }),
    stroke("M58 232H542", "#ffffff", 3, { opacity: 0.9 }),
    centres.map(ring).join(""),
    path(
      outline([
        [268, 290, 8],
        [332, 290, 8],
        [322, 336, 10],
        [300, 346, 6],
        [278, 336, 10],
      ]),
      { fill: pen.face(metal, "down"), stroke: metal.edge, "stroke-width": 2 },
    ),
    path(
      outline([
        [276, 297, 5],
        [324, 297, 5],
        [315, 331, 7],
        [300, 338, 4],
        [285, 331, 7],
      ]),
      {
        fill: pen.linear([
          [0, "#e23a4d"],
          [1, "#8c0a1d"],
        ]),
      },
    ),
    boltHead(pen, 50, 250, 5, metal),
    boltHead(pen, 550, 250, 5, metal),
    boltHead(pen, 66, 386, 5, metal),
    boltHead(pen, 534, 386, 5, metal),
  ].join("");
  return {
    body,
    box: { x: 34, y: 226, width: 532, height: 172 },
    sizeMm: [1385, 260],
    focus: [lamps ? (centres.at(-1) ?? 480) : 320, 312],
    depth: 14,
  };
}

function lampsOpen(opening: string, centres: number[], radius: number): string {
  return opening + centres.map((x) => hole(x, 312, radius - 6)).join("");
}
