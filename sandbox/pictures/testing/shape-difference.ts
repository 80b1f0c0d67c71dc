import sharp from "sharp";

/** A shape as it covers a small grid, each cell from 0 to 255. */
export type ShapePixels = Uint8Array;

const grid = { width: 128, height: 96 };

/** The shape alone, as black as its edge allows: trimmed of the white about it, as large as the grid and resting on its floor, so that neither size nor place counts. */
export async function shapePixels(svg: string): Promise<ShapePixels> {
  const trimmed = await sharp(Buffer.from(svg))
    .flatten({ background: "#fff" })
    .greyscale()
    .trim({ background: "#fff", threshold: 40 })
    .toBuffer();
  const fitted = sharp(trimmed).resize({ ...grid, fit: "contain", position: "bottom", background: "#fff" });
  return (await fitted.greyscale().negate().raw().toBuffer()).subarray(0, grid.width * grid.height);
}

/** The share of what either shape covers that only one of them covers: 0 for the same shape, 1 for shapes apart. */
export function shapeDifference(one: ShapePixels, other: ShapePixels): number {
  let [apart, either] = [0, 0];
  for (let index = 0; index < one.length; index += 1) {
    const [a, b] = [one[index] ?? 0, other[index] ?? 0];
    apart += Math.abs(a - b);
    either += Math.max(a, b);
  }
  return either === 0 ? 0 : apart / either;
}
