import { z } from "zod";

/** A list of which unreadable entries are left out rather than costing the rest. */
export function listField<Item extends z.ZodType>(item: Item) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) => entries.flatMap((entry) => readEntry(item, entry)));
}

function readEntry<Item extends z.ZodType>(item: Item, entry: unknown): z.output<Item>[] {
  const read = item.safeParse(entry);
  return read.success ? [read.data] : [];
}
