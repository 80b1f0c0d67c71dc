import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { drawTemplate } from "#sandbox/pictures/drawing/draw-template.ts";
import { material as named, type Material } from "#sandbox/pictures/drawing/material.ts";
import { d } from "#sandbox/pictures/drawing/path-data.ts";
import type { Pen } from "#sandbox/pictures/drawing/pen.ts";
import { around, ellipse, group, path, rect, repeat } from "#sandbox/pictures/drawing/shapes.ts";
import { lyingCylinder, tube, uprightCylinder } from "#sandbox/pictures/drawing/solids.ts";

/** Ball joints, tie rods, control arms, universal joints, axles and steering boxes. */
export function linkage(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "rod_link":
      return rod(sheet);
    case "control_arm":
      return drawTemplate("steering/control-arm", sheet, { slots: { metal: sheet.material("black") } });
    case "uni_joint":
      return drawTemplate("steering/universal-joint", sheet);
    case "axle":
      return axle(sheet);
    case "steering_box":
      return drawTemplate("steering/steering-box", sheet, { slots: { metal: sheet.material("iron") } });
    default:
      return drawTemplate("steering/ball-joint", sheet, { slots: { metal: sheet.material("black") } });
  }
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
