import type { PartPicture } from "../addresses/picture-request.ts";
import type { Sheet } from "./artwork.ts";
import { colourHex } from "./colour.ts";
import { material, materialOf } from "./material.ts";
import type { Pen } from "./pen.ts";
import { createRandom } from "./random.ts";

/** A part's label falls back to nothing, its brand to the house brand. */
export function createSheet(part: PartPicture, pen: Pen): Sheet {
  const words = [part.finish, part.colour].filter(Boolean).join(" ");
  const colourName = part.colour ?? part.finish ?? "";
  return {
    family: part.family,
    seed: part.seed,
    side: part.side,
    label: part.label,
    brand: part.brand ?? "restorer's choice",
    words,
    type: part.type ?? "",
    bores: part.bores ?? 0,
    quantity: part.quantity ?? 0,
    pen,
    random: createRandom(`${part.family}:${part.seed}`),
    material: (fallback) =>
      (part.finish ? materialOf(part.finish) : null) ?? (part.colour ? materialOf(part.colour) : null) ?? material(fallback),
    colour: (fallback) => colourHex(colourName) ?? colourHex(fallback) ?? "#80868e",
  };
}
