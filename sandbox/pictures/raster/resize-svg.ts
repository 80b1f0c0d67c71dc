import type { Anchor } from "./transform.ts";

const alignments: Readonly<Record<Anchor, string>> = {
  center: "xMidYMid",
  top: "xMidYMin",
  bottom: "xMidYMax",
  left: "xMinYMid",
  right: "xMaxYMid",
};

/** Gives a drawn SVG another size: it scales without loss, its ground goes on beyond its frame, and a crop cuts it. */
export function resizeSvg(svg: string, size: { width: number; height: number }, crop: Anchor | undefined): string {
  const aspect = crop ? `${alignments[crop]} slice` : "xMidYMid meet";
  return svg.replace(
    /^(<svg [^>]*?) width="[\d.]+" height="[\d.]+"/,
    `$1 width="${size.width}" height="${size.height}" preserveAspectRatio="${aspect}"`,
  );
}
