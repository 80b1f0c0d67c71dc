import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { d } from "../../drawing/path-data.ts";
import { path, rect, repeat, stroke } from "../../drawing/shapes.ts";
import { boltHole } from "../../drawing/solids.ts";

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
