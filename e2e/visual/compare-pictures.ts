import sharp from "sharp";

/** How far two colours may lie apart unseen, of 1. One machine and one browser make both pictures, so whatever an eye could tell apart was changed. */
const threshold = 0.02;
/** The largest distance in YIQ, which weighs brightness and hue as eyes do: Kotsarenko and Ramos, "Measuring perceived color difference using YIQ". */
const largestDelta = 35_215;

type Comparison = { differing: number; drawing: Buffer };

/** How many pixels of two PNGs an eye could tell apart, and the second one pale, with those in red. What one has beyond the other's edges differs. */
export async function comparePictures(reference: Buffer, picture: Buffer): Promise<Comparison> {
  const [before, after] = await Promise.all(
    [reference, picture].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!before || !after) throw new Error("Two pictures are compared");
  const width = Math.max(before.info.width, after.info.width);
  const height = Math.max(before.info.height, after.info.height);
  const drawing = Buffer.alloc(width * height * 3, 0xff);
  let differing = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const a = offsetOf(before.info, x, y);
      const b = offsetOf(after.info, x, y);
      if (a < 0 || b < 0 || isSeen(before.data, a, after.data, b)) {
        differing += 1;
        drawing[at + 1] = 0;
        drawing[at + 2] = 0;
      } else drawing[at] = drawing[at + 1] = drawing[at + 2] = 225 + (after.data[b + 1] ?? 0) * 0.1;
    }
  const png = sharp(drawing, { raw: { width, height, channels: 3 } }).png({ compressionLevel: 2 });
  return { differing, drawing: await png.toBuffer() };
}

/** Where a pixel's colours begin; negative beyond the edges. */
function offsetOf({ width, height }: { width: number; height: number }, x: number, y: number): number {
  return x < width && y < height ? (y * width + x) * 3 : -1;
}

function isSeen(before: Buffer, a: number, after: Buffer, b: number): boolean {
  const red = (before[a] ?? 0) - (after[b] ?? 0);
  const green = (before[a + 1] ?? 0) - (after[b + 1] ?? 0);
  const blue = (before[a + 2] ?? 0) - (after[b + 2] ?? 0);
  if (red === 0 && green === 0 && blue === 0) return false;
  const y = red * 0.298_895_31 + green * 0.586_622_47 + blue * 0.114_482_23;
  const i = red * 0.595_977_99 - green * 0.274_176_1 - blue * 0.321_801_89;
  const q = red * 0.211_470_17 - green * 0.522_617_11 + blue * 0.311_146_94;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > largestDelta * threshold * threshold;
}
