import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { lighten } from "#sandbox/pictures/drawing/colour.ts";
import { d, outline } from "#sandbox/pictures/drawing/path-data.ts";
import { path, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHole } from "#sandbox/pictures/drawing/solids.ts";
import { bonnet, crease } from "./bonnet.ts";

/** Bonnets, boot lids and scoops, seen from the front and a little above. */
export function lidPanel(sheet: Sheet): Artwork {
  if (sheet.family === "panel_scoop") return scoop(sheet);
  return sheet.family === "panel_boot" ? bootLid(sheet) : bonnet(sheet);
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
