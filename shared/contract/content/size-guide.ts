import { z } from "zod";
import { pictureSchema } from "../picture.ts";

const sizeTableSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The unit that the lengths are written in; null when the table holds none. */
  unit: z.enum(["cm", "inch"]).nullable(),
  /** The first column names the sizes. */
  head: z.array(z.string()),
  /** As many cells each as there are headings. */
  rows: z.array(z.array(z.string())),
});
export type SizeTable = z.infer<typeof sizeTableSchema>;

/** How the sizes of a product measure up. HTML is sanitised on the server. */
export const sizeGuideSchema = z.object({
  title: z.string(),
  tables: z.array(sizeTableSchema),
  measurement: z.object({ title: z.string(), html: z.string(), picture: pictureSchema.nullable() }).nullable(),
});
export type SizeGuide = z.infer<typeof sizeGuideSchema>;

/** The guide is null where nobody wrote one. */
export const sizeGuideAnswerSchema = z.object({ guide: sizeGuideSchema.nullable() });
