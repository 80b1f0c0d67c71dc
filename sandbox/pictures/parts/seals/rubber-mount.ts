import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named, paint, type Material } from "#sandbox/pictures/drawing/material.ts";
import { outline } from "#sandbox/pictures/drawing/path-data.ts";
import type { Pen } from "#sandbox/pictures/drawing/pen.ts";
import { ellipse, group, path, rect, repeat } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHole, uprightCylinder } from "#sandbox/pictures/drawing/solids.ts";

/** Engine mounts, bush kits laid out in rows, small rubbers. */
export function rubberMount(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "mount_rubber":
      return mount(sheet);
    case "bush_small":
      return smallRubber(sheet);
    default:
      return bushKit(sheet);
  }
}

function bush(pen: Pen, x: number, y: number, width: number, rubber: Material): string {
  const height = width * 0.78;
  return group(
    ellipse(width / 2 + 3, height + 4, width * 0.55, width * 0.16, { fill: "#1c2230", opacity: 0.18 }) +
      uprightCylinder(pen, 0, 0, width, height, rubber, rubber, 0.42) +
      rect(-width * 0.06, height * 0.36, width * 1.12, height * 0.22, {
        rx: 4,
        fill: pen.tube(rubber),
        stroke: rubber.edge,
        "stroke-width": 1,
      }) +
      ellipse(width / 2, 0, width * 0.3, width * 0.125, { fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 1.2 }) +
      ellipse(width / 2, 0, width * 0.2, width * 0.08, { fill: "#0d0f12" }),
    { transform: `translate(${x} ${y})` },
  );
}

function bushKit({ pen, random, colour, words }: Sheet): Artwork {
  const rubber = paint(words ? colour("black") : random.pick(["#23262b", "#c8102e", "#f2c418", "#23262b", "#1f56a8"]));
  const rows = [
    [5, 78, 96],
    [4, 92, 216],
    [3, 116, 352],
  ] as const;
  const body = rows
    .map(([count, width, y]) =>
      repeat(count, (index) => bush(pen, 300 - (count * (width + 18)) / 2 + 9 + index * (width + 18), y, width, rubber)),
    )
    .join("");
  return {
    body,
    box: { x: 62, y: 76, width: 476, height: 392 },
    sizeMm: [48, 38],
    piece: { x: 422, y: 336, width: 124, height: 112 },
    focus: [300, 380],
    pack: "bag",
  };
}

function mount({ pen, random }: Sheet): Artwork {
  const [steel, rubber, zinc] = [named("black"), named("rubber"), named("zinc")];
  const bulge = random.between(10, 34);
  const stud = (x: number, y: number, height: number) =>
    rect(x - 12, y, 24, height, { fill: pen.tube(zinc), stroke: zinc.edge, "stroke-width": 1.4 }) +
    repeat(Math.floor(height / 8), (index) => rect(x - 14, y + index * 8, 28, 2.6, { fill: zinc.dark }));
  const body = [
    stud(300, 96, 96),
    stud(220, 420, 80),
    stud(380, 420, 80),
    path(`M168 232Q${150 - bulge} 310 160 398H440Q${450 + bulge} 310 432 232Z`, {
      fill: pen.tube(rubber),
      stroke: rubber.edge,
      "stroke-width": 2.4,
    }),
    rect(150, 300, 300, 6, { fill: rubber.shine, opacity: 0.3 }),
    path(
      outline([
        [110, 190, 14],
        [490, 190, 14],
        [478, 236, 10],
        [122, 236, 10],
      ]),
      { fill: pen.face(steel, "down"), stroke: steel.edge, "stroke-width": 2.2 },
    ),
    path(
      outline([
        [92, 394, 10],
        [508, 394, 10],
        [520, 436, 12],
        [80, 436, 12],
      ]),
      { fill: pen.face(steel, "down"), stroke: steel.edge, "stroke-width": 2.2 },
    ),
    boltHole(116, 415, 9),
    boltHole(484, 415, 9),
    rect(276, 166, 48, 26, { rx: 4, fill: pen.tube(zinc), stroke: zinc.edge, "stroke-width": 1.6 }),
  ].join("");
  return { body, box: { x: 80, y: 96, width: 440, height: 404 }, sizeMm: [126, 92], focus: [400, 300] };
}

function smallRubber({ pen, random, material }: Sheet): Artwork {
  const rubber = material("rubber");
  const grommet = (x: number, y: number, r: number) =>
    group(
      ellipse(3, r * 0.34, r, r * 0.5, { fill: "#1c2230", opacity: 0.2 }) +
        ellipse(0, r * 0.16, r, r * 0.56, { fill: rubber.edge }) +
        ellipse(0, 0, r, r * 0.56, { fill: pen.face(rubber), stroke: rubber.edge, "stroke-width": 1.6 }) +
        ellipse(0, -r * 0.04, r * 0.66, r * 0.35, { fill: rubber.edge }) +
        ellipse(0, -r * 0.1, r * 0.6, r * 0.3, { fill: pen.face(rubber, "up") }) +
        ellipse(0, -r * 0.12, r * 0.3, r * 0.15, { fill: "#050608" }),
      { transform: `translate(${x} ${y})` },
    );
  const stop = (x: number, y: number) =>
    uprightCylinder(pen, x - 40, y, 80, 66, rubber, rubber, 0.42) +
    rect(x - 10, y + 74, 20, 50, { fill: pen.tube(named("zinc")), stroke: "#5c5334", "stroke-width": 1.2 }) +
    repeat(6, (index) => rect(x - 12, y + 80 + index * 7, 24, 2.4, { fill: "#7e7348" }));
  const lead = random.whole(90, 106);
  return {
    body:
      grommet(180, 190, lead) +
      grommet(420, 170, 70) +
      grommet(470, 300, 50) +
      grommet(120, 350, 60) +
      stop(290, 290) +
      stop(420, 390) +
      grommet(180, 464, 66),
    box: { x: 60, y: 116, width: 464, height: 404 },
    sizeMm: [38, 24],
    focus: [180, 190],
    pack: "bag",
  };
}
