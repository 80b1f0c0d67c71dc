import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { d } from "#sandbox/pictures/drawing/path-data.ts";
import { path, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHole } from "#sandbox/pictures/drawing/solids.ts";

export function rearSpoiler({ pen, random, material }: Sheet): Artwork {
  const skin = material("gelcoat");
  const rise = random.between(56, 86);
  const wing = d`M30 292Q300 250 570 292L578 324Q300 288 22 324Z`;
  const foot = (x: number, mirror: number) =>
    path(d`M${x} 300L${x + 54 * mirror} 296L${x + 62 * mirror} ${320 + rise}L${x - 20 * mirror} ${324 + rise}Z`, {
      fill: pen.face(skin, "down"),
      stroke: skin.edge,
      "stroke-width": 1.6,
    });
  const body = [
    foot(112, 1),
    foot(488, -1),
    path(wing, {
      fill: pen.linear(
        [
          [0, skin.shine],
          [0.5, skin.light],
          [0.62, skin.dark],
          [1, skin.mid],
        ],
        "down",
      ),
      stroke: skin.edge,
      "stroke-width": 2,
    }),
    stroke("M36 294Q300 254 564 294", skin.shine, 4),
    path("M22 324L30 292L42 291L36 322ZM578 324L570 292L558 291L564 322Z", { fill: skin.dark, opacity: 0.55 }),
    boltHole(118, 312 + rise, 4),
    boltHole(482, 312 + rise, 4),
  ].join("");
  return { body, box: { x: 22, y: 266, width: 556, height: 58 + rise }, sizeMm: [1390, 210], focus: [500, 320] };
}

export function frontSpoiler({ pen, random, material }: Sheet): Artwork {
  const skin = material("black");
  const drop = random.between(82, 116);
  const shape = d`M36 262Q300 226 564 262L548 ${280 + drop}Q300 ${262 + drop} 52 ${280 + drop}Z`;
  const duct = (x: number) => rect(x - 34, 300, 68, 26, { rx: 10, fill: "#06070a", stroke: skin.shine, "stroke-width": 1.5 });
  const body = [
    path(shape, { fill: pen.face(skin, "down"), stroke: skin.edge, "stroke-width": 2 }),
    stroke("M42 266Q300 232 558 266", skin.shine, 4, { opacity: 0.8 }),
    path(d`M48 ${262 + drop}Q300 ${240 + drop} 552 ${262 + drop}L548 ${280 + drop}Q300 ${262 + drop} 52 ${280 + drop}Z`, {
      fill: "#000000",
      opacity: 0.45,
    }),
    duct(150),
    duct(450),
    repeat(5, (index) => boltHole(80 + index * 110, 272 - Math.sin((index / 4) * Math.PI) * 22, 4)),
  ].join("");
  return { body, box: { x: 36, y: 244, width: 528, height: 40 + drop }, sizeMm: [1620, 180], focus: [450, 310], depth: 10 };
}
