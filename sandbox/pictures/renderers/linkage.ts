import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { material as named, type Material } from "../drawing/material.ts";
import { d, outline } from "../drawing/path-data.ts";
import type { Pen } from "../drawing/pen.ts";
import { around, circle, ellipse, group, path, rect, repeat } from "../drawing/shapes.ts";
import { boltHead, boltHole, lyingCylinder, uprightCylinder } from "../drawing/solids.ts";
import { tube } from "../drawing/tube.ts";

/** Ball joints, tie rods, control arms, universal joints, axles and steering boxes. */
export function linkage(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "rod_link":
      return rod(sheet);
    case "control_arm":
      return controlArm(sheet);
    case "uni_joint":
      return uniJoint(sheet);
    case "axle":
      return axle(sheet);
    case "steering_box":
      return steeringBox(sheet);
    default:
      return ballJoint(sheet);
  }
}

/** A tapered stud standing in its rubber boot on a round housing. */
function ballStud(pen: Pen, x: number, y: number, scale: number, metal: Material): string {
  const [rubber, zinc] = [named("rubber"), named("zinc")];
  return group(
    [
      rect(-13, -190, 26, 60, { fill: pen.tube(zinc), stroke: zinc.edge, "stroke-width": 1.4 }),
      repeat(7, (index) => rect(-15, -186 + index * 8, 30, 3, { fill: zinc.dark })),
      rect(-26, -152, 52, 26, { rx: 4, fill: pen.tube(zinc), stroke: zinc.edge, "stroke-width": 1.6 }),
      path("M-17 -128H17L24 -70H-24Z", { fill: pen.tube(named("steel")), stroke: "#343a41", "stroke-width": 1.4 }),
      path("M-28 -84Q-76 -70 -78 -34Q-80 -8 -62 0H62Q80 -8 78 -34Q76 -70 28 -84Z", {
        fill: pen.tube(rubber),
        stroke: rubber.edge,
        "stroke-width": 1.8,
      }),
      path("M-70 -20Q0 4 70 -20", { fill: "none", stroke: rubber.shine, "stroke-width": 3, opacity: 0.4 }),
      uprightCylinder(pen, -74, 2, 148, 74, metal, metal, 0.2),
    ],
    { transform: `translate(${x} ${y}) scale(${scale})` },
  );
}

function ballJoint({ pen, material }: Sheet): Artwork {
  const metal = material("black");
  const body = [
    path(
      outline([
        [84, 372, 40],
        [240, 330, 20],
        [360, 330, 20],
        [516, 372, 40],
        [516, 412, 30],
        [300, 470, 60],
        [84, 412, 30],
      ]),
      { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2.2 },
    ),
    boltHole(128, 392, 15),
    boltHole(472, 392, 15),
    boltHole(300, 446, 11),
    ballStud(pen, 300, 312, 1.1, metal),
    circle(300, 410, 15, { fill: pen.face(named("brass")), stroke: "#7f5d1d", "stroke-width": 1.8 }),
  ].join("");
  return { body, box: { x: 84, y: 102, width: 432, height: 366 }, sizeMm: [118, 124], focus: [300, 270] };
}

function rod({ pen, random, material }: Sheet): Artwork {
  const metal = material("black");
  const drop = random.between(-20, 40);
  const body = [
    tube(d`M180 ${360 + drop}Q300 ${372 + drop} 420 330L560 306`, 40, metal),
    repeat(13, (index) =>
      rect(456 + index * 8, 296, 4, 42, {
        rx: 2,
        fill: named("zinc").mid,
        stroke: "#5c5334",
        "stroke-width": 0.6,
        transform: "rotate(-10 500 318)",
      }),
    ),
    rect(426, 292, 40, 58, {
      rx: 5,
      fill: pen.tube(named("zinc"), "down"),
      stroke: "#5c5334",
      "stroke-width": 1.8,
      transform: "rotate(-10 446 320)",
    }),
    ballStud(pen, 150, 320 + drop, 1.05, metal),
  ].join("");
  return { body, box: { x: 68, y: 118 + drop, width: 496, height: 290 }, sizeMm: [214, 96], focus: [150, 270 + drop] };
}

function controlArm({ pen, material }: Sheet): Artwork {
  const metal = material("black");
  const pivot = (x: number, y: number) =>
    circle(x, y, 46, { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2.4 }) +
    circle(x, y, 34, { fill: named("rubber").dark }) +
    circle(x, y, 17, { fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 1.8 }) +
    circle(x, y, 8, { fill: "#efedeb" });
  const body = [
    path(
      "M112 128Q260 200 470 372Q520 420 480 466Q430 500 384 456Q240 440 116 470Q70 474 72 440Q80 410 130 408Q250 390 330 376Q220 250 88 180Q70 120 112 128Z",
      { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2.6 },
    ),
    path("M128 158Q260 224 420 366M130 438Q260 410 400 420", {
      fill: "none",
      stroke: metal.shine,
      "stroke-width": 6,
      opacity: 0.6,
      "stroke-linecap": "round",
    }),
    ellipse(360, 412, 40, 22, { fill: "#efedeb", stroke: metal.edge, "stroke-width": 3, transform: "rotate(14 360 412)" }),
    pivot(104, 148),
    pivot(104, 440),
    ballStud(pen, 452, 400, 0.72, metal),
  ].join("");
  return { body, box: { x: 58, y: 100, width: 464, height: 388 }, sizeMm: [392, 318], focus: [452, 380], depth: 0 };
}

function uniJoint({ pen }: Sheet): Artwork {
  const [steel, zinc] = [named("steel"), named("zinc")];
  const cup = (degrees: number) =>
    group(
      rect(-48, -206, 96, 84, { rx: 8, fill: pen.tube(steel), stroke: steel.edge, "stroke-width": 2 }) +
        rect(-48, -198, 96, 9, { fill: steel.edge, opacity: 0.5 }) +
        rect(-38, -124, 76, 17, { rx: 4, fill: pen.tube(named("rubber")) }) +
        rect(-29, -110, 58, 64, { fill: pen.tube(steel), stroke: steel.edge, "stroke-width": 1.6 }),
      { transform: `translate(300 300) rotate(${degrees})` },
    );
  const body =
    [0, 90, 180, 270].map(cup).join("") +
    path(
      outline([
        [236, 236, 20],
        [364, 236, 20],
        [364, 364, 20],
        [236, 364, 20],
      ]),
      { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2.2 },
    ) +
    circle(300, 300, 28, { fill: pen.face(zinc), stroke: zinc.edge, "stroke-width": 2 }) +
    boltHead(pen, 300, 300, 12, named("brass"));
  return { body, box: { x: 94, y: 94, width: 412, height: 412 }, sizeMm: [82, 82], focus: [420, 300], pack: "box" };
}

function axle({ pen, random }: Sheet): Artwork {
  const steel = named("steel");
  const studs = random.pick([5, 4]);
  const body = group(
    [
      lyingCylinder(pen, 30, 284, 420, 36, steel),
      rect(24, 280, 90, 44, { rx: 4, fill: pen.tube(steel, "down"), stroke: steel.edge, "stroke-width": 1.8 }),
      repeat(8, (index) => rect(26, 284 + index * 5, 86, 2, { fill: steel.edge, opacity: 0.6 })),
      lyingCylinder(pen, 372, 262, 60, 80, named("iron"), named("iron")),
      lyingCylinder(pen, 436, 274, 36, 56, steel),
      ellipse(486, 302, 38, 122, { fill: named("iron").edge }),
      ellipse(474, 302, 38, 122, { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2.4 }),
      around(studs, 474, 302, 84, (x, y) =>
        group(
          ellipse(474 + (x - 474) * 0.31, y, 9, 13, { fill: "#343a41" }) +
            lyingCylinder(pen, 474 + (x - 474) * 0.31, y - 9, 48, 18, named("zinc"), named("zinc")),
        ),
      ),
      ellipse(480, 302, 13, 36, { fill: pen.face(named("iron")), stroke: "#101215", "stroke-width": 2 }),
    ],
    { transform: "rotate(-12 300 300)" },
  );
  return { body, box: { x: 26, y: 132, width: 520, height: 280 }, sizeMm: [742, 158], focus: [480, 264] };
}

function steeringBox({ pen, material }: Sheet): Artwork {
  const metal = material("iron");
  const body = [
    tube("M330 220L470 84", 26, named("steel")),
    repeat(7, (index) =>
      rect(452 + index * 5, 84 - index * 5 + 4, 4, 26, { fill: "#343a41", transform: `rotate(46 ${454 + index * 5} ${96 - index * 5})` }),
    ),
    path(
      outline([
        [156, 196, 30],
        [330, 176, 40],
        [420, 240, 40],
        [412, 390, 40],
        [190, 404, 40],
        [130, 320, 30],
      ]),
      { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2.6 },
    ),
    circle(280, 290, 84, { fill: pen.face(named("alloy")), stroke: "#565f68", "stroke-width": 2.4 }),
    around(4, 280, 290, 64, (x, y) => boltHead(pen, x, y, 10, named("zinc")), -45),
    circle(280, 290, 22, { fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 2 }),
    boltHead(pen, 280, 290, 11, named("zinc")),
    path(
      outline([
        [90, 208, 14],
        [168, 202, 10],
        [160, 262, 10],
        [84, 262, 14],
      ]),
      { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2 },
    ),
    boltHole(116, 234, 12),
    path(
      outline([
        [392, 352, 10],
        [474, 346, 14],
        [480, 402, 14],
        [390, 410, 10],
      ]),
      { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2 },
    ),
    boltHole(450, 376, 12),
    path("M262 400H306L330 500Q310 524 280 504Z", { fill: pen.face(named("black")), stroke: "#0d0f12", "stroke-width": 2 }),
    circle(306, 494, 12, { fill: "#efedeb", stroke: "#0d0f12", "stroke-width": 3 }),
  ].join("");
  return { body, box: { x: 84, y: 68, width: 410, height: 446 }, sizeMm: [260, 310], focus: [280, 290] };
}
