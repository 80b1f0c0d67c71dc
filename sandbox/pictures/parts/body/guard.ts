import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { darken } from "#sandbox/pictures/drawing/colour.ts";
import { arc, d } from "#sandbox/pictures/drawing/path-data.ts";
import { group, path, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHole } from "#sandbox/pictures/drawing/solids.ts";

/** A front guard from the side: the nose to the left, the door edge to the right. */
export function guard({ pen, random, material }: Sheet): Artwork {
  const metal = material("primer");
  const arch = random.between(94, 112);
  const cx = random.between(272, 304);
  const bottom = 426;
  const brow = random.between(176, 192);
  const swage = random.between(236, 256);
  const cy = bottom - 18;
  const shell = d`M44 ${brow + 22}Q60 ${brow + 8} 92 ${brow + 3}Q300 ${brow - 18} 548 ${brow + 16}L556 ${brow + 30}L540 ${bottom}Q538 ${bottom + 6} 530 ${bottom + 6}L${cx + arch} ${bottom + 6}L${cx + arch} ${cy}A${arch} ${arch} 0 0 0 ${cx - arch} ${cy}L${cx - arch} ${bottom - 6}L92 ${bottom - 12}Q76 ${bottom - 14} 72 ${bottom - 28}Q48 ${brow + 120} 44 ${brow + 22}Z`;
  const clip = pen.clip(path(shell));
  const line = d`M40 ${swage + 2}Q300 ${swage - 22} 560 ${swage + 8}`;
  const shading =
    path(d`M30 ${swage}Q300 ${swage - 24} 570 ${swage + 6}V500H30Z`, {
      fill: pen.linear(
        [
          [0, "#00000000"],
          [0.08, "#00000044"],
          [0.5, "#00000022"],
          [1, "#0000004d"],
        ],
        "down",
      ),
    }) +
    path(d`M30 ${brow + 30}Q300 ${brow - 4} 570 ${brow + 32}V${brow}H30Z`, { fill: "#ffffff", opacity: 0.32 }) +
    stroke(line, darken(metal.dark, 0.3), 3, { opacity: 0.8 }) +
    stroke(line, metal.shine, 2.4, { transform: "translate(0 -3)", opacity: 0.95 }) +
    stroke(d`M84 ${bottom - 60}Q110 ${bottom - 70} ${cx - arch - 6} ${bottom - 66}`, metal.edge, 2, { opacity: 0.35 }) +
    path(d`M540 ${brow}L556 ${brow}L548 ${bottom + 10}H524Z`, { fill: "#000000", opacity: 0.22 });
  const lip = arc(cx, cy, arch + 7, 180, 360);
  const body = [
    path(shell, { fill: pen.face(metal, "slope"), stroke: metal.edge, "stroke-width": 2.2 }),
    group(shading, { "clip-path": clip }),
    group(stroke(lip, metal.edge, 13, { "stroke-linecap": "butt", opacity: 0.35 }), { "clip-path": clip }),
    stroke(arc(cx, cy, arch + 4.5, 184, 356), metal.shine, 4, { opacity: 0.85 }),
    stroke(arc(cx, cy, arch, 180, 360), metal.edge, 5, { "stroke-linecap": "butt" }),
    repeat(6, (index) => boltHole(386 + index * 27, brow + 13 + index * 1.6, 3.6)),
    boltHole(532, 300, 3.6),
    boltHole(530, 350, 3.6),
    boltHole(62, brow + 52, 3.6),
    boltHole(68, brow + 84, 3.6),
  ].join("");
  return {
    body,
    box: { x: 44, y: brow - 6, width: 512, height: bottom + 12 - brow },
    sizeMm: [1180 + Math.round(cx), 690],
    focus: [cx - arch * 0.8, cy - arch * 0.7],
    depth: 20,
  };
}
