import type { Artwork } from "../drawing/artwork.ts";
import { group, numberText } from "../drawing/shapes.ts";

/** More than this stand for a pack: the drawing shows what it shows. */
const mostPieces = 8;
const gap = 26;

/** The part as often as it is sold: two for a pair, the second of them for the other side of the car. */
export function asMany(art: Artwork, quantity: number): Artwork {
  const { box, count = 1 } = art;
  if (count === 0 || quantity > mostPieces || quantity <= count || quantity % count !== 0) return art;
  const copies = quantity / count;
  const columns = columnsOf(copies, box.width / box.height);
  const [stepX, stepY] = [box.width + gap, box.height + gap];
  const isPair = quantity === 2 && !art.isLettered;
  const placed = Array.from({ length: copies }, (_, index) => {
    const [x, y] = [(index % columns) * stepX, Math.floor(index / columns) * stepY];
    if (!isPair || index === 0) return group(art.body, { transform: `translate(${numberText(x)} ${numberText(y)})` });
    return group(art.body, { transform: `matrix(-1 0 0 1 ${numberText(x + 2 * box.x + box.width)} ${numberText(y)})` });
  });
  const rows = Math.ceil(copies / columns);
  return {
    ...art,
    body: placed.join(""),
    box: { ...box, width: stepX * columns - gap, height: stepY * rows - gap },
    piece: art.piece ?? box,
    count: quantity,
  };
}

/** As many columns as bring all of them nearest to a square. */
function columnsOf(copies: number, ratio: number): number {
  const shapes = Array.from({ length: copies }, (_, index) => copies - index).filter((columns) => copies % columns === 0);
  const squareness = (columns: number) => Math.abs(Math.log((ratio * columns) / (copies / columns)));
  return shapes.toSorted((a, b) => squareness(a) - squareness(b))[0] ?? 1;
}
