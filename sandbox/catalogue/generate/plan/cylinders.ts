import type { Target } from "./targets.ts";

/** How many cylinders an engine has, and in how many rows. */
export type Cylinders = { count: number; rows: number };

/** The cylinders of the engine that a part is made for: its family's, or else the commonest of its cars; null for rotaries and where nothing tells. */
export function cylindersOf(target: Target | null): Cylinders | null {
  if (target === null) return null;
  if (target.engine !== null) return ofFamily(target.engine);
  const seen = Map.groupBy(
    target.vehicles.flatMap(({ engines }) => engines.flatMap((engine) => /\b[IV](?:4|6|8)/.exec(engine)?.[0] ?? [])),
    (layout) => layout,
  );
  const [commonest] = [...seen].toSorted(([a, one], [b, other]) => other.length - one.length || a.localeCompare(b, "en"));
  return commonest === undefined ? null : { count: Number(commonest[0].slice(1)), rows: commonest[0].startsWith("V") ? 2 : 1 };
}

/** "Ford Cleveland V8 302/351", "Holden red six 149–202", and four where the label says nothing, as of "BMC B-series". */
function ofFamily(label: string): Cylinders | null {
  if (label.includes("rotary")) return null;
  const row = /\bV([68])\b/.exec(label)?.[1];
  if (row !== undefined) return { count: Number(row), rows: 2 };
  return { count: /\bsix\b/i.test(label) ? 6 : 4, rows: 1 };
}
