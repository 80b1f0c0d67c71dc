import { readFile } from "node:fs/promises";
import sharp from "sharp";

const mark = "client/public/favicon.svg";

/** What telephones and desktops show of the installed shop: the mark as it is, and one that a launcher may cut into any shape, its letter well inside the circle that always stays. */
export const appIcons = {
  "icon-192.png": { size: 192, isMaskable: false },
  "icon-512.png": { size: 512, isMaskable: false },
  "icon-maskable-512.png": { size: 512, isMaskable: true },
  "apple-touch-icon.png": { size: 180, isMaskable: true },
} as const;

/** Draws one of them from the shop's mark. */
export async function appIcon({ size, isMaskable }: (typeof appIcons)[keyof typeof appIcons]): Promise<Buffer> {
  const svg = await readFile(mark, "utf8");
  const drawn = isMaskable ? fullBleed(svg) : svg;
  return sharp(Buffer.from(drawn), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** The ground to the very edge, the letter at two thirds of its size. */
function fullBleed(svg: string): string {
  const squared = svg.replace(' rx="7"', "");
  const smaller = squared.replace("<path ", '<path transform="translate(5.3 5.3) scale(0.67)" ');
  if (squared === svg || smaller === squared) throw new Error(`${mark} isn't drawn as expected`);
  return smaller;
}
