import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { darken } from "#sandbox/pictures/drawing/colour.ts";
import { arc, d, ringSector } from "#sandbox/pictures/drawing/path-data.ts";
import { group, path, repeat, polar, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHole } from "#sandbox/pictures/drawing/solids.ts";

/** Rear quarter panels and wheel arches, the front of the car to the left. */
export function quarterPanel(sheet: Sheet): Artwork {
  return sheet.family === "panel_arch" ? wheelArch(sheet) : quarter(sheet);
}

function quarter({ pen, random, material }: Sheet): Artwork {
  const metal = material("primer");
  const arch = random.between(88, 100);
  const cx = random.between(222, 250);
  const rake = random.between(150, 190);
  const cy = 430;
  const shell = d`M62 262L${78} 250L112 ${246}L${rake} 132Q${rake + 14} 118 ${rake + 40} 120L${rake + 128} 124Q${rake + 130} 190 ${rake + 196} 230Q490 232 540 250Q556 256 556 272L548 380Q546 400 532 404L492 446L${cx + arch} 452V${cy}A${arch} ${arch} 0 0 0 ${cx - arch} ${cy}V452L74 452Q64 452 64 440Z`;
  const clip = pen.clip(path(shell));
  const line = d`M50 296Q300 276 560 300`;
  const shading =
    path("M40 296Q300 276 570 300V480H40Z", {
      fill: pen.linear(
        [
          [0, "#00000055"],
          [0.3, "#00000018"],
          [1, "#0000004a"],
        ],
        "down",
      ),
    }) +
    path("M40 262Q300 246 570 272V286Q300 262 40 282Z", { fill: "#ffffff", opacity: 0.4 }) +
    stroke(line, darken(metal.dark, 0.3), 3, { opacity: 0.8 }) +
    stroke(line, metal.shine, 2.4, { transform: "translate(0 -3)", opacity: 0.95 }) +
    path(d`M${rake + 92} 118L${rake + 136} 118L${rake + 200} 236L${rake + 150} 240Z`, { fill: "#000000", opacity: 0.2 }) +
    stroke(arc(cx, cy, arch + 8, 180, 360), metal.edge, 13, { opacity: 0.35, "stroke-linecap": "butt" });
  const tail = "M512 286L546 290L541 366L506 372Z";
  const body = [
    path(shell, { fill: pen.face(metal, "slope"), stroke: metal.edge, "stroke-width": 2.2 }),
    group(shading, { "clip-path": clip }),
    path(tail, { fill: "#16191d", stroke: metal.shine, "stroke-width": 1.5 }),
    stroke(arc(cx, cy, arch + 4.5, 184, 356), metal.shine, 4, { opacity: 0.85 }),
    stroke(arc(cx, cy, arch, 180, 360), metal.edge, 5, { "stroke-linecap": "butt" }),
    repeat(5, (index) => boltHole(76, 290 + index * 34, 3.4)),
    stroke(d`M${114} 250L${rake + 4} 136`, metal.shine, 2.5, { opacity: 0.8 }),
  ].join("");
  return {
    body,
    box: { x: 60, y: 118, width: 496, height: 338 },
    sizeMm: [1740, 980],
    focus: [cx + arch * 0.8, cy - arch * 0.7],
    depth: 20,
  };
}

function wheelArch({ pen, random, seed, material }: Sheet): Artwork {
  const metal = material("bare steel");
  const width = random.between(84, 112);
  const [cx, cy, outer] = [300, 420, 246];
  const isInner = seed % 2 === 1;
  const band = ringSector(cx, cy, outer - width, outer, 178, 362);
  const holes = repeat(9, (index) => boltHole(...polar(cx, cy, outer - 13, 190 + index * 20), 4));
  const body = [
    path(band, {
      fill: pen.radial(
        [
          [0, metal.shine],
          [0.5, metal.light],
          [0.75, metal.mid],
          [1, metal.dark],
        ],
        0.36,
        0.2,
        0.95,
      ),
      stroke: metal.edge,
      "stroke-width": 2,
    }),
    stroke(arc(cx, cy, outer - 26, 181, 359), metal.edge, 3, { opacity: 0.6 }),
    stroke(arc(cx, cy, outer - 29, 181, 359), metal.shine, 2.5, { opacity: 0.85 }),
    stroke(arc(cx, cy, outer - width + 9, 181, 359), metal.shine, 5, { opacity: 0.8 }),
    stroke(arc(cx, cy, outer - width + 2, 180, 360), metal.edge, 7, { "stroke-linecap": "butt" }),
    isInner ? repeat(4, (index) => stroke(arc(cx, cy, outer - 46 - index * 14, 196, 344), metal.edge, 2, { opacity: 0.35 })) : "",
    holes,
  ].join("");
  return {
    body,
    box: { x: cx - outer, y: cy - outer, width: outer * 2, height: outer + 10 },
    sizeMm: [760, 390],
    focus: [130, 260],
    depth: 26,
  };
}
