import type { Artwork, Sheet } from "../../drawing/artwork.ts";
import { material as named } from "../../drawing/material.ts";
import { d } from "../../drawing/path-data.ts";
import { around, circle, ellipse, polar, repeat, stroke } from "../../drawing/shapes.ts";
import { boltHole } from "../../drawing/solids.ts";
import { round } from "./round.ts";
import { turned } from "./turned.ts";

export function rotor({ pen, random, material }: Sheet): Artwork {
  const metal = material("steel");
  const studs = random.pick([5, 4, 5]);
  const pattern = random.pick(["plain", "slotted", "drilled", "both"]);
  const hat = random.between(88, 108);
  const slots =
    pattern === "slotted" || pattern === "both"
      ? around(8, 290, 300, 152, (x, y, degrees) => {
          const [x1, y1] = polar(x, y, 44, degrees + 32);
          const [x2, y2] = polar(x, y, 44, degrees + 196);
          return (
            stroke(d`M${x1} ${y1}Q${x} ${y} ${x2} ${y2}`, "#2b3036", 5) +
            stroke(d`M${x1 + 2} ${y1 + 2}Q${x + 2} ${y + 2} ${x2 + 2} ${y2 + 2}`, "#ffffff", 1.4, { opacity: 0.6 })
          );
        })
      : "";
  const drilled =
    pattern === "drilled" || pattern === "both"
      ? repeat(3, (ring) => around(12, 290, 300, 128 + ring * 26, (x, y) => boltHole(x, y, 5.4), ring * 10 - 90))
      : "";
  const body = [
    ellipse(312, 302, 198, 199, { fill: "#23272c" }),
    around(40, 310, 302, 195, (x, y, degrees) =>
      Math.cos((degrees * Math.PI) / 180) > 0.1
        ? ellipse(x, y, 5, 3, { fill: "#07080a", transform: `rotate(${degrees.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})` })
        : "",
    ),
    turned(pen, 290, 300, 198, hat, metal),
    slots,
    drilled,
    circle(290, 300, hat, { fill: "#3a4047" }),
    circle(288, 297, hat - 3, { fill: pen.face(named("alloy")), stroke: "#59616a", "stroke-width": 2 }),
    circle(288, 297, hat - 14, { fill: "none", stroke: "#ffffff", "stroke-width": 2, opacity: 0.8 }),
    around(studs, 288, 297, hat * 0.62, (x, y) => boltHole(x, y, 9)),
    circle(288, 297, hat * 0.34, { fill: "#efedeb", stroke: "#343a41", "stroke-width": 4 }),
  ].join("");
  return { body, ...round, sizeMm: [287 + studs * 3, 287 + studs * 3] };
}
