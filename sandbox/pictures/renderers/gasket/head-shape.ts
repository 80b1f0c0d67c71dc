import { hole, outline } from "../../drawing/path-data.ts";
import { holes } from "./holes.ts";

export function headShape(
  bores: number,
  x: number,
  y: number,
  width: number,
  height: number,
): { shape: string; rings: readonly (readonly [number, number])[]; bore: number } {
  const step = width / bores;
  const bore = Math.min(step * 0.42, height * 0.34);
  const rings = Array.from({ length: bores }, (_, index) => [x + step * (index + 0.5), y + height / 2] as const);
  const bolts = Array.from({ length: bores + 1 }, (_, index) => x + 13 + (index * (width - 26)) / bores);
  const water = rings.flatMap(
    ([cx]) =>
      [
        [cx - 12, y + 26],
        [cx + 16, y + 22],
        [cx - 16, y + height - 24],
        [cx + 12, y + height - 27],
      ] as const,
  );
  const edge = outline([
    [x, y, 14],
    [x + width * 0.3, y - 6, 10],
    [x + width * 0.6, y, 10],
    [x + width, y - 3, 16],
    [x + width, y + height, 16],
    [x + width * 0.5, y + height + 6, 10],
    [x, y + height, 14],
  ]);
  const shape =
    edge +
    rings.map(([cx, cy]) => hole(cx, cy, bore)).join("") +
    holes(
      bolts.map((bx) => [bx, y + 14] as const),
      6.5,
    ) +
    holes(
      bolts.map((bx) => [bx, y + height - 13] as const),
      6.5,
    ) +
    holes(water, 4.5);
  return { shape, rings, bore };
}
