import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** How far two colours may lie apart unseen; black and white are 1 apart. One machine and one browser make both pictures, so whatever an eye could tell apart was changed. */
const threshold = 0.01;

type Comparison = { differing: number; drawing: Buffer };

/** How many pixels of two PNGs an eye could tell apart, and the second one pale, with those in red. What one has beyond the other's edges differs, too. */
export async function comparePictures(reference: Buffer, picture: Buffer): Promise<Comparison> {
  const [before, after] = await Promise.all([sharp(reference).metadata(), sharp(picture).metadata()]);
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const [one, other] = await Promise.all([
    pixelsOf(reference, width - before.width, height - before.height),
    pixelsOf(picture, width - after.width, height - after.height),
  ]);
  const drawing = Buffer.alloc(width * height * 4);
  const differing = pixelmatch(one, other, drawing, width, height, { threshold, includeAA: true });
  const png = sharp(drawing, { raw: { width, height, channels: 4 } }).png({ compressionLevel: 2 });
  return { differing, drawing: await png.toBuffer() };
}

/** Beyond its edges a picture is of a colour that no page has. */
const beyond = { r: 255, g: 0, b: 255, alpha: 1 };

function pixelsOf(png: Buffer, right: number, bottom: number): Promise<Buffer> {
  return sharp(png).ensureAlpha().extend({ right, bottom, background: beyond }).raw().toBuffer();
}
