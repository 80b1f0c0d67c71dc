import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { z } from "zod";

const duration = z.string().regex(/^\d+[mhd]$/);

const burnSchema = z.strictObject({
  for: duration,
  pairs: z.array(z.strictObject({ long: duration, short: duration, rate: z.number().positive() })).nonempty(),
});

const sloSchema = z.strictObject({
  name: z.string().regex(/^[a-z-]+$/),
  alert: z.string().regex(/^Storefront\w+$/),
  promise: z.string(),
  error: z.string(),
  objective: z.number().gt(0).lt(1),
  errorsMin: z.number().int().positive(),
  requests: z.string().includes("[$window]"),
  errors: z.string().includes("[$window]"),
});
export type Slo = z.output<typeof sloSchema>;

const slosSchema = z.strictObject({
  period: duration,
  burns: z.strictObject({ fast: burnSchema, slow: burnSchema }),
  slos: z.array(sloSchema).nonempty(),
});
export type Slos = z.output<typeof slosSchema>;

/** The shop's promises, as `slos.yaml` tells them. */
export async function readSlos(path: string): Promise<Slos> {
  return slosSchema.parse(parse(await readFile(path, "utf8")));
}
