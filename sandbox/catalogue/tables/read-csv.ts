import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { z } from "zod";

/** Reads a seed table and checks every row, so that a damaged file stops the seed with the file's name. */
export function readCsv<Row extends z.ZodType>(seedFilesDir: string, name: string, row: Row): z.infer<Row>[] {
  const text = readFileSync(join(seedFilesDir, name), "utf8");
  const result = z.array(row).safeParse(parse(text, { columns: true, bom: true, skip_empty_lines: true }));
  if (!result.success) throw new Error(`${name} is damaged: ${z.prettifyError(result.error)}`);
  return result.data;
}

export const number = z.string().min(1).transform(Number).pipe(z.number());
export const flag = z.enum(["0", "1"]).transform((value) => value === "1");
export const optionalNumber = z
  .string()
  .transform((value) => (value === "" ? null : Number(value)))
  .pipe(z.number().nullable());

export function listOf(separator: string) {
  return z.string().transform((value) =>
    value
      .split(separator)
      .map((item) => item.trim())
      .filter((item) => item !== ""),
  );
}
