import type { Locality } from "./locality.ts";

/** One postcode has 110 suburbs. */
const maxOfPostcode = 120;
const maxOfName = 20;

const simplify = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** The suburbs that a text means: those of a postcode, or those whose name starts with it, the whole name first; "richmond vic" and "richmond 3121" narrow it down. */
export function findLocalities(localities: readonly Locality[], input: string): Locality[] {
  const text = simplify(input);
  if (text === "") return [];
  const matches = localities.filter(({ suburb, postcode, state }) => {
    const name = simplify(suburb);
    return (
      postcode.startsWith(text) || `${name} ${state.toLowerCase()} ${postcode}`.startsWith(text) || `${name} ${postcode}`.startsWith(text)
    );
  });
  const isWhole = ({ suburb }: Locality) => Number(simplify(suburb) === text);
  return matches.toSorted((a, b) => isWhole(b) - isWhole(a)).slice(0, /^\d/.test(text) ? maxOfPostcode : maxOfName);
}
