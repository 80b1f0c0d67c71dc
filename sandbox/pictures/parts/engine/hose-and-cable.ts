import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named } from "#sandbox/pictures/drawing/material.ts";
import { d, spline } from "#sandbox/pictures/drawing/path-data.ts";
import { circle, group, rect, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { tube } from "#sandbox/pictures/drawing/solids.ts";
import { hose } from "./hose.ts";
import { leads, loom } from "./leads-and-loom.ts";

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

function hoseEnd(x: number, at: number): string {
  const zinc = named("zinc");
  return (
    rect(x - 34, at - 15, 68, 30, { rx: 3, fill: zinc.mid, stroke: zinc.edge, "stroke-width": 1.6 }) +
    rect(x - 34, at - 12, 68, 8, { fill: zinc.shine, opacity: 0.8 }) +
    rect(x - 12, at - 21, 24, 42, { rx: 3, fill: zinc.light, stroke: zinc.edge, "stroke-width": 1.6 }) +
    rect(x - 12, at - 8, 24, 3, { fill: zinc.dark })
  );
}

function brakeHoses({ random, words, quantity, material }: Sheet): Artwork {
  const isBraided = words.includes("stain") || words.includes("braid") || (words === "" && random.whole(0, 1) === 1);
  const skin = isBraided ? named("alloy") : material("rubber");
  const one = (y: number, bow: number) => {
    const data = d`M110 ${y}C240 ${y - bow} 330 ${y + bow} 490 ${y - bow * 0.3}`;
    return (
      tube(data, 20, skin) +
      (isBraided ? stroke(data, "#39424c", 18, { "stroke-dasharray": "2 4", opacity: 0.4, "stroke-linecap": "butt" }) : "") +
      hoseEnd(96, y) +
      hoseEnd(504, y - bow * 0.3)
    );
  };
  const hoses = [one(450, 70), one(300, 60), one(150, 70)].slice(0, quantity === 1 || quantity === 2 ? quantity : 3);
  return {
    body: hoses.toReversed().join(""),
    box: { x: 62, y: [400, 250, 100][hoses.length - 1] ?? 100, width: 476, height: [80, 230, 380][hoses.length - 1] ?? 380 },
    count: hoses.length,
    sizeMm: [410, 22],
    piece: { x: 62, y: 410, width: 476, height: 60 },
    focus: [480, 270],
    pack: "bag",
  };
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
