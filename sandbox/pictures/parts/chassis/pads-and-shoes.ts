import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { material as named, paint } from "#sandbox/pictures/drawing/material.ts";
import { hole, outline, ringSector } from "#sandbox/pictures/drawing/path-data.ts";
import { circle, group, path, polar, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHole, tube } from "#sandbox/pictures/drawing/solids.ts";

/** Brake pads in sets of four, brake shoes in pairs. */
export function padsAndShoes(sheet: Sheet): Artwork {
  return sheet.family === "brake_shoes" ? shoes(sheet) : pads(sheet);
}

function pads({ pen, random, words }: Sheet): Artwork {
  const plate = words.includes("red") ? paint("#b3202c") : named("black");
  const lining = paint(random.pick(["#6e675d", "#57595c", "#7a6a55"]));
  const hasSlot = random.whole(0, 1) === 1;
  const ear = random.between(14, 26);
  const pad = (transform: string) => {
    const plateShape = outline([
      [-100, -52, 18],
      [-30, -72, 20],
      [30, -72, 20],
      [100, -52, 18],
      [122, -40, 6],
      [122, -40 + ear, 6],
      [106, -8, 6],
      [98, 58, 16],
      [-98, 58, 16],
      [-106, -8, 6],
      [-122, -40 + ear, 6],
      [-122, -40, 6],
    ]);
    const block = outline([
      [-84, -40, 14],
      [-26, -56, 16],
      [26, -56, 16],
      [84, -40, 14],
      [82, 46, 10],
      [-82, 46, 10],
    ]);
    return group(
      path(plateShape, { fill: plate.edge, transform: "translate(5 8)" }) +
        path(plateShape, { fill: pen.face(plate), stroke: plate.edge, "stroke-width": 2 }) +
        path(block, { fill: lining.edge, transform: "translate(3 5)" }) +
        path(block, { fill: pen.face(lining), stroke: lining.edge, "stroke-width": 1.6 }) +
        repeat(34, (index) =>
          circle(-76 + ((index * 47) % 152), -38 + ((index * 31) % 80), 1.6 + (index % 3) * 0.5, {
            fill: index % 2 ? lining.edge : lining.shine,
            opacity: 0.6,
          }),
        ) +
        (hasSlot
          ? stroke("M0 -54V46", "#17191d", 7, { "stroke-linecap": "butt" })
          : stroke("M-40 -50V46M40 -50V46", "#17191d", 5, { "stroke-linecap": "butt" })) +
        path("M-84 -40L-60 -46L-62 46H-82Z", { fill: "#ffffff", opacity: 0.16 }),
      { transform },
    );
  };
  return {
    body:
      pad("translate(182 196) rotate(-8)") +
      pad("translate(428 210) rotate(6)") +
      pad("translate(178 396) rotate(-4)") +
      pad("translate(424 410) rotate(9)"),
    box: { x: 54, y: 110, width: 500, height: 372 },
    sizeMm: [148, 62],
    piece: { x: 304, y: 330, width: 250, height: 150 },
    focus: [424, 400],
    count: 4,
  };
}

function shoes({ pen, random }: Sheet): Artwork {
  const steel = named("black");
  const lining = paint("#8a7a63");
  const sweep = random.between(58, 66);
  const shoe = (isLeft: boolean) => {
    const web = ringSector(0, 0, 118, 184, 180 - sweep, 180 + sweep);
    const [x1, y1] = polar(0, 0, 150, 180 - sweep + 8);
    const [x2, y2] = polar(0, 0, 150, 180 + sweep - 8);
    return group(
      path(`${web}${hole(-150, 0, 12)}${hole(-140, -48, 8)}${hole(-140, 48, 8)}`, {
        "fill-rule": "evenodd",
        fill: pen.face(steel),
        stroke: steel.edge,
        "stroke-width": 2,
      }) +
        path(ringSector(0, 0, 182, 190, 180 - sweep, 180 + sweep), { fill: steel.light, stroke: steel.edge, "stroke-width": 1.6 }) +
        path(ringSector(0, 0, 190, 210, 184 - sweep, 176 + sweep), { fill: pen.face(lining), stroke: lining.edge, "stroke-width": 1.8 }) +
        repeat(7, (index) => circle(...polar(0, 0, 200, 190 - sweep + (index * (2 * sweep - 20)) / 6), 4, { fill: lining.edge })) +
        boltHole(x1, y1, 7) +
        boltHole(x2, y2, 7),
      { transform: isLeft ? "translate(290 300)" : "translate(310 300) scale(-1 1)" },
    );
  };
  const springs = [206, 396]
    .map((y) => tube(`M214 ${y}H386`, 15, named("zinc")) + repeat(16, (index) => stroke(`M${236 + index * 8} ${y - 8}l4 16`, "#5c5334", 2)))
    .join("");
  return {
    body: springs + shoe(true) + shoe(false),
    box: { x: 80, y: 106, width: 440, height: 388 },
    sizeMm: [228, 45],
    focus: [130, 240],
    count: 2,
  };
}
