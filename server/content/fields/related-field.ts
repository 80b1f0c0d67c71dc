import { z } from "zod";
import { listField } from "./list-field.ts";

/** Related stories; those that were unpublished stay ids and are left out. */
export function relatedField<Content extends z.ZodType>(content: Content) {
  return listField(z.object({ uuid: z.string(), name: z.string(), full_slug: z.string(), content }));
}
