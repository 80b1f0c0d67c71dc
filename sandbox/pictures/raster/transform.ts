const largestSide = 2400;

export const anchors = ["center", "top", "bottom", "left", "right"] as const;
export type Anchor = (typeof anchors)[number];

/** A picture's pixels as asked for. `crop` fills the frame and cuts what is outside; without it the whole picture is shown. */
export type Transform = { width?: number; height?: number; crop?: Anchor; format?: RasterFormat; quality?: number };

/** What a request asked wrongly, in words for whoever wrote it. */
export type BadRequest = { problem: string };

export function readSide(name: string, text: string): number | BadRequest {
  const side = Number(text);
  if (!/^\d{1,5}$/.test(text) || side < 1) return { problem: `${name} must be a whole number of pixels, not "${text.slice(0, 40)}".` };
  return side > largestSide ? { problem: `${name} may be at most ${largestSide} pixels.` } : side;
}

/** The size in pixels that a transform gives a picture of the natural size. */
export function targetSize(natural: { width: number; height: number }, { width, height }: Transform): { width: number; height: number } {
  if (width !== undefined && height !== undefined) return { width, height };
  if (width !== undefined) return { width, height: clampSide((width * natural.height) / natural.width) };
  if (height !== undefined) return { width: clampSide((height * natural.width) / natural.height), height };
  return natural;
}

function clampSide(side: number): number {
  return Math.min(largestSide, Math.max(1, Math.round(side)));
}

const rasterFormats = ["webp", "avif", "jpg", "png"] as const;
export type RasterFormat = (typeof rasterFormats)[number];

export function rasterFormat(name: string): RasterFormat | undefined {
  return name === "jpeg" || name === "pjpg" ? "jpg" : rasterFormats.find((format) => format === name);
}

export function contentType(format: RasterFormat): string {
  return format === "jpg" ? "image/jpeg" : `image/${format}`;
}
