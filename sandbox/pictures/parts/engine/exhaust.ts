import type { Artwork, Sheet } from "#sandbox/pictures/drawing/artwork.ts";
import { drawTemplate } from "#sandbox/pictures/drawing/draw-template.ts";
import { material as named } from "#sandbox/pictures/drawing/material.ts";
import { d, outline } from "#sandbox/pictures/drawing/path-data.ts";
import { ellipse, path, rect, repeat, stroke } from "#sandbox/pictures/drawing/shapes.ts";
import { boltHole, lyingCylinder, tube } from "#sandbox/pictures/drawing/solids.ts";

/** Extractors, mufflers and whole systems. */
export function exhaust(sheet: Sheet): Artwork {
  switch (sheet.family) {
    case "extractors":
      return extractors(sheet);
    case "muffler":
      return muffler(sheet);
    default:
      return drawTemplate("fuel/exhaust-system", sheet, { slots: { metal: sheet.material("alloy") } });
  }
}

function extractors({ pen, random, material, bores }: Sheet): Artwork {
  const metal = material("alloy");
  const ports = bores || random.pick([4, 3, 4]);
  const order = Array.from({ length: ports }, (_, index) => (index % 2 === 0 ? index / 2 : ports - (index + 1) / 2));
  const spread = 400 / (ports - 1);
  const pipes = order.map((index) => {
    const x = 100 + index * spread;
    const end = 300 + (index - (ports - 1) / 2) * 24;
    return tube(d`M${x} 134V176C${x} 290 ${end} 270 ${end} 396`, Math.min(44, 200 / ports), metal, { "stroke-linecap": "butt" });
  });
  const body = [
    ...pipes,
    path(
      outline([
        [246, 380, 4],
        [354, 380, 4],
        [336, 442, 4],
        [264, 442, 4],
      ]),
      { fill: pen.tube(metal), stroke: metal.edge, "stroke-width": 2 },
    ),
    rect(264, 440, 72, 66, { fill: pen.tube(metal), stroke: metal.edge, "stroke-width": 2 }),
    rect(236, 502, 128, 20, { rx: 6, fill: pen.tube(metal), stroke: metal.edge, "stroke-width": 2 }),
    stroke("M256 396H344", metal.edge, 2.4, { opacity: 0.6 }),
    rect(44, 112, 512, 30, { rx: 7, fill: pen.linear(metal.face, "down"), stroke: metal.edge, "stroke-width": 2 }),
    repeat(ports, (index) => boltHole(100 + index * spread - 136 / ports, 127, 6) + boltHole(100 + index * spread + 136 / ports, 127, 6)),
    repeat(ports, (index) =>
      stroke(d`M${100 + index * spread - 104 / ports} 144H${100 + index * spread + 104 / ports}`, "#a77b3c", 3, { opacity: 0.6 }),
    ),
  ].join("");
  return { body, box: { x: 44, y: 112, width: 512, height: 410 }, sizeMm: [585, 470], focus: [330, 380] };
}

function canister({ pen, material }: Sheet, x: number, y: number, width: number, height: number): string {
  const metal = material("alloy");
  return (
    lyingCylinder(pen, x, y, width, height, metal, metal, 0.34) +
    [x + 14, x + width - 10]
      .map((at) =>
        path(d`M${at} ${y}A${height * 0.17} ${height / 2} 0 0 1 ${at} ${y + height}`, {
          fill: "none",
          stroke: metal.edge,
          "stroke-width": 3,
          opacity: 0.55,
        }),
      )
      .join("") +
    stroke(d`M${x + 24} ${y + height * 0.24}H${x + width - 18}`, "#ffffff", height * 0.06, { opacity: 0.75 })
  );
}

function muffler(sheet: Sheet): Artwork {
  const { pen, random } = sheet;
  const metal = sheet.material("alloy");
  const height = random.between(128, 168);
  const y = 300 - height / 2;
  const isTwin = random.whole(0, 1) === 1;
  const inlet = y + height * 0.5;
  const tip = (at: number) =>
    lyingCylinder(pen, 446, at - 24, 108, 48, named("chrome")) +
    ellipse(554, at, 7, 24, { fill: "#0d0f12", stroke: "#39424c", "stroke-width": 3 });
  const body = [
    lyingCylinder(pen, 40, inlet - 24, 110, 48, metal),
    ellipse(40, inlet, 6, 24, { fill: "#1a1d21" }),
    isTwin ? tip(y + height * 0.26) + tip(y + height * 0.76) : tip(y + height * 0.36),
    canister(sheet, 122, y, 340, height),
    rect(256, y + height * 0.44, 86, 3, { fill: metal.edge, opacity: 0.4 }),
  ].join("");
  return { body, box: { x: 36, y, width: 526, height }, sizeMm: [620, 180], focus: [510, 300] };
}
