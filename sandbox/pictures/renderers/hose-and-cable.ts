import type { Artwork, Sheet } from "../drawing/artwork.ts";
import { material as named, paint } from "../drawing/material.ts";
import { d, outline, polyline, spline, type Point } from "../drawing/path-data.ts";
import { circle, ellipse, group, path, rect, repeat, stroke } from "../drawing/shapes.ts";
import { tube } from "../drawing/tube.ts";

/** Radiator and brake hoses, control cables, ignition leads, looms and wiper blades. */
export function hoseAndCable(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "hose_brake":
      return brakeHoses(sheet);
    case "cable":
      return cable(sheet);
    case "leads":
      return leads(sheet);
    case "loom":
      return loom(sheet);
    case "wiper":
      return wiper(sheet);
    default:
      return hose(sheet);
  }
}

function hose({ pen, random, material }: Sheet): Artwork {
  const rubber = material("rubber");
  const bend = random.between(0, 60);
  const data = random.pick([
    polyline([
      [92, 172 + bend],
      [250, 172 + bend, 90],
      [300, 430 - bend * 0.5, 110],
      [512, 430 - bend * 0.5],
    ]),
    polyline([
      [110, 440],
      [110, 240, 110],
      [360, 210 - bend * 0.3, 120],
      [494, 420],
    ]),
    polyline([
      [90, 250],
      [300, 180, 90],
      [420, 300, 80],
      [500, 460],
    ]),
  ]);
  const { from, to } = ends(data);
  const ring = ([x, y]: Point, degrees: number) =>
    group(ellipse(0, 0, 15, 37, { fill: rubber.edge }) + ellipse(-2, 0, 10, 27, { fill: "#07080a" }), {
      transform: `translate(${x} ${y}) rotate(${degrees})`,
    });
  const body = [
    tube(data, 74, rubber, { "stroke-linecap": "butt" }),
    stroke(data, "#ffffff", 1.6, { "stroke-dasharray": "16 9", opacity: 0.35, transform: "translate(12 12)", "stroke-linecap": "butt" }),
    ring(from.at, from.degrees),
    ring(to.at, to.degrees),
  ].join("");
  const clamp = (x: number, y: number) =>
    circle(x, y, 40, { fill: "none", stroke: pen.face(named("alloy")), "stroke-width": 13 }) +
    circle(x, y, 46, { fill: "none", stroke: "#39424c", "stroke-width": 1.4 }) +
    circle(x, y, 33, { fill: "none", stroke: "#39424c", "stroke-width": 1.4 }) +
    rect(x - 18, y - 58, 36, 20, { rx: 3, fill: pen.tube(named("alloy")), stroke: "#39424c", "stroke-width": 1.4 }) +
    rect(x + 18, y - 54, 14, 12, { rx: 2, fill: pen.tube(named("zinc")), stroke: "#5c5334", "stroke-width": 1 });
  return {
    body: body + clamp(474, 124),
    box: { x: 56, y: 66, width: 490, height: 420 },
    sizeMm: [382, 296],
    focus: [300, 240],
    pack: "bag",
  };
}

const angle = (a: Point, b: Point) => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;

/** The first and the last point of a polyline, and the way it points there. */
function ends(data: string): { from: { at: Point; degrees: number }; to: { at: Point; degrees: number } } {
  const points = [...data.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((match) => [Number(match[1]), Number(match[2])] as const);
  const [first = [0, 0], second = [0, 0]] = points;
  const [beforeLast = [0, 0], last = [0, 0]] = points.slice(-2);
  return { from: { at: first, degrees: angle(first, second) }, to: { at: last, degrees: angle(beforeLast, last) } };
}

function hoseEnd(x: number, at: number): string {
  const zinc = named("zinc");
  return (
    rect(x - 34, at - 15, 68, 30, { rx: 3, fill: zinc.mid, stroke: zinc.edge, "stroke-width": 1.6 }) +
    rect(x - 34, at - 12, 68, 8, { fill: zinc.shine, opacity: 0.8 }) +
    rect(x - 12, at - 21, 24, 42, { rx: 3, fill: zinc.light, stroke: zinc.edge, "stroke-width": 1.6 }) +
    rect(x - 12, at - 8, 24, 3, { fill: zinc.dark })
  );
}

function brakeHoses({ random, words }: Sheet): Artwork {
  const isBraided = words.includes("stain") || words.includes("braid") || random.whole(0, 1) === 1;
  const skin = isBraided ? named("alloy") : named("rubber");
  const one = (y: number, bow: number) => {
    const data = d`M110 ${y}C240 ${y - bow} 330 ${y + bow} 490 ${y - bow * 0.3}`;
    return (
      tube(data, 20, skin) +
      (isBraided ? stroke(data, "#39424c", 18, { "stroke-dasharray": "2 4", opacity: 0.4, "stroke-linecap": "butt" }) : "") +
      hoseEnd(96, y) +
      hoseEnd(504, y - bow * 0.3)
    );
  };
  return {
    body: one(150, 70) + one(300, 60) + one(450, 70),
    box: { x: 62, y: 100, width: 476, height: 380 },
    sizeMm: [410, 22],
    piece: { x: 62, y: 410, width: 476, height: 60 },
    focus: [480, 270],
    pack: "bag",
  };
}

function cable({ pen, random, material }: Sheet): Artwork {
  const sleeve = material("black");
  const zinc = named("zinc");
  const lift = random.between(-30, 30);
  const data = spline([
    [96, 158],
    [240, 150 + lift],
    [430, 210],
    [470, 330],
    [330, 400 - lift],
    [170, 360],
    [150, 460],
    [300, 500],
    [478, 470],
  ]);
  const body = [
    tube("M40 158H110", 6, named("steel")),
    tube("M470 471L560 460", 6, named("steel")),
    tube(data, 19, sleeve),
    rect(84, 143, 62, 30, { rx: 4, fill: pen.tube(zinc, "down"), stroke: zinc.edge, "stroke-width": 1.6 }),
    rect(104, 134, 14, 48, { rx: 2, fill: pen.tube(named("steel"), "down"), stroke: "#343a41", "stroke-width": 1.4 }),
    rect(440, 456, 60, 28, {
      rx: 4,
      fill: pen.tube(zinc, "down"),
      stroke: zinc.edge,
      "stroke-width": 1.6,
      transform: "rotate(-7 470 470)",
    }),
    circle(38, 158, 17, { fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 2 }),
    circle(38, 158, 8, { fill: "#efedeb", stroke: "#343a41", "stroke-width": 1.4 }),
    rect(548, 444, 30, 30, { rx: 4, fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 2 }),
  ].join("");
  return { body, box: { x: 20, y: 128, width: 560, height: 386 }, sizeMm: [1640, 6], focus: [120, 160], pack: "bag" };
}

function leads({ pen, random, colour }: Sheet): Artwork {
  const wire = paint(colour(random.pick(["black", "red", "blue", "orange", "yellow"])));
  const boot = named("rubber");
  const count = random.pick([6, 8, 4]);
  const body =
    repeat(count, (index) => {
      const endX = 62 + (index * 476) / (count - 1);
      const data = d`M${300 + (index - (count - 1) / 2) * 17} 150C${300 + (index - (count - 1) / 2) * 20} 270 ${endX} 250 ${endX} ${396}`;
      return (
        tube(data, 16, wire) +
        path(
          outline([
            [endX - 12, 386, 6],
            [endX + 12, 386, 6],
            [endX + 17, 490, 8],
            [endX - 17, 490, 8],
          ]),
          { fill: pen.tube(boot), stroke: boot.edge, "stroke-width": 1.4 },
        ) +
        rect(endX - 9, 488, 18, 13, { fill: pen.tube(named("alloy")) })
      );
    }) +
    path(
      outline([
        [300 - count * 11, 96, 16],
        [300 + count * 11, 96, 16],
        [300 + count * 12, 166, 10],
        [300 - count * 12, 166, 10],
      ]),
      { fill: pen.face(boot, "down"), stroke: boot.edge, "stroke-width": 2 },
    ) +
    rect(300 - count * 9, 112, count * 18, 9, { rx: 4, fill: boot.shine, opacity: 0.5 });
  return { body, box: { x: 44, y: 96, width: 512, height: 406 }, sizeMm: [920, 8], focus: [300, 190] };
}

const connectorColours = ["#efe7d2", "#1f56a8", "#c8102e", "#1f6b45", "#f2c418", "#80868e"] as const;

function loom({ pen, random }: Sheet): Artwork {
  const tape = named("black");
  const trunk: Point[] = [
    [44, 320],
    [180, 290],
    [320, 316],
    [450, 280],
    [556, 310],
  ];
  const branches = [
    [110, 300, 84, 150],
    [188, 290, 214, 128],
    [262, 302, 330, 164],
    [330, 314, 300, 470],
    [402, 296, 452, 140],
    [452, 280, 500, 440],
    [150, 296, 160, 462],
  ] as const;
  const drawn = branches.map(([x, y, toX, toY], index) => {
    const wires = repeat(4, (wire) =>
      stroke(
        d`M${x + wire * 4 - 6} ${y}C${x + wire * 4} ${(y + toY) / 2} ${toX + wire * 7 - 10} ${(y + toY) / 2} ${toX + wire * 8 - 12} ${toY}`,
        ["#c8102e", "#23262b", "#f2c418", "#1f6b45", "#1f56a8"][(index + wire) % 5] ?? "#23262b",
        5,
      ),
    );
    const plug = paint(random.pick(connectorColours));
    const top = toY < y ? toY - 34 : toY - 4;
    return (
      wires +
      rect(toX - 25, top, 50, 40, { rx: 5, fill: pen.face(plug), stroke: plug.edge, "stroke-width": 1.8 }) +
      repeat(4, (pin) => rect(toX - 20 + pin * 11, top + 13, 7, 14, { fill: "#14171b" }))
    );
  });
  const body =
    drawn.join("") +
    tube(spline(trunk), 34, tape) +
    stroke(spline(trunk), "#000000", 32, { "stroke-dasharray": "2 13", opacity: 0.45, "stroke-linecap": "butt" }) +
    rect(24, 296, 44, 50, { rx: 5, fill: pen.face(named("gelcoat")), stroke: "#7d7a72", "stroke-width": 1.8 }) +
    rect(538, 286, 40, 50, { rx: 5, fill: pen.face(paint("#1f56a8")), stroke: "#122c55", "stroke-width": 1.8 });
  return { body, box: { x: 24, y: 90, width: 554, height: 420 }, sizeMm: [2350, 600], focus: [330, 310] };
}

function wiper({ pen, random, material }: Sheet): Artwork {
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
