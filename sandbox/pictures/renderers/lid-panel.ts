import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { darken, lighten } from "../drawing/colour.ts";
import type { Material } from "../drawing/material.ts";
import { d, outline } from "../drawing/path-data.ts";
import { group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { boltHole } from "../drawing/solids.ts";

/** Bonnets, boot lids and scoops, seen from the front and a little above. */
export function lidPanel(sheet: Sheet): Artwork {
  if (sheet.family === "panel_scoop") return scoop(sheet);
  return sheet.family === "panel_boot" ? bootLid(sheet) : bonnet(sheet);
}

function crease(data: string, material: Material, width = 2.4): string {
  return (
    stroke(data, darken(material.dark, 0.25), width, { opacity: 0.75 }) +
    stroke(data, material.shine, width * 0.75, { transform: "translate(2.4 0.6)", opacity: 0.85 })
  );
}

function bonnet({ pen, random, material }: Sheet): Artwork {
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

function bootLid({ pen, random, material }: Sheet): Artwork {
  const metal = material("primer");
  const spread = random.between(30, 50);
  const top = d`M${88 + spread} 186Q300 172 ${512 - spread} 186Q538 220 548 296Q300 316 52 296Q62 220 ${88 + spread} 186Z`;
  const face = d`M52 296Q300 316 548 296Q552 360 538 420Q526 434 506 436Q300 448 94 436Q74 434 62 420Q48 360 52 296Z`;
  const recess = outline([
    [214, 342, 8],
    [386, 342, 8],
    [380, 408, 8],
    [220, 408, 8],
  ]);
  const body = [
    path(top, {
      fill: pen.linear(
        [
          [0, metal.mid],
          [0.5, metal.light],
          [1, metal.shine],
        ],
        "down",
      ),
      stroke: metal.edge,
      "stroke-width": 2,
    }),
    path(face, { fill: pen.face(metal, "down"), stroke: metal.edge, "stroke-width": 2 }),
    stroke("M54 298Q300 318 546 298", metal.shine, 4, { opacity: 0.9 }),
    crease("M66 332Q300 350 534 332", metal),
    path(recess, {
      fill: pen.linear(
        [
          [0, metal.dark],
          [0.3, metal.mid],
          [1, metal.light],
        ],
        "down",
      ),
      stroke: metal.edge,
      "stroke-width": 1.4,
    }),
    boltHole(300, 424, 9),
    boltHole(240, 375, 4),
    boltHole(360, 375, 4),
    boltHole(150, 380, 4),
    boltHole(170, 380, 4),
    boltHole(430, 380, 4),
    boltHole(450, 380, 4),
    crease(d`M${150 + spread} 190Q138 240 132 300M${450 - spread} 190Q462 240 468 300`, metal, 1.8),
  ].join("");
  return { body, box: { x: 48, y: 178, width: 504, height: 266 }, sizeMm: [1310, 980], focus: [300, 400], depth: 12 };
}

function scoop({ pen, random, material }: Sheet): Artwork {
  const metal = material("gelcoat");
  const mouth = random.between(64, 92);
  const y = 400 - mouth;
  const top = d`M236 176Q300 166 364 176Q430 260 ${470} ${y}Q300 ${y - 26} 130 ${y}Q170 260 236 176Z`;
  const body = [
    path("M236 176Q300 164 364 176Q470 330 540 404Q545 426 520 428Q300 446 80 428Q55 426 60 404Q130 330 236 176Z", {
      fill: pen.face(metal, "down"),
      stroke: metal.edge,
      "stroke-width": 2,
    }),
    path(d`M130 ${y}Q90 ${y + 40} 82 412Q120 424 150 424L156 ${y + 26}Z`, { fill: lighten(metal.light, 0.3), opacity: 0.55 }),
    path(d`M470 ${y}Q510 ${y + 40} 518 412Q480 424 450 424L444 ${y + 26}Z`, { fill: metal.dark, opacity: 0.6 }),
    path(d`M134 ${y + 4}Q300 ${y - 18} 466 ${y + 4}L452 418Q300 432 148 418Z`, {
      fill: pen.linear(
        [
          [0, "#05070a"],
          [0.7, "#1d2127"],
          [1, "#343a42"],
        ],
        "down",
      ),
    }),
    repeat(5, (index) => stroke(d`M${190 + index * 55} ${y + 2}L${196 + index * 52} 424`, "#4b525b", 2, { opacity: 0.7 })),
    rect(150, y + mouth * 0.45, 300, 3, { fill: "#4b525b", opacity: 0.7 }),
    path(top, {
      fill: pen.linear(
        [
          [0, metal.mid],
          [0.55, metal.light],
          [1, metal.shine],
        ],
        "down",
      ),
      stroke: metal.edge,
      "stroke-width": 1.6,
    }),
    crease(d`M262 176Q232 260 214 ${y - 16}M338 176Q368 260 386 ${y - 16}`, metal, 2),
    stroke(d`M130 ${y}Q300 ${y - 26} 470 ${y}`, metal.shine, 5),
    boltHole(86, 414, 5),
    boltHole(514, 414, 5),
    boltHole(240, 184, 4),
    boltHole(360, 184, 4),
  ].join("");
  return { body, box: { x: 58, y: 168, width: 484, height: 270 }, sizeMm: [620, 540], focus: [300, 380], depth: 0 };
}
