import { z } from "zod";

/** What a script of somebody else's draws into a page. */
export const embeddedToolSchema = z.object({
  /** Of an origin that the configuration allows. */
  scriptUrl: z.url({ protocol: /^https$/ }),
  /** What the script looks for to put its part there. */
  target: z.object({ id: z.string().nullable(), className: z.string().nullable() }),
});
export type EmbeddedTool = z.infer<typeof embeddedToolSchema>;
