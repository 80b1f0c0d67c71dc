import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { lettering } from "../../drawing/lettering.ts";
import { outline } from "../../drawing/path-data.ts";
import { ellipse, group, path, rect, stroke } from "../../drawing/shapes.ts";
import { cloth } from "./cloth.ts";

export function gloves(sheet: Sheet): Artwork {
  const { pen } = sheet;
  const fabric = cloth(sheet, "charcoal");
  const hand =
    "M70 360Q64 250 84 230L90 120Q92 104 106 104Q120 106 120 122L122 220L130 92Q134 76 148 78Q162 82 160 96L158 218L176 102Q180 88 194 92Q206 96 204 110L192 224L216 140Q222 128 234 132Q244 138 240 150L216 268Q246 244 262 250Q276 258 266 274L212 366Z";
  const one = [
    path(hand, { fill: pen.face(fabric), stroke: fabric.edge, "stroke-width": 2.4 }),
    path("M84 300Q140 270 206 296L196 350H82Z", { fill: "#e2701a", opacity: 0.9 }),
    stroke("M122 220Q140 232 158 218Q176 234 192 224M90 236Q106 226 122 220", fabric.edge, 2.4, { opacity: 0.7 }),
    [
      [104, 150],
      [146, 132],
      [188, 148],
      [224, 172],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 10, 24, { fill: "#ffffff", opacity: 0.12, transform: `rotate(8 ${x} ${y})` }))
      .join(""),
    path(
      outline([
        [64, 352, 8],
        [218, 356, 8],
        [222, 440, 12],
        [60, 436, 12],
      ]),
      { fill: pen.tube(fabric), stroke: fabric.edge, "stroke-width": 2.2 },
    ),
    rect(112, 374, 84, 34, { rx: 4, fill: "#c8102e" }),
    lettering("Rares", { x: 154, y: 399, height: 17, colour: "#ffffff", anchor: "middle", maxWidth: 70 }),
  ].join("");
  return {
    body:
      group(one, { transform: "translate(0 40) rotate(-6 160 260)" }) + group(one, { transform: "translate(300 30) rotate(8 160 260)" }),
    box: { x: 44, y: 96, width: 530, height: 390 },
    sizeMm: [125, 255],
    focus: [440, 350],
    pack: "bag",
    isLettered: true,
  };
}
