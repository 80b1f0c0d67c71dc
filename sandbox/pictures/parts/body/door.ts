import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { darken } from "#sandbox/pictures/drawing/colour.ts";
import { d, outline } from "#sandbox/pictures/drawing/path-data.ts";
import { group, path, rect, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHole } from "#sandbox/pictures/drawing/solids.ts";

/** A front door: either the shell with its window frame, or the outer skin alone. */
export function door({ pen, random, seed, material }: Sheet): Artwork {
  const metal = material("primer");
  const isSkin = seed % 3 === 0;
  const rake = random.between(70, 120);
  const waist = 292;
  const left = random.between(96, 118);
  const right = 492;
  const panel = outline([
    [left, waist, 10],
    [right, waist - 8, 12],
    [right + 6, 400, 60],
    [right - 22, 510, 22],
    [left + 4, 510, 18],
    [left - 6, 400, 60],
  ]);
  const frame = outline([
    [left + 4, waist + 4],
    [left + rake, 112, 34],
    [right - 46, 104, 44],
    [right, waist],
  ]);
  const opening = outline([
    [left + 34, waist - 12, 8],
    [left + rake + 18, 132, 22],
    [right - 60, 125, 28],
    [right - 22, waist - 16, 8],
  ]);
  const clip = pen.clip(path(panel));
  const line = d`M${left - 10} 352Q300 338 ${right + 14} 346`;
  const shading =
    path(d`M60 352Q300 338 540 346V540H60Z`, {
      fill: pen.linear(
        [
          [0, "#00000050"],
          [0.25, "#00000014"],
          [1, "#00000048"],
        ],
        "down",
      ),
    }) +
    path(d`M60 ${waist - 6}H540V318Q300 306 60 322Z`, { fill: "#ffffff", opacity: 0.35 }) +
    stroke(line, darken(metal.dark, 0.3), 3, { opacity: 0.8 }) +
    stroke(line, metal.shine, 2.4, { transform: "translate(0 -3)", opacity: 0.9 }) +
    stroke(d`M${left} 494Q300 500 ${right} 494`, metal.edge, 2, { opacity: 0.5 });
  const frameArt =
    path(`${frame}${opening}`, { "fill-rule": "evenodd", fill: pen.face(metal, "slope"), stroke: metal.edge, "stroke-width": 2 }) +
    path(opening, { fill: "none", stroke: metal.shine, "stroke-width": 2, opacity: 0.7, transform: "translate(-2 -2)" }) +
    path(opening, { fill: "none", stroke: "#1a1d21", "stroke-width": 4 }) +
    rect(left + rake + 46, 128, 7, waist - 142, {
      fill: pen.tube(metal),
      stroke: metal.edge,
      "stroke-width": 0.8,
      transform: `rotate(${(rake / 14).toFixed(1)} ${(left + rake + 46).toFixed(1)} ${waist})`,
    });
  const body = [
    isSkin ? "" : frameArt,
    path(panel, { fill: pen.face(metal, "slope"), stroke: metal.edge, "stroke-width": 2.2 }),
    group(shading, { "clip-path": clip }),
    stroke(d`M${left + 6} ${waist + 3}L${right - 6} ${waist - 5}`, metal.shine, 3, { opacity: 0.85 }),
    rect(right - 84, 316, 56, 13, { rx: 6, fill: "#14171b" }),
    rect(right - 84, 315, 56, 13, { rx: 6, fill: "none", stroke: metal.shine, "stroke-width": 1, opacity: 0.6 }),
    boltHole(right - 40, 364, 8),
    boltHole(left + 8, 330, 4),
    boltHole(left + 6, 352, 4),
    boltHole(left + 6, 440, 4),
    boltHole(left + 8, 462, 4),
    path(d`M${right + 2} ${waist + 4}Q${right + 8} 400 ${right - 20} 506`, {
      fill: "none",
      stroke: metal.edge,
      "stroke-width": 6,
      opacity: 0.45,
    }),
  ].join("");
  const top = isSkin ? waist - 8 : 104;
  return {
    body,
    box: { x: left - 6, y: top, width: right - left + 12, height: 510 - top },
    sizeMm: [1080, isSkin ? 640 : 1120],
    focus: [right - 60, 330],
    depth: 22,
  };
}
