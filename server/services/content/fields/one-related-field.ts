import { z } from "zod";

/** One related story; null when none was chosen, or it isn't published. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the inferred answer carries the content's type
export function oneRelatedField<Content extends z.ZodType>(content: Content) {
  return z.object({ uuid: z.string(), name: z.string(), full_slug: z.string(), content }).nullable().catch(null);
}
