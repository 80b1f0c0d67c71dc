import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { material as named, paint, type Material } from "../drawing/material.ts";
import { d, gearOutline, hole, outline, ringSector } from "../drawing/path-data.ts";
import type { Pen } from "../drawing/pen.ts";
import { around, circle, ellipse, group, path, polar, repeat, stroke } from "../drawing/shapes.ts";
import { boltHead, boltHole } from "../drawing/solids.ts";

/** Brake discs and drums, flywheels, balancers, wheels and hub caps: all seen on their face. */
export function discAndWheel(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "drum":
      return drum(sheet);
    case "flywheel":
      return flywheel(sheet);
    case "pulley":
      return balancer(sheet);
    case "wheel_steel":
      return steelWheel(sheet);
    case "wheel_alloy":
      return alloyWheel(sheet);
    case "hub_cap":
      return hubCap(sheet);
    default:
      return rotor(sheet);
  }
}

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

const round = { box: { x: 92, y: 92, width: 416, height: 416 }, focus: [390, 210] as const };

function rotor({ pen, random, material }: Sheet): Artwork {
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

function drum({ pen, random, material }: Sheet): Artwork {
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

function flywheel({ pen, random, material }: Sheet): Artwork {
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

function balancer({ pen, random, material }: Sheet): Artwork {
  const iron = material("iron");
  const grooves = random.whole(2, 3);
  const body = [
    circle(300, 300, 202, { fill: pen.face(iron), stroke: iron.edge, "stroke-width": 2 }),
    repeat(
      grooves,
      (index) =>
        circle(300, 300, 190 - index * 15, { fill: "none", stroke: "#0d0f12", "stroke-width": 6 }) +
        circle(299, 298, 186 - index * 15, { fill: "none", stroke: iron.shine, "stroke-width": 1.6, opacity: 0.7 }),
    ),
    circle(300, 300, 138, { fill: pen.face(iron), stroke: iron.edge, "stroke-width": 2 }),
    circle(300, 300, 122, { fill: "none", stroke: "#101215", "stroke-width": 13 }),
    circle(300, 300, 108, { fill: pen.face(named("steel")), stroke: "#2b3036", "stroke-width": 2 }),
    around(3, 300, 300, 72, (x, y) => ellipse(x, y, 22, 22, { fill: "#17191d" }) + circle(x, y, 13, { fill: "#e7e5e2" })),
    circle(300, 300, 32, { fill: "#efedeb", stroke: "#2b3036", "stroke-width": 5 }),
    path("M292 262h16v14h-16Z", { fill: "#efedeb" }),
    repeat(7, (index) => {
      const [x1, y1] = polar(300, 300, 196, 226 + index * 5);
      const [x2, y2] = polar(300, 300, index % 3 ? 186 : 180, 226 + index * 5);
      return stroke(d`M${x1} ${y1}L${x2} ${y2}`, "#ffffff", 2);
    }),
  ].join("");
  return { body, ...round, sizeMm: [168, 168], depth: 40 };
}

function tyreless(pen: Pen, barrel: Material): string {
  return (
    circle(300, 300, 210, {
      fill: pen.linear(
        [
          [0, barrel.shine],
          [0.3, barrel.mid],
          [0.5, barrel.light],
          [0.7, barrel.dark],
          [1, barrel.light],
        ],
        "slope",
      ),
      stroke: barrel.edge,
      "stroke-width": 2.4,
    }) +
    circle(300, 300, 196, { fill: "none", stroke: barrel.edge, "stroke-width": 3, opacity: 0.6 }) +
    circle(300, 300, 184, {
      fill: pen.radial(
        [
          [0, "#0a0b0d"],
          [0.8, "#1d2126"],
          [1, barrel.dark],
        ],
        0.5,
        0.5,
        0.5,
      ),
      stroke: barrel.edge,
      "stroke-width": 2,
    })
  );
}

function steelWheel({ pen, random, material }: Sheet): Artwork {
  const steel = material("black");
  const slots = random.pick([10, 12, 8]);
  const body = [
    tyreless(pen, steel),
    circle(300, 300, 180, {
      fill: pen.radial(
        [
          [0, steel.light],
          [0.6, steel.mid],
          [1, steel.dark],
        ],
        0.4,
        0.35,
        0.7,
      ),
      stroke: steel.edge,
      "stroke-width": 2,
    }),
    circle(300, 300, 118, { fill: "none", stroke: steel.edge, "stroke-width": 6, opacity: 0.8 }),
    circle(298, 297, 114, { fill: "none", stroke: steel.shine, "stroke-width": 2.5, opacity: 0.8 }),
    around(slots, 300, 300, 148, (x, y, degrees) =>
      ellipse(x, y, 13, 21, {
        fill: "#e9e7e4",
        stroke: steel.edge,
        "stroke-width": 3,
        transform: `rotate(${degrees.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})`,
      }),
    ),
    around(5, 300, 300, 70, (x, y) => circle(x, y, 17, { fill: steel.dark }) + boltHole(x, y, 10)),
    circle(300, 300, 42, { fill: "#efedeb", stroke: steel.edge, "stroke-width": 6 }),
    stroke("M462 196l22 -13", "#c9a24a", 6),
    path(ringSector(300, 300, 190, 206, 200, 262), { fill: "#ffffff", opacity: 0.4 }),
  ].join("");
  return { body, box: { x: 90, y: 90, width: 420, height: 420 }, focus: [400, 220], sizeMm: [381, 381], depth: 44 };
}

function alloyWheel({ pen, random, material }: Sheet): Artwork {
  const alloy = material("alloy");
  const spokes = random.pick([5, 8, 5, 6]);
  const wide = 340 / spokes;
  const spoke = outline([
    [34, -wide * 0.34],
    [120, -wide * 0.3, 14],
    [190, -wide * 0.52, 4],
    [190, wide * 0.52, 4],
    [120, wide * 0.3, 14],
    [34, wide * 0.34],
  ]);
  const body = [
    tyreless(pen, alloy),
    circle(300, 300, 118, { fill: "none", stroke: "#4b525a", "stroke-width": 36, opacity: 0.5 }),
    repeat(spokes, (index) =>
      group(
        path(spoke, { fill: pen.face(alloy, "down"), stroke: alloy.edge, "stroke-width": 2.2 }) +
          stroke(d`M64 0H182`, alloy.dark, wide * 0.16, { opacity: 0.4 }) +
          stroke(d`M70 ${-wide * 0.22}H150`, alloy.shine, 3, { opacity: 0.8 }),
        { transform: `translate(300 300) rotate(${(index * 360) / spokes - 90})` },
      ),
    ),
    circle(300, 300, 78, { fill: pen.face(alloy), stroke: alloy.edge, "stroke-width": 2.4 }),
    around(5, 300, 300, 54, (x, y) => circle(x, y, 14, { fill: "#31373e" }) + boltHead(pen, x, y, 9, named("chrome"))),
    circle(300, 300, 29, { fill: pen.face(named("chrome")), stroke: "#39424c", "stroke-width": 2 }),
    circle(300, 300, 20, {
      fill: pen.linear([
        [0, "#e23a4d"],
        [1, "#8c0a1d"],
      ]),
    }),
  ].join("");
  return { body, box: { x: 90, y: 90, width: 420, height: 420 }, focus: [390, 210], sizeMm: [432, 432], depth: 44 };
}

function hubCap({ pen, random, material }: Sheet): Artwork {
  const chrome = material("chrome");
  const enamel = paint(random.pick(["#c8102e", "#1b2a4e", "#15181c", "#1d5c40"]));
  const flutes = random.pick([0, 16, 24]);
  const body = [
    circle(300, 300, 204, {
      fill: pen.linear(
        [
          [0, "#ffffff"],
          [0.3, "#a7b2bc"],
          [0.46, "#f5f7f9"],
          [0.54, "#36404b"],
          [0.72, "#c6ced6"],
          [1, "#ffffff"],
        ],
        "slope",
      ),
      stroke: chrome.edge,
      "stroke-width": 2.4,
    }),
    circle(300, 300, 182, { fill: "none", stroke: chrome.edge, "stroke-width": 2.4, opacity: 0.7 }),
    circle(300, 300, 166, {
      fill: pen.linear(
        [
          [0, "#57626d"],
          [0.45, "#c3ccd4"],
          [0.5, "#ffffff"],
          [0.62, "#8d99a5"],
          [1, "#eef1f4"],
        ],
        "slope",
      ),
      stroke: chrome.edge,
      "stroke-width": 1.6,
    }),
    around(flutes, 300, 300, 132, (x, y, degrees) =>
      ellipse(x, y, 28, 7, {
        fill: pen.linear([
          [0, "#46505a"],
          [1, "#e8ecef"],
        ]),
        transform: `rotate(${degrees.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})`,
      }),
    ),
    circle(300, 300, 96, {
      fill: pen.linear(
        [
          [0, "#ffffff"],
          [0.44, "#b4bfc9"],
          [0.5, "#333d47"],
          [0.6, "#7f8a95"],
          [1, "#f4f6f8"],
        ],
        "down",
      ),
      stroke: chrome.edge,
      "stroke-width": 2,
    }),
    circle(300, 300, 54, { fill: pen.face(enamel, "down"), stroke: chrome.light, "stroke-width": 6 }),
    path(d`M270 300L300 270L330 300L300 330Z`, { fill: chrome.light, stroke: chrome.edge, "stroke-width": 1.4 }),
    path("M248 290A54 54 0 0 1 352 290Q300 306 248 290Z", { fill: "#ffffff", opacity: 0.28 }),
  ].join("");
  return { body, box: { x: 96, y: 96, width: 408, height: 408 }, focus: [360, 240], sizeMm: [254, 254], depth: 16 };
}
