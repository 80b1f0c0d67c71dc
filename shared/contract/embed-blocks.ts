import { z } from "zod";
import { baseSchema } from "./base-block.ts";

/** Blocks whose content comes from elsewhere: the stores' own feature, and the tools of marketing. */
export const embedBlockSchemas = [
  /** `state` is the code of the state that is shown first. */
  baseSchema.extend({ type: z.literal("stores-picker"), title: z.string(), state: z.string() }),
  baseSchema.extend({
    type: z.literal("marketing-form"),
    title: z.string(),
    text: z.string(),
    /** Of an origin that the configuration allows. */
    scriptUrl: z.url({ protocol: /^https$/ }),
    /** What the script looks for to put its form there. */
    target: z.object({ id: z.string().nullable(), className: z.string().nullable() }),
  }),
] as const;
