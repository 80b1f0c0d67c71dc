import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named, paint, type Material } from "#sandbox/pictures/drawing/material.ts";
import { d, gearOutline, hole, ringSector } from "#sandbox/pictures/drawing/path-data.ts";
import type { Pen } from "#sandbox/pictures/drawing/pen.ts";
import { around, circle, ellipse, group, path, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";

/** Wheel bearings, bearing shells, gearbox kits and gear sets. */
export function bearing(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "bearing_shell":
      return shells(sheet);
    case "bearing_kit":
      return kit(sheet);
    case "gears":
      return gears(sheet);
    default:
      return wheelBearing(sheet);
  }
}

function race(pen: Pen, cx: number, cy: number, r: number, rollers: number, isBall: boolean): string {
  const steel = named("steel");
  return [
    path(hole(cx + r * 0.03, cy + r * 0.05, r) + hole(cx, cy, r * 0.45), { "fill-rule": "evenodd", fill: "#22272c" }),
    path(hole(cx, cy, r) + hole(cx, cy, r * 0.78), {
      "fill-rule": "evenodd",
      fill: pen.linear(
        [
          [0, "#ffffff"],
          [0.3, steel.mid],
          [0.5, steel.light],
          [0.7, steel.dark],
          [1, steel.light],
        ],
        "slope",
      ),
      stroke: steel.edge,
      "stroke-width": 1.8,
    }),
    circle(cx, cy, r * 0.69, { fill: "none", stroke: "#2b3036", "stroke-width": r * 0.18 }),
    circle(cx, cy, r * 0.69, { fill: "none", stroke: named("brass").mid, "stroke-width": r * 0.07 }),
    around(rollers, cx, cy, r * 0.69, (x, y, degrees) =>
      isBall
        ? circle(x, y, r * 0.085, {
            fill: pen.radial([
              [0, "#ffffff"],
              [0.5, "#c3cad1"],
              [1, "#59626b"],
            ]),
            stroke: "#343a41",
            "stroke-width": 0.8,
          })
        : ellipse(x, y, r * 0.095, r * 0.05, {
            fill: pen.face(named("chrome"), "down"),
            stroke: "#343a41",
            "stroke-width": 0.8,
            transform: `rotate(${degrees.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})`,
          }),
    ),
    path(hole(cx, cy, r * 0.6) + hole(cx, cy, r * 0.42), {
      "fill-rule": "evenodd",
      fill: pen.linear(
        [
          [0, steel.light],
          [0.4, "#ffffff"],
          [0.6, steel.mid],
          [1, steel.dark],
        ],
        "slope",
      ),
      stroke: steel.edge,
      "stroke-width": 1.6,
    }),
    path(ringSector(cx, cy, r * 0.82, r * 0.96, 200, 262), { fill: "#ffffff", opacity: 0.65 }),
  ].join("");
}

function wheelBearing({ pen, random }: Sheet): Artwork {
  const rollers = random.whole(14, 20);
  const body = [
    race(pen, 240, 270, 160, rollers, random.whole(0, 1) === 1),
    race(pen, 446, 392, 98, 14, false),
    circle(128, 460, 54, { fill: "none", stroke: named("rubber").mid, "stroke-width": 20 }),
    circle(127, 458, 58, { fill: "none", stroke: named("rubber").shine, "stroke-width": 3, opacity: 0.6 }),
    circle(128, 460, 44, { fill: "none", stroke: named("steel").light, "stroke-width": 3 }),
    stroke("M420 190L500 150M420 190L506 176", named("zinc").mid, 6),
  ].join("");
  return {
    body,
    box: { x: 64, y: 108, width: 482, height: 418 },
    sizeMm: [62, 62],
    piece: { x: 80, y: 110, width: 320, height: 320 },
    focus: [340, 200],
  };
}

function shells({ pen, random }: Sheet): Artwork {
  const tri = paint("#b9ab9a");
  const count = random.pick([4, 6]);
  const shell = (x: number, y: number, isUp: boolean) =>
    group(
      path(ringSector(0, 0, 74, 86, 180, 360), { fill: pen.face(named("copper")), stroke: "#743d1f", "stroke-width": 1.4 }) +
        path(d`M-74 0A74 74 0 0 1 74 0L66 40A74 66 0 0 0 -66 40Z`, { fill: pen.tube(tri), stroke: tri.edge, "stroke-width": 1.6 }) +
        path("M-70 20A74 70 0 0 1 70 20", { fill: "none", stroke: tri.edge, "stroke-width": 7, opacity: 0.6 }) +
        ellipse(0, -54, 9, 5, { fill: "#17191d" }),
      { transform: `translate(${x} ${y}) scale(${isUp ? 1 : 0.92})` },
    );
  const body =
    repeat(count, (index) => shell(140 + (index % 2) * 320, 170 + Math.floor(index / 2) * 160, true)) +
    shell(300, 220, false) +
    shell(300, 400, false);
  return { body, box: { x: 52, y: 82, width: 496, height: count === 6 ? 450 : 360 }, sizeMm: [68, 26], focus: [300, 200], pack: "box" };
}

function gearWheel(pen: Pen, cx: number, cy: number, r: number, teeth: number, metal: Material): string {
  return [
    path(gearOutline(cx + 5, cy + 8, r * 0.87, r, teeth), { fill: metal.edge }),
    path(gearOutline(cx, cy, r * 0.87, r, teeth), { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2 }),
    circle(cx, cy, r * 0.74, { fill: pen.face(metal, "up"), stroke: metal.edge, "stroke-width": 1.8 }),
    circle(cx, cy, r * 0.42, { fill: pen.face(metal), stroke: metal.edge, "stroke-width": 2 }),
    around(6, cx, cy, r * 0.58, (x, y) => circle(x, y, r * 0.06, { fill: "#15181c" })),
    path(gearOutline(cx, cy, r * 0.24, r * 0.29, 16), { fill: "#e9e7e4", stroke: metal.edge, "stroke-width": 2 }),
  ].join("");
}

function gears({ pen, random }: Sheet): Artwork {
  const steel = named("steel");
  const pinion = repeat(11, (index) =>
    path(d`M${392 + index * 10} ${250 + Math.abs(index - 5) * 1}L${404 + index * 8} ${392}`, {
      stroke: index % 2 ? steel.light : steel.edge,
      "stroke-width": 7,
      fill: "none",
    }),
  );
  const body =
    gearWheel(pen, 230, 300, 180, random.whole(36, 44), steel) +
    path("M388 244L502 244L484 404L406 404Z", { fill: pen.tube(steel), stroke: steel.edge, "stroke-width": 2 }) +
    pinion +
    group([
      path("M422 404H468V520H422Z", { fill: pen.tube(steel), stroke: steel.edge, "stroke-width": 2 }),
      repeat(6, (index) => stroke(d`M${426 + index * 8} 440V516`, steel.edge, 2)),
    ]) +
    ellipse(445, 244, 57, 15, { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2 });
  return { body, box: { x: 50, y: 118, width: 456, height: 404 }, sizeMm: [212, 64], focus: [360, 220] };
}

const ring = (x: number, y: number, r: number, colour: string) =>
  circle(x + 2, y + 4, r, { fill: "none", stroke: "#1c2230", "stroke-width": 9, opacity: 0.18 }) +
  circle(x, y, r, { fill: "none", stroke: colour, "stroke-width": 9 }) +
  circle(x - 1, y - 2, r + 1, { fill: "none", stroke: "#ffffff", "stroke-width": 1.6, opacity: 0.5 });

function kit({ pen, random }: Sheet): Artwork {
  const body = [
    race(pen, 176, 200, 108, random.whole(9, 12), true),
    race(pen, 404, 176, 84, 10, true),
    gearWheel(pen, 420, 372, 96, 26, named("brass")),
    ring(176, 410, 82, "#7a4a2b"),
    ring(176, 410, 56, "#23262b"),
    ring(176, 410, 30, "#7a4a2b"),
    ring(300, 300, 30, "#23262b"),
    ring(292, 480, 24, "#c8102e"),
    ring(292, 398, 22, "#80868e"),
  ].join("");
  return { body, box: { x: 66, y: 90, width: 456, height: 412 }, sizeMm: [72, 72], focus: [400, 180], pack: "box" };
}
