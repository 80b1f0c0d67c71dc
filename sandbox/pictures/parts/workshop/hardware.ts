import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named, paint } from "#sandbox/pictures/drawing/material.ts";
import { outline } from "#sandbox/pictures/drawing/path-data.ts";
import type { Pen } from "#sandbox/pictures/drawing/pen.ts";
import { circle, ellipse, group, path, polar, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { clamps } from "./clamps.ts";

/** Clips, bolts, nuts, clamps, plugs and terminals in an ordered scatter. */
export function hardware(sheet: Sheet): Artwork {
  const { pen, family, random } = sheet;
  switch (family) {
    case "spark_plug":
      return sparkPlugs(sheet);
    case "bolts":
      return scatter([5, 2, 1], (index) => (index % 3 === 2 ? washer(sheet) : bolt(sheet, random.between(90, 130))), [8, 35], sheet);
    case "nuts":
      return scatter([5, 4, 0.92], () => wheelNut(sheet), [19, 32], sheet);
    case "clamp":
      return clamps(sheet);
    case "box_assort":
      return scatter([5, 3, 0.95], (index) => terminal(pen, index), [6, 24], sheet);
    default:
      return scatter([5, 4, 0.92], () => clip(sheet), [12, 18], sheet);
  }
}

/** As many as the engine has cylinders, four to a row. */
function sparkPlugs(sheet: Sheet): Artwork {
  const count = [4, 6, 8].find((known) => known === sheet.quantity) ?? 4;
  const rows = count > 4 ? 2 : 1;
  const art = scatter([count / rows, rows, rows === 1 ? 1.06 : 0.56], () => sparkPlug(sheet.pen), [14, 62], sheet);
  return { ...art, count };
}

function scatter(
  [columns, rows, scale]: readonly [number, number, number],
  draw: (index: number) => string,
  sizeMm: readonly [number, number],
  { random }: Sheet,
): Artwork {
  const [stepX, stepY] = [460 / columns, 400 / rows];
  const body = repeat(columns * rows, (index) => {
    const x = 70 + stepX * ((index % columns) + 0.5);
    const y = 100 + stepY * (Math.floor(index / columns) + 0.5);
    const turn = random.between(-14, 14);
    return group(draw(index), { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${scale})` });
  });
  return {
    body,
    box: { x: 70, y: 100, width: 460, height: 400 },
    piece: {
      x: 70 + stepX * (columns - 0.5) - stepX * 0.4,
      y: 100 + stepY * (rows - 0.5) - stepY * (rows === 1 ? 0.49 : 0.44),
      width: stepX * 0.8,
      height: stepY * (rows === 1 ? 0.93 : 0.88),
    },
    sizeMm,
    focus: [300, 300],
    pack: "bag",
    count: 0,
  };
}

function hexHead(sheet: Sheet, y: number, half: number): string {
  const zinc = sheet.material("zinc");
  return path(
    outline([
      [-half, y, 5],
      [half, y, 5],
      [half, y + 22, 4],
      [-half, y + 22, 4],
    ]),
    {
      fill: sheet.pen.linear(
        [
          [0, zinc.mid],
          [0.24, zinc.dark],
          [0.26, zinc.shine],
          [0.55, zinc.light],
          [0.74, zinc.mid],
          [0.76, zinc.dark],
          [1, zinc.edge],
        ],
        "across",
      ),
      stroke: zinc.edge,
      "stroke-width": 1.4,
    },
  );
}

function bolt(sheet: Sheet, length: number): string {
  const { pen } = sheet;
  const zinc = sheet.material("zinc");
  const threads = Math.floor((length * 0.6) / 6);
  return (
    rect(-11, -64, 22, length, { rx: 2, fill: pen.tube(zinc), stroke: zinc.edge, "stroke-width": 1.2 }) +
    repeat(threads, (index) => stroke(`M-12 ${length - 68 - index * 6}L12 ${length - 71 - index * 6}`, zinc.edge, 2)) +
    ellipse(0, -62, 31, 7, { fill: zinc.light, stroke: zinc.edge, "stroke-width": 1.2 }) +
    hexHead(sheet, -86, 24)
  );
}

function washer({ pen, material }: Sheet): string {
  const zinc = material("zinc");
  return (
    circle(2, 4, 32, { fill: "#1c2230", opacity: 0.2 }) +
    circle(0, 0, 23, { fill: "none", stroke: pen.face(zinc), "stroke-width": 18 }) +
    circle(0, 0, 32, { fill: "none", stroke: zinc.edge, "stroke-width": 1.2 }) +
    circle(0, 0, 14, { fill: "none", stroke: zinc.edge, "stroke-width": 1.2 })
  );
}

function wheelNut({ pen, material }: Sheet): string {
  const chrome = material("chrome");
  const corners = [0, 1, 2, 3, 4, 5].map((index) => {
    const [x, y] = polar(0, 0, 40, index * 60 + 30);
    return [x, y, 5] as const;
  });
  return (
    circle(3, 6, 38, { fill: "#1c2230", opacity: 0.22 }) +
    path(outline(corners), { fill: pen.face(chrome), stroke: chrome.edge, "stroke-width": 1.8 }) +
    circle(0, 0, 31, { fill: pen.face(chrome, "up"), stroke: chrome.edge, "stroke-width": 1.2 }) +
    circle(0, 0, 19, { fill: "#15181c" }) +
    repeat(3, (index) => circle(0, 0, 12 + index * 3, { fill: "none", stroke: "#59626b", "stroke-width": 1 }))
  );
}

function clip({ pen, material }: Sheet): string {
  const nylon = material("black");
  return (
    ellipse(3, 6, 32, 11, { fill: "#1c2230", opacity: 0.2 }) +
    path("M-9 -6H9L12 14L7 20L10 30L5 36L7 46L0 60L-7 46L-5 36L-10 30L-7 20L-12 14Z", {
      fill: pen.tube(nylon),
      stroke: nylon.edge,
      "stroke-width": 1.3,
    }) +
    ellipse(0, -4, 33, 11, { fill: nylon.edge }) +
    ellipse(0, -10, 33, 12, { fill: pen.face(nylon), stroke: nylon.edge, "stroke-width": 1.4 }) +
    ellipse(0, -12, 14, 5, { fill: nylon.dark, stroke: nylon.shine, "stroke-width": 1 })
  );
}

function sparkPlug(pen: Pen): string {
  const [steel, white] = [named("steel"), paint("#f4f2ea")];
  return [
    rect(-11, -196, 22, 32, { rx: 4, fill: pen.tube(named("alloy")), stroke: "#565f68", "stroke-width": 1.4 }),
    path("M-17 -164H17L23 -30H-23Z", { fill: pen.tube(white), stroke: white.edge, "stroke-width": 1.6 }),
    repeat(4, (index) =>
      rect(-20 - index * 0.8, -146 + index * 22, 40 + index * 1.6, 9, {
        rx: 4,
        fill: pen.tube(white),
        stroke: white.edge,
        "stroke-width": 0.8,
      }),
    ),
    stroke("M-14 -52H14", "#1f56a8", 7),
    rect(-30, -34, 60, 26, { rx: 4, fill: pen.tube(steel), stroke: steel.edge, "stroke-width": 1.4 }),
    path(
      outline([
        [-42, -8, 4],
        [42, -8, 4],
        [42, 38, 4],
        [-42, 38, 4],
      ]),
      {
        fill: pen.linear(
          [
            [0, steel.mid],
            [0.22, steel.dark],
            [0.25, steel.shine],
            [0.6, steel.light],
            [0.75, steel.mid],
            [0.78, steel.dark],
            [1, steel.edge],
          ],
          "across",
        ),
        stroke: steel.edge,
        "stroke-width": 1.6,
      },
    ),
    rect(-33, 38, 66, 13, { rx: 5, fill: pen.tube(named("copper")), stroke: "#743d1f", "stroke-width": 1.2 }),
    rect(-24, 50, 48, 92, { fill: pen.tube(steel), stroke: steel.edge, "stroke-width": 1.4 }),
    repeat(12, (index) => stroke(`M-25 ${58 + index * 7}L25 ${55 + index * 7}`, steel.edge, 2.4)),
    rect(-5, 142, 10, 22, { fill: pen.tube(named("brass")) }),
    path("M16 140V176H-8", { fill: "none", stroke: steel.dark, "stroke-width": 9 }),
  ].join("");
}

const sleeveColours = ["#c8102e", "#1f56a8", "#f2c418"] as const;

function terminal(pen: Pen, index: number): string {
  const [tin, sleeve] = [named("brass"), paint(sleeveColours[index % 3] ?? "#c8102e")];
  const tip =
    index % 2
      ? circle(0, -34, 19, { fill: pen.face(tin), stroke: tin.edge, "stroke-width": 1.6 }) +
        circle(0, -34, 9, { fill: "#e9e7e4", stroke: tin.edge, "stroke-width": 1.4 })
      : rect(-14, -56, 28, 44, { rx: 4, fill: pen.tube(tin), stroke: tin.edge, "stroke-width": 1.6 }) +
        rect(-14, -54, 9, 40, { fill: tin.dark, opacity: 0.5 });
  return (
    ellipse(4, 52, 20, 7, { fill: "#1c2230", opacity: 0.2 }) +
    tip +
    rect(-9, -18, 18, 16, { fill: pen.tube(tin) }) +
    path(
      outline([
        [-14, -8, 5],
        [14, -8, 5],
        [17, 50, 6],
        [-17, 50, 6],
      ]),
      { fill: pen.tube(sleeve), stroke: sleeve.edge, "stroke-width": 1.5 },
    )
  );
}
