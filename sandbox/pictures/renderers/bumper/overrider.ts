import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { d } from "../../drawing/path-data.ts";
import { group, path, rect, repeat, stroke } from "../../drawing/shapes.ts";

export function overrider({ pen, random, material }: Sheet): Artwork {
  const metal = material("chrome");
  const lean = random.between(6, 18);
  const shape = d`M${226 - lean} 470Q206 300 244 160Q252 126 300 122Q350 126 358 160Q394 300 ${374 + lean} 470Q300 492 ${226 - lean} 470Z`;
  const clip = pen.clip(path(shape));
  const body = [
    path(shape, { fill: pen.tube(metal), stroke: metal.edge, "stroke-width": 2.4 }),
    group(
      path("M200 110H400V210Q300 160 200 230Z", { fill: "#ffffff", opacity: 0.55 }) +
        stroke("M246 470Q228 300 258 170", "#ffffff", 8, { opacity: 0.9 }),
      { "clip-path": clip },
    ),
    rect(284, 168, 34, 290, { rx: 15, fill: pen.tube(named("rubber")), stroke: "#0d0f12", "stroke-width": 1.6 }),
    repeat(9, (index) => stroke(d`M288 ${192 + index * 30}H314`, "#090a0c", 2.4)),
  ].join("");
  return { body, box: { x: 208, y: 122, width: 184, height: 362 }, sizeMm: [92, 268], focus: [300, 200] };
}
