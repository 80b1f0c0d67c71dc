import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { circle, path, rect, stroke } from "../../drawing/shapes.ts";

export function dashPad({ pen, random, material }: Sheet): Artwork {
  const vinyl = material("black");
  const holes = random.pick([2, 3]);
  const pad =
    "M28 262Q30 216 90 204Q300 168 510 204Q570 216 572 262L566 350Q560 390 520 388L386 374Q360 370 350 346L250 346Q240 370 214 374L80 388Q40 390 34 350Z";
  const dial = (x: number, r: number) =>
    circle(x, 308, r, { fill: "#e8e6e3" }) +
    circle(x, 308, r, { fill: "none", stroke: "#07080a", "stroke-width": 7 }) +
    circle(x, 308, r - 5, { fill: "none", stroke: vinyl.shine, "stroke-width": 1.5, opacity: 0.6 });
  const body = [
    path(pad, { fill: pen.face(vinyl, "down"), stroke: vinyl.edge, "stroke-width": 2 }),
    path("M36 256Q40 224 94 212Q300 178 506 212Q560 224 564 256Q300 214 36 256Z", { fill: vinyl.shine, opacity: 0.4 }),
    stroke("M36 266Q300 224 564 266", "#000000", 3, { opacity: 0.55 }),
    stroke("M36 270Q300 228 564 270", vinyl.shine, 1.6, { "stroke-dasharray": "7 5", opacity: 0.85 }),
    holes === 3 ? dial(106, 40) + dial(186, 32) + dial(500, 32) : dial(112, 46) + dial(204, 34),
    rect(278, 288, 44, 26, { rx: 5, fill: "#07080a", stroke: vinyl.shine, "stroke-width": 1.4 }),
    rect(398, 296, 70, 40, { rx: 6, fill: "#e8e6e3", stroke: "#07080a", "stroke-width": 5 }),
  ].join("");
  return { body, box: { x: 28, y: 182, width: 544, height: 206 }, sizeMm: [1320, 360], focus: [140, 290] };
}
