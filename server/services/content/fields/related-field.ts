import { z } from "zod";
import { listField } from "./list-field.ts";

/** Related stories; those that were unpublished stay ids and are left out. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the inferred answer carries the content's type
export function relatedField<Content extends z.ZodType>(content: Content) {
  return listField(z.object({ uuid: z.string(), name: z.string(), full_slug: z.string(), content }));
}
