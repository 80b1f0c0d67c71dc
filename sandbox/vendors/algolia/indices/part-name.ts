import { tokenise } from "#shared/domain/search/tokenise.ts";

const qualifiers = new Set(
  (
    "front rear inner outer upper lower left right full complete chrome alloy steel plastic mineral remanufactured reconditioned long " +
    "mechanical electric laminated copper brass moulded rubber polyurethane sports car fitted led 7 inch semi sealed die cast mens womens kids"
  ).split(" "),
);
const packaging = new Set("set kit pair pack assembly panel element strip cartridge aerosol 2l 5l 1 18 64".split(" "));

/** What two words alone would not tell: a bar is a bumper's packaging, but not a light's, and nobody asks for a quarter. */
const ownNames: Readonly<Record<string, string>> = {
  "chrome bumper bar": "bumper",
  "chrome door mirror": "mirror",
  "sports mirror": "mirror",
  "rear screen rubber": "rear screen rubber",
  "quarter panel": "quarter panel",
  "beaver panel": "beaver panel",
};

/** What a shopper calls the part: "Remanufactured brake caliper" is a "brake caliper", a "Tail light assembly" a "tail light". */
export function partName(productType: string): string {
  const own = ownNames[productType.toLowerCase()];
  if (own !== undefined) return own;
  const words = tokenise(productType).map(({ word }) => word);
  let first = 0;
  let last = words.length;
  while (last > 1 && packaging.has(words[last - 1] ?? "")) last--;
  while (first < last - 1 && qualifiers.has(words[first] ?? "")) first++;
  return words.slice(first, last).join(" ");
}
