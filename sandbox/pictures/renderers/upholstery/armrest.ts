import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { paint } from "../../drawing/material.ts";
import { path, stroke } from "../../drawing/shapes.ts";
import { boltHole } from "../../drawing/solids.ts";
import { seatColours } from "./seat-colours.ts";

export function armrest(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const vinyl = paint(sheet.colour(random.pick(seatColours)));
  const body = [
    path("M56 300Q60 236 130 226L440 214Q540 214 546 292Q548 372 470 378L150 392Q58 396 56 300Z", {
      fill: pen.face(vinyl, "down"),
      stroke: vinyl.edge,
      "stroke-width": 2.2,
    }),
    path("M80 284Q90 246 140 242L436 230Q514 230 520 284Q300 268 80 284Z", { fill: vinyl.shine, opacity: 0.4 }),
    path("M130 322Q300 300 470 318Q476 346 452 350L160 358Q130 352 130 322Z", { fill: vinyl.edge, opacity: 0.75 }),
    stroke("M82 292Q300 276 520 292", vinyl.shine, 2, { "stroke-dasharray": "7 5", opacity: 0.8 }),
    boltHole(104, 346, 6),
    boltHole(500, 334, 6),
  ].join("");
  return { body, box: { x: 56, y: 214, width: 490, height: 180 }, sizeMm: [310, 96], focus: [460, 300] };
}
