import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { type PartFamily, partFamilies } from "../addresses/part-family.ts";
import type { PartPicture } from "../addresses/picture-request.ts";
import { createPen } from "../drawing/pen.ts";
import { createSheet } from "../drawing/sheet.ts";
import { shapeDifference, type ShapePixels, shapePixels } from "../testing/shape-difference.ts";
import { drawPart } from "./renderers.ts";

/** What a family draws besides its usual thing. */
const types: readonly [PartFamily, string][] = [
  ["pump_mech", "oil pump"],
  ["pump_mech", "power steering pump"],
  ["radiator", "heater core"],
  ["radiator", "under-dash air conditioning kit"],
  ["gasket_set", "carburettor rebuild kit"],
  ["gasket_flat", "tail light gasket pair"],
  ["sender", "temperature sender"],
  ["sender", "fuel sender unit"],
];

/** Round things are round: their shape counts with the light on it. The nearest are a polo and a T-shirt. */
const smallestDifference = 0.15;

function partSvg(part: Partial<PartPicture> & Pick<PartPicture, "family">): string {
  const pen = createPen();
  const { body, box } = drawPart(createSheet({ kind: "part", view: "hero", seed: 3, ...part }, pen));
  const frame = `viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width="${box.width}" height="${box.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><defs>${pen.definitions()}</defs>${body}</svg>`;
}

describe("drawings of parts", () => {
  let drawings: { name: string; pixels: ShapePixels }[];

  beforeAll(async () => {
    const parts = [...partFamilies.map((family) => ({ family, type: "" })), ...types.map(([family, type]) => ({ family, type }))];
    drawings = await Promise.all(
      parts
        .filter(({ family, type }) => type !== "" || family !== "sender")
        .map(async (part) => ({ name: `${part.family} ${part.type}`.trim(), pixels: await shapePixels(partSvg(part)) })),
    );
  });

  it("are no two alike in shape and light", () => {
    const pairs = drawings.flatMap((one, index) => drawings.slice(index + 1).map((other) => ({ one, other })));
    const alike = pairs.filter(({ one, other }) => shapeDifference(one.pixels, other.pixels) < smallestDifference);
    expect(alike.map(({ one, other }) => `${one.name} = ${other.name}`)).toEqual([]);
  });

  it("show a pair as two, the second for the other side, and a set as its pieces", () => {
    const count = (part: Parameters<typeof partSvg>[0]) =>
      drawPart(createSheet({ kind: "part", view: "hero", seed: 3, ...part }, createPen())).count ?? 1;
    expect([undefined, 1, 2].map((quantity) => count({ family: "shock", quantity }))).toEqual([1, 1, 2]);
    expect(partSvg({ family: "mirror", quantity: 2 })).toContain("matrix(-1 0 0 1");
    expect([4, 6, 8].map((quantity) => count({ family: "spark_plug", quantity }))).toEqual([4, 6, 8]);
    expect([5, 7, 9].map((quantity) => count({ family: "leads", quantity }))).toEqual([5, 7, 9]);
    expect(count({ family: "clip", quantity: 50 })).toBe(0);
  });

  it("give a heater core nothing to fill: nothing stands above its two pipes", async () => {
    const { data, info } = await sharp(Buffer.from(partSvg({ family: "radiator", type: "heater core" })))
      .flatten({ background: "#fff" })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const line = [...data.subarray(info.width * 12, info.width * 13)];
    const edges = line.filter((value, index) => value < 250 && (line[index - 1] ?? 255) >= 250);
    expect(edges.length).toBeLessThanOrEqual(1);
  });
});
