import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named, paint } from "#sandbox/pictures/drawing/material.ts";
import { d } from "#sandbox/pictures/drawing/path-data.ts";
import { circle, group, path, rect, repeat } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHead, tube } from "#sandbox/pictures/drawing/solids.ts";

/** Coil springs in pairs, and leaf packs. */
export function spring(sheet: Sheet): Artwork {
  return sheet.family === "leaf_spring" ? leafPack(sheet) : coilPair(sheet);
}

function coilPair(sheet: Sheet): Artwork {
  const { random } = sheet;
  const wire = paint(sheet.colour(random.pick(["blue", "red", "black", "yellow"])));
  const turns = random.whole(5, 7);
  const thick = random.between(19, 25);
  const helix = (x: number, half: number) => {
    const step = 372 / turns;
    const y = (index: number) => 118 + index * step;
    const back = repeat(turns, (index) =>
      tube(
        d`M${x + half} ${y(index) + step * 0.46}C${x + half * 0.4} ${y(index) + step * 0.86} ${x - half * 0.5} ${y(index) + step * 0.92} ${x - half} ${y(index + 1)}`,
        thick * 0.94,
        { ...wire, light: wire.mid, mid: wire.dark, dark: wire.edge, shine: wire.mid },
      ),
    );
    const front = repeat(turns + 1, (index) =>
      tube(
        d`M${x - half} ${y(index)}C${x - half * 0.6} ${y(index) - step * 0.2 + 14} ${x + half * 0.5} ${y(index) - step * 0.02 + 12} ${x + half} ${y(index) + step * 0.46}`,
        thick,
        wire,
      ),
    );
    return back + front;
  };
  const body = helix(176, 88) + helix(424, 88);
  return {
    body,
    box: { x: 76, y: 106, width: 448, height: 420 },
    sizeMm: [132, 368],
    count: 2,
    piece: { x: 326, y: 106, width: 196, height: 420 },
    focus: [424, 250],
  };
}

function leafPack(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const steel = sheet.material("black");
  const leaves = random.whole(4, 6);
  const leaf = (index: number) => {
    const half = 246 - index * (170 / leaves);
    const y = 246 + index * 17;
    const sag = 92 * (half / 246) ** 2;
    return path(
      d`M${300 - half} ${y - sag}Q300 ${y + sag} ${300 + half} ${y - sag}L${300 + half} ${y - sag + 14}Q300 ${y + sag + 17} ${300 - half} ${y - sag + 14}Z`,
      {
        fill: pen.linear(
          [
            [0, steel.light],
            [0.5, steel.mid],
            [1, steel.dark],
          ],
          "down",
        ),
        stroke: steel.edge,
        "stroke-width": 1.6,
      },
    );
  };
  const eye = (x: number) =>
    circle(x, 156, 30, { fill: pen.face(steel), stroke: steel.edge, "stroke-width": 2 }) +
    circle(x, 156, 20, { fill: "#15181c" }) +
    circle(x, 156, 12, { fill: pen.face(named("steel")) }) +
    circle(x, 156, 6, { fill: "#efedeb" });
  const bottom = 292 + leaves * 17;
  const body = [
    repeat(leaves, (index) => leaf(leaves - 1 - index)),
    eye(48),
    eye(552),
    group([
      rect(280, 278, 40, leaves * 17 + 22, { rx: 3, fill: pen.tube(named("zinc")), stroke: "#5c5334", "stroke-width": 1.6 }),
      boltHead(pen, 300, 286, 9, named("zinc")),
      rect(292, bottom + 4, 16, 26, { fill: pen.tube(named("zinc")) }),
    ]),
    [170, 430]
      .map((x) =>
        rect(x - 9, 246, 18, 54, {
          rx: 2,
          fill: pen.tube(steel),
          stroke: steel.edge,
          "stroke-width": 1.4,
          transform: `rotate(${x < 300 ? 14 : -14} ${x} 270)`,
        }),
      )
      .join(""),
  ].join("");
  return { body, box: { x: 18, y: 126, width: 564, height: bottom - 92 }, sizeMm: [1420, 210], focus: [520, 180] };
}
