import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named, type Material, paint } from "#sandbox/pictures/drawing/material.ts";
import { hole, outline } from "#sandbox/pictures/drawing/path-data.ts";
import type { Pen } from "#sandbox/pictures/drawing/pen.ts";
import { circle, group, path, repeat } from "#sandbox/pictures/drawing/shapes.ts";

export function gasketSet(sheet: Sheet): Artwork {
  if (sheet.type.includes("carburettor")) return carburettorKit(sheet);
  const { pen, random } = sheet;
  const [graphite, cork, steel, rubber] = [named("iron"), paint("#c08f58"), named("steel"), named("rubber")];
  const head = headShape(sheet.bores || random.pick([4, 3]), 70, 108, 420, 138);
  const sump =
    outline([
      [60, 290, 24],
      [330, 290, 24],
      [344, 440, 24],
      [46, 440, 24],
    ]) +
    outline([
      [86, 314, 14],
      [306, 314, 14],
      [316, 414, 14],
      [76, 414, 14],
    ]) +
    holes(
      [
        [70, 302],
        [320, 302],
        [332, 428],
        [60, 428],
        [196, 302],
        [196, 427],
      ],
      5,
    );
  const flange = hole(0, 0, 58, 42) + hole(0, 0, 28) + hole(-43, 0, 8) + hole(43, 0, 8);
  const body = [
    cut(pen, head.shape, graphite),
    head.rings.map(([x, y]) => circle(x, y, head.bore + 2, { fill: "none", stroke: pen.face(steel), "stroke-width": 5 })).join(""),
    cut(pen, sump, cork),
    group(cut(pen, flange, graphite), { transform: "translate(440 320) rotate(24)" }),
    group(cut(pen, flange, cork), { transform: "translate(500 420) rotate(-12)" }),
    [
      [398, 446, 34],
      [200, 490, 26],
      [300, 500, 20],
      [116, 494, 18],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          circle(x + 2, y + 4, r, { fill: "none", stroke: "#1c2230", "stroke-width": 9, opacity: 0.2 }) +
          circle(x, y, r, { fill: "none", stroke: rubber.mid, "stroke-width": 9 }) +
          circle(x - 1, y - 1.5, r, { fill: "none", stroke: rubber.shine, "stroke-width": 2, opacity: 0.7 }),
      )
      .join(""),
    repeat(4, (index) => circle(372 + index * 52, 522, 13, { fill: "none", stroke: pen.face(named("copper")), "stroke-width": 7 })),
  ].join("");
  return { body, box: { x: 44, y: 102, width: 512, height: 434 }, sizeMm: [560, 240], focus: [430, 330], pack: "box", count: 0 };
}

/** Bowl and flange gaskets, a needle and seat, jets, a diaphragm: nothing of it reaches the cylinders. */
function carburettorKit({ pen }: Sheet): Artwork {
  const [cork, paper, brass, rubber] = [paint("#c08f58"), named("iron"), named("brass"), named("rubber")];
  const bowl =
    outline([
      [-110, -84, 40],
      [110, -84, 40],
      [110, 84, 40],
      [-110, 84, 40],
    ]) +
    outline([
      [-84, -58, 26],
      [84, -58, 26],
      [84, 58, 26],
      [-84, 58, 26],
    ]) +
    [
      [-92, -66],
      [92, -66],
      [92, 66],
      [-92, 66],
    ]
      .map(([x = 0, y = 0]) => hole(x, y, 6))
      .join("");
  const flange = hole(0, 0, 92, 62) + hole(-24, 0, 26) + hole(30, 0, 26) + hole(-74, 0, 8) + hole(74, 0, 8);
  const jet = (x: number, y: number) =>
    circle(x, y, 17, { fill: pen.face(brass), stroke: brass.edge, "stroke-width": 2 }) + circle(x, y, 5, { fill: "#15181c" });
  const body = [
    group(cut(pen, bowl, cork), { transform: "translate(186 190) rotate(-8)" }),
    group(cut(pen, flange, paper), { transform: "translate(424 170) rotate(14)" }),
    group(cut(pen, hole(0, 0, 70) + hole(0, 0, 22), rubber), { transform: "translate(410 330)" }),
    circle(410, 330, 34, { fill: pen.face(named("steel")), stroke: "#343a41", "stroke-width": 2 }),
    path("M96 356H190L226 368L190 380H96Z", { fill: pen.linear(brass.tube, "down"), stroke: brass.edge, "stroke-width": 1.8 }),
    path("M96 420H170V404H204V452H170V436H96Z", { fill: pen.linear(brass.tube, "down"), stroke: brass.edge, "stroke-width": 1.8 }),
    [270, 318, 366, 414, 462].map((x, index) => jet(x, 456 + (index % 2) * 16)).join(""),
    [252, 300].map((x) => circle(x, 386, 20, { fill: "none", stroke: rubber.mid, "stroke-width": 8 })).join(""),
  ].join("");
  return { body, box: { x: 66, y: 92, width: 460, height: 400 }, sizeMm: [180, 140], focus: [424, 170], pack: "bag", count: 0 };
}

function headShape(
  bores: number,
  x: number,
  y: number,
  width: number,
  height: number,
): { shape: string; rings: readonly (readonly [number, number])[]; bore: number } {
  const step = width / bores;
  const bore = Math.min(step * 0.42, height * 0.34);
  const rings = Array.from({ length: bores }, (_, index) => [x + step * (index + 0.5), y + height / 2] as const);
  const bolts = Array.from({ length: bores + 1 }, (_, index) => x + 13 + (index * (width - 26)) / bores);
  const water = rings.flatMap(
    ([cx]) =>
      [
        [cx - 12, y + 26],
        [cx + 16, y + 22],
        [cx - 16, y + height - 24],
        [cx + 12, y + height - 27],
      ] as const,
  );
  const edge = outline([
    [x, y, 14],
    [x + width * 0.3, y - 6, 10],
    [x + width * 0.6, y, 10],
    [x + width, y - 3, 16],
    [x + width, y + height, 16],
    [x + width * 0.5, y + height + 6, 10],
    [x, y + height, 14],
  ]);
  const shape =
    edge +
    rings.map(([cx, cy]) => hole(cx, cy, bore)).join("") +
    holes(
      bolts.map((bx) => [bx, y + 14] as const),
      6.5,
    ) +
    holes(
      bolts.map((bx) => [bx, y + height - 13] as const),
      6.5,
    ) +
    holes(water, 4.5);
  return { shape, rings, bore };
}

export function headGasket(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const stuff = sheet.material(random.pick(["iron", "copper", "steel"]));
  const bores = sheet.bores || random.pick([4, 3, 6]);
  const { shape, rings, bore } = headShape(bores, 34, 206, 532, 190);
  const fire = rings.map(
    ([x, y]) =>
      circle(x, y, bore + 3, { fill: "none", stroke: pen.face(named("steel")), "stroke-width": 7 }) +
      circle(x, y, bore - 0.5, { fill: "none", stroke: "#3a424b", "stroke-width": 1.4 }),
  );
  return {
    body: cut(pen, shape, stuff) + fire.join(""),
    box: { x: 34, y: 200, width: 532, height: 202 },
    sizeMm: [512, 178],
    focus: [rings[0]?.[0] ?? 120, 250],
    depth: 5,
    pack: "bag",
  };
}

export function cut(pen: Pen, shape: string, stuff: Material, width = 1.8): string {
  return (
    path(shape, { "fill-rule": "evenodd", fill: "#1c2230", opacity: 0.2, transform: "translate(3 5)" }) +
    path(shape, { "fill-rule": "evenodd", fill: pen.face(stuff), stroke: stuff.edge, "stroke-width": width })
  );
}

export function holes(points: readonly (readonly [number, number])[], r: number): string {
  return points.map(([x, y]) => hole(x, y, r)).join("");
}
