import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { darken } from "#sandbox/pictures/drawing/colour.ts";
import type { Material } from "#sandbox/pictures/drawing/material.ts";
import { d } from "#sandbox/pictures/drawing/path-data.ts";
import { group, path, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHole } from "#sandbox/pictures/drawing/solids.ts";

export function bonnet({ pen, random, material }: Sheet): Artwork {
  const metal = material("primer");
  const taper = random.between(58, 84);
  const nose = random.between(6, 26);
  const shell = d`M${62 + taper} 176Q300 ${158} ${538 - taper} 176Q548 200 556 ${404}Q556 424 536 428Q300 ${428 + nose} 64 428Q44 424 44 404Q52 200 ${62 + taper} 176Z`;
  const lip = d`M44 398Q48 412 66 414Q300 ${414 + nose} 534 414Q552 412 556 398L556 ${408}Q556 428 536 430Q300 ${432 + nose} 64 430Q44 428 44 408Z`;
  const clip = pen.clip(path(shell));
  const inner = [
    path(d`M300 150L${290 - taper} 440H300Z`, {
      fill: pen.linear(
        [
          [0, "#ffffff55"],
          [1, "#ffffff00"],
        ],
        "across",
      ),
      opacity: 0.6,
    }),
    path(`M196 160L120 440H250L262 160Z`, {
      fill: pen.linear(
        [
          [0, "#ffffff66"],
          [1, "#ffffff12"],
        ],
        "down",
      ),
    }),
    path(`M338 160L350 440H480L404 160Z`, {
      fill: pen.linear(
        [
          [0, "#00000012"],
          [1, "#00000030"],
        ],
        "down",
      ),
    }),
    path("M470 150L600 150V450H540Z", { fill: "#000000", opacity: 0.12 }),
  ].join("");
  const creases =
    crease(d`M196 168Q150 300 120 ${424 + nose * 0.5}`, metal) +
    crease(d`M404 168Q450 300 480 ${424 + nose * 0.5}`, metal) +
    (random.whole(0, 1) === 1
      ? crease(d`M262 164Q256 300 250 ${426 + nose * 0.8}M338 164Q344 300 350 ${426 + nose * 0.8}`, metal, 1.8)
      : crease(d`M300 162V${430 + nose}`, metal, 2));
  const body = [
    path(shell, { fill: pen.face(metal, "down"), stroke: metal.edge, "stroke-width": 2 }),
    group(inner + creases, { "clip-path": clip }),
    path(lip, {
      fill: pen.linear(
        [
          [0, metal.light],
          [0.4, metal.shine],
          [0.5, metal.mid],
          [1, metal.edge],
        ],
        "down",
      ),
      opacity: 0.95,
    }),
    stroke(d`M${70 + taper} 181Q300 164 ${530 - taper} 181`, metal.shine, 2, { opacity: 0.8 }),
    boltHole(92 + taper, 188, 4),
    boltHole(108 + taper, 186, 4),
    boltHole(508 - taper, 188, 4),
    boltHole(492 - taper, 186, 4),
  ].join("");
  return { body, box: { x: 44, y: 164, width: 512, height: 270 + nose * 0.5 }, sizeMm: [1420, 1180], focus: [470, 400], depth: 12 };
}

export function crease(data: string, material: Material, width = 2.4): string {
  return (
    stroke(data, darken(material.dark, 0.25), width, { opacity: 0.75 }) +
    stroke(data, material.shine, width * 0.75, { transform: "translate(2.4 0.6)", opacity: 0.85 })
  );
}
