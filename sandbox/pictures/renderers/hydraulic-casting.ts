import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { lettering } from "../drawing/lettering.ts";
import { material as named, paint } from "../drawing/material.ts";
import { d, outline } from "../drawing/path-data.ts";
import { around, circle, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { boltHead, boltHole, lyingCylinder, uprightCylinder } from "../drawing/solids.ts";
import { tube } from "../drawing/tube.ts";

/** Calipers, wheel and master cylinders, boosters. */
export function hydraulicCasting(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "cylinder":
      return wheelCylinder(sheet);
    case "master_cyl":
      return masterCylinder(sheet);
    case "booster":
      return booster(sheet);
    default:
      return caliper(sheet);
  }
}

function caliper(sheet: Sheet): Artwork {
  const { pen, random, words } = sheet;
  const metal = words ? sheet.material("zinc") : random.pick([named("zinc"), paint("#c8102e"), named("iron")]);
  const pistons = random.whole(1, 2);
  const body = [
    path(
      "M96 196Q110 150 170 142L440 142Q500 150 512 206L520 330Q516 360 484 362L454 360L446 300Q300 262 154 300L146 360L116 362Q84 360 82 326Z",
      { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2.6 },
    ),
    path("M130 172Q300 140 470 172L462 206Q300 178 138 206Z", { fill: metal.shine, opacity: 0.45 }),
    rect(252, 146, 96, 62, { rx: 10, fill: metal.edge, opacity: 0.85 }),
    repeat(2, (index) => stroke(d`M240 ${162 + index * 30}H360`, named("steel").light, 7)),
    path("M154 300Q300 262 446 300L450 344Q300 306 150 344Z", { fill: "#17191d" }),
    path("M150 344Q300 306 450 344L444 404Q300 372 156 404Z", { fill: pen.face(metal, "down"), stroke: metal.edge, "stroke-width": 2 }),
    repeat(pistons, (index) => {
      const x = pistons === 1 ? 300 : 226 + index * 148;
      return (
        circle(x, 356, 43, { fill: "#101215" }) +
        circle(x, 354, 37, { fill: pen.face(named("chrome")), stroke: "#39424c", "stroke-width": 2 }) +
        circle(x, 354, 21, { fill: "#2b3036" })
      );
    }),
    lettering(sheet.label ?? sheet.brand, { x: 300, y: 250, height: 26, colour: metal.edge, anchor: "middle", maxWidth: 260 }),
    boltHole(112, 320, 15),
    boltHole(492, 320, 15),
    boltHead(pen, 134, 196, 13, named("zinc")),
    boltHead(pen, 470, 196, 13, named("zinc")),
    rect(424, 104, 16, 42, { rx: 4, fill: pen.tube(named("brass")), stroke: "#7f5d1d", "stroke-width": 1.4 }),
    rect(418, 88, 28, 20, { rx: 7, fill: pen.tube(named("rubber")) }),
  ].join("");
  return { body, box: { x: 80, y: 88, width: 442, height: 318 }, sizeMm: [228, 150], focus: [300, 350], isLettered: true };
}

function wheelCylinder({ pen, material }: Sheet): Artwork {
  const [metal, rubber] = [material("iron"), named("rubber")];
  const end = (x: number, mirror: number) =>
    path(
      d`M${x} 226Q${x + 40 * mirror} 232 ${x + 44 * mirror} 262Q${x + 68 * mirror} 268 ${x + 70 * mirror} 300Q${x + 68 * mirror} 332 ${x + 44 * mirror} 338Q${x + 40 * mirror} 368 ${x} 374Z`,
      { fill: pen.tube(rubber, "down"), stroke: rubber.edge, "stroke-width": 2 },
    ) +
    rect(Math.min(x + 64 * mirror, x + 108 * mirror), 284, 44, 32, {
      rx: 6,
      fill: pen.tube(named("steel"), "down"),
      stroke: "#343a41",
      "stroke-width": 1.6,
    });
  const body = [
    end(160, -1),
    end(440, 1),
    lyingCylinder(pen, 154, 222, 292, 156, metal),
    rect(236, 208, 128, 184, { rx: 14, fill: pen.tube(metal, "down"), stroke: metal.edge, "stroke-width": 2 }),
    boltHole(264, 300, 13),
    boltHole(336, 300, 13),
    circle(300, 256, 17, { fill: pen.face(named("brass")), stroke: "#7f5d1d", "stroke-width": 2 }),
    circle(300, 256, 7, { fill: "#15181c" }),
    rect(290, 162, 20, 48, { rx: 4, fill: pen.tube(named("brass")), stroke: "#7f5d1d", "stroke-width": 1.4 }),
    rect(284, 146, 32, 22, { rx: 8, fill: pen.tube(rubber) }),
  ].join("");
  return { body, box: { x: 48, y: 146, width: 504, height: 246 }, sizeMm: [96, 52], focus: [430, 290] };
}

function masterCylinder({ pen, random, material }: Sheet): Artwork {
  const metal = material(random.pick(["iron", "alloy", "zinc"]));
  const tank = paint("#efe9d6");
  const cap = (x: number) =>
    uprightCylinder(pen, x - 46, 128, 92, 34, named("black"), named("black"), 0.24) +
    repeat(9, (index) => rect(x - 42 + index * 10, 140, 4, 26, { fill: "#000000", opacity: 0.35 }));
  const body = [
    path(
      outline([
        [120, 172, 16],
        [432, 172, 16],
        [418, 290, 16],
        [134, 290, 16],
      ]),
      { fill: pen.face(tank), stroke: tank.edge, "stroke-width": 2, opacity: 0.96 },
    ),
    path("M130 226H422L414 286H138Z", { fill: "#d9a64a", opacity: 0.55 }),
    stroke("M276 176V288", tank.dark, 4),
    lettering("Max", { x: 150, y: 222, height: 12, colour: "#5f583f" }),
    stroke("M138 226H186", "#5f583f", 2),
    cap(198),
    cap(354),
    lyingCylinder(pen, 74, 312, 400, 92, metal, named("steel")),
    rect(176, 286, 40, 34, { fill: pen.tube(metal) }),
    rect(336, 286, 40, 34, { fill: pen.tube(metal) }),
    path(
      outline([
        [448, 268, 12],
        [486, 268, 12],
        [486, 448, 12],
        [448, 448, 12],
      ]),
      { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2 },
    ),
    boltHole(467, 294, 9),
    boltHole(467, 424, 9),
    tube("M488 358H560", 17, named("steel")),
    [156, 270, 360]
      .map(
        (x) =>
          circle(x, 372, 16, { fill: pen.face(named("brass")), stroke: "#7f5d1d", "stroke-width": 2 }) +
          circle(x, 372, 7, { fill: "#15181c" }),
      )
      .join(""),
  ].join("");
  return { body, box: { x: 66, y: 116, width: 500, height: 332 }, sizeMm: [238, 142], focus: [300, 250] };
}

function booster({ pen, material }: Sheet): Artwork {
  const pan = material("zinc");
  const body = [
    circle(306, 300, 206, { fill: pan.edge }),
    circle(300, 298, 204, { fill: pen.face(pan), stroke: pan.edge, "stroke-width": 2.4 }),
    around(16, 300, 298, 194, (x, y, degrees) =>
      rect(x - 10, y - 6, 20, 12, {
        rx: 3,
        fill: pan.dark,
        transform: `rotate(${(degrees + 90).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})`,
      }),
    ),
    circle(300, 298, 170, { fill: "none", stroke: pan.edge, "stroke-width": 3, opacity: 0.6 }),
    circle(298, 295, 166, { fill: "none", stroke: pan.shine, "stroke-width": 4, opacity: 0.8 }),
    circle(300, 298, 112, {
      fill: pen.radial([
        [0, pan.shine],
        [0.5, pan.light],
        [1, pan.mid],
      ]),
      stroke: pan.edge,
      "stroke-width": 2,
    }),
    circle(300, 298, 52, { fill: pen.face(named("iron")), stroke: "#101215", "stroke-width": 2 }),
    circle(300, 298, 22, { fill: "#0b0d10" }),
    circle(300, 298, 12, { fill: pen.face(named("steel")) }),
    [222, 378].map((x) => boltHead(pen, x, 298, 15, named("steel"))).join(""),
    group(lyingCylinder(pen, 0, 0, 62, 32, named("rubber"), named("rubber")), { transform: "translate(380 150) rotate(-34)" }),
  ].join("");
  return { body, box: { x: 96, y: 92, width: 416, height: 414 }, sizeMm: [255, 255], focus: [300, 290], depth: 40 };
}
