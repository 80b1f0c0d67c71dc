const rasterFormats = ["webp", "avif", "jpg", "png"] as const;
export type RasterFormat = (typeof rasterFormats)[number];

export function rasterFormat(name: string): RasterFormat | undefined {
  return name === "jpeg" || name === "pjpg" ? "jpg" : rasterFormats.find((format) => format === name);
}

export function contentType(format: RasterFormat): string {
  return format === "jpg" ? "image/jpeg" : `image/${format}`;
}
