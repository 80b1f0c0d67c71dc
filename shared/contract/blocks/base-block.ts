import { z } from "zod";

/** Where an editor's click on a block leads; drafts alone have it. */
const editMarkSchema = z.object({
  /** What Storyblok's editor reads: the component's name, the space, the block's and the story's id, as JSON. */
  block: z.string(),
  /** The story's id and the block's. */
  uid: z.string(),
});
export type EditMark = z.infer<typeof editMarkSchema>;

/** What all blocks have. */
export const baseSchema = z.object({ id: z.string(), mark: editMarkSchema.optional() });
