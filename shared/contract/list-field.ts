import { z } from "zod";

/** A repeated query parameter: `?ids=1&ids=2` and `?ids[]=1` are lists, `?ids=1` is a list of one. */
export function listField<Item extends z.ZodType<unknown, string>>(item: Item, max: number, min = 0) {
  return z.union([z.array(item).min(min).max(max), item.transform((one) => [one])], {
    error: `Expected one value, or a list of ${max} at most`,
  });
}
