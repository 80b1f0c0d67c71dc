import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { d } from "../../drawing/path-data.ts";
import { circle, group, rect, stroke } from "../../drawing/shapes.ts";
import { tube } from "../../drawing/tube.ts";

export function wiper({ pen, random, material }: Sheet): Artwork {
  const metal = material("chrome");
  const rubber = named("rubber");
  const bow = random.between(30, 50);
  const body = [
    stroke(d`M40 ${352}Q300 ${352 - 12} 560 352`, rubber.dark, 17, { "stroke-linecap": "butt" }),
    stroke(d`M40 ${347}Q300 ${335} 560 347`, rubber.shine, 3, { opacity: 0.6, "stroke-linecap": "butt" }),
    tube(d`M64 346Q160 ${336 - bow * 0.6} 250 340`, 13, metal),
    tube(d`M350 340Q440 ${336 - bow * 0.6} 536 346`, 13, metal),
    tube(d`M158 ${322}Q300 ${312 - bow * 1.6} 442 322`, 17, metal),
    rect(270, 268 - bow * 0.5, 60, 38, { rx: 5, fill: pen.tube(metal, "down"), stroke: metal.edge, "stroke-width": 1.8 }),
    circle(300, 287 - bow * 0.5, 8, { fill: "#15181c" }),
    [158, 442].map((x) => circle(x, 323, 6, { fill: metal.dark, stroke: metal.edge, "stroke-width": 1.4 })).join(""),
  ].join("");
  return {
    body: group(body, { transform: "rotate(-22 300 320)" }),
    box: { x: 44, y: 190, width: 512, height: 260 },
    sizeMm: [406, 22],
    focus: [300, 290],
    pack: "bag",
  };
}
