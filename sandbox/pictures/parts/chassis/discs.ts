import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named, type Material } from "#sandbox/pictures/drawing/material.ts";
import { d, gearOutline, hole, ringSector } from "#sandbox/pictures/drawing/path-data.ts";
import type { Pen } from "#sandbox/pictures/drawing/pen.ts";
import { around, circle, ellipse, group, path, polar, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHole } from "#sandbox/pictures/drawing/solids.ts";

/** Light on turned metal: two opposite bright sectors. */
function turned(pen: Pen, cx: number, cy: number, outer: number, inner: number, metal: Material): string {
  const clip = pen.clip(path(hole(cx, cy, outer) + hole(cx, cy, inner), { "clip-rule": "evenodd" }));
  const wedge = (from: number, to: number, opacity: number) =>
    path(ringSector(cx, cy, 0.1, outer + 4, from, to), { fill: metal.shine, opacity });
  return (
    circle(cx, cy, outer, {
      fill: pen.linear(
        [
          [0, metal.light],
          [0.45, metal.mid],
          [0.55, metal.dark],
          [0.7, metal.mid],
          [1, metal.light],
        ],
        "slope",
      ),
      stroke: metal.edge,
      "stroke-width": 2,
    }) +
    group([wedge(196, 250, 0.28), wedge(206, 238, 0.36), wedge(216, 228, 0.5), wedge(20, 66, 0.2), wedge(30, 56, 0.3)], {
      "clip-path": clip,
    }) +
    repeat(6, (index) =>
      circle(cx, cy, inner + ((outer - inner) * (index + 0.7)) / 6.4, {
        fill: "none",
        stroke: index % 2 ? "#ffffff" : metal.edge,
        "stroke-width": 0.9,
        opacity: 0.28,
      }),
    )
  );
}

export const round = { box: { x: 92, y: 92, width: 416, height: 416 }, focus: [390, 210] as const };

export function flywheel({ pen, random, material }: Sheet): Artwork {
  const steel = material("steel");
  const teeth = random.whole(70, 92);
  const body = [
    path(gearOutline(300, 300, 200, 212, teeth), { fill: pen.face(named("iron")), stroke: "#1b1e22", "stroke-width": 1.4 }),
    turned(pen, 300, 300, 192, 92, steel),
    around(6, 300, 300, 172, (x, y) => boltHole(x, y, 8)),
    around(3, 300, 300, 172, (x, y) => boltHole(x, y, 4.5), -60),
    circle(300, 300, 92, { fill: pen.face(named("iron")), stroke: "#2b3036", "stroke-width": 3 }),
    around(6, 300, 300, 58, (x, y) => boltHole(x, y, 9)),
    circle(300, 300, 30, { fill: "#efedeb", stroke: "#2b3036", "stroke-width": 4 }),
  ].join("");
  return { body, ...round, box: { x: 88, y: 88, width: 424, height: 424 }, sizeMm: [308, 308], depth: 22 };
}

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

export function drum({ pen, random, material }: Sheet): Artwork {
  const iron = material("iron");
  const fins = random.whole(0, 1) === 1;
  const body = [
    fins
      ? path(gearOutline(300, 300, 192, 206, 44), { fill: pen.face(iron), stroke: iron.edge, "stroke-width": 2 })
      : circle(300, 300, 204, { fill: pen.face(iron), stroke: iron.edge, "stroke-width": 2 }),
    circle(300, 300, 188, {
      fill: pen.radial(
        [
          [0, iron.light],
          [0.7, iron.mid],
          [1, iron.dark],
        ],
        0.4,
        0.36,
        0.65,
      ),
      stroke: iron.edge,
      "stroke-width": 2,
    }),
    circle(300, 300, 152, { fill: "none", stroke: iron.edge, "stroke-width": 5 }),
    circle(298, 297, 148, { fill: "none", stroke: iron.shine, "stroke-width": 3, opacity: 0.8 }),
    circle(300, 300, 106, { fill: pen.face(iron), stroke: iron.edge, "stroke-width": 2 }),
    around(5, 300, 300, 74, (x, y) => boltHole(x, y, 11)),
    around(2, 300, 300, 74, (x, y) => boltHole(x, y, 5), -54),
    circle(300, 300, 40, { fill: "#efedeb", stroke: iron.edge, "stroke-width": 4 }),
    path(ringSector(300, 300, 158, 182, 200, 265), { fill: "#ffffff", opacity: 0.28 }),
  ].join("");
  return { body, ...round, sizeMm: [254, 254], depth: 34 };
}
