import { z } from "zod";
import { listField } from "./list-field.ts";

/** Names that an editor picked, one or several: a list, or a text with commas between them. */
export const namesField = z
  .preprocess(
    (value) => (typeof value === "string" ? value.split(",") : value),
    listField(z.union([z.string(), z.number()]).transform((name) => String(name).trim())),
  )
  .transform((names) => names.filter((name) => name !== ""));
