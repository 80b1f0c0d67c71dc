import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { ellipse, path, rect, repeat, stroke } from "../../drawing/shapes.ts";
import { cloth } from "./cloth.ts";

export function cap(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const fabric = cloth(sheet);
  const body = [
    path("M140 344Q120 150 310 142Q470 146 486 330Q380 372 140 344Z", { fill: pen.face(fabric), stroke: fabric.edge, "stroke-width": 2.2 }),
    stroke("M310 144Q266 230 272 352M310 144Q410 210 426 348M310 144Q190 200 176 346", fabric.edge, 2.4, { opacity: 0.55 }),
    path("M160 300Q150 196 230 166Q190 220 190 330Z", { fill: "#ffffff", opacity: 0.16 }),
    path("M140 342Q60 356 44 402Q46 426 90 424Q240 386 400 392Q480 394 486 330Q380 372 140 342Z", {
      fill: pen.linear([
        [0, fabric.light],
        [0.6, fabric.mid],
        [1, fabric.dark],
      ]),
      stroke: fabric.edge,
      "stroke-width": 2.2,
    }),
    repeat(4, (index) =>
      stroke(`M${70 + index * 12} ${404 - index * 12}Q240 ${366 - index * 5} ${400 + index * 12} ${378 - index * 5}`, fabric.edge, 1.4, {
        "stroke-dasharray": "5 4",
        opacity: 0.6,
      }),
    ),
    rect(196, 234, 176, 74, { rx: 6, fill: "#f6ead0", stroke: fabric.edge, "stroke-width": 2, transform: "rotate(-2 284 270)" }),
    lettering(sheet.label ?? "Legends", { x: 284, y: 286, height: 30, colour: "#c8102e", anchor: "middle", maxWidth: 150, weight: 0.19 }),
    ellipse(310, 143, 15, 7, { fill: fabric.dark, stroke: fabric.edge, "stroke-width": 1.4 }),
  ].join("");
  return { body, box: { x: 44, y: 136, width: 444, height: 290 }, sizeMm: [270, 150], focus: [290, 270], pack: "tag", isLettered: true };
}
