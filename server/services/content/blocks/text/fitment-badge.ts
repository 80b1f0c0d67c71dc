import { z } from "zod";
import { textField } from "#server/services/content/fields/text-field.ts";
import { blockMapper } from "../block-mapper.ts";

/** What is not plainly universal depends on the vehicle. */
const schema = z.object({ kind: z.enum(["universal", "by-vehicle"]).catch("by-vehicle"), text: textField });
const textDefaults = { universal: "Universal fit", "by-vehicle": "Vehicle specific" };

export const fitmentBadge = blockMapper("FitmentBadge", schema, ({ kind, text }, id) => ({
  id,
  type: "fitment-badge",
  kind,
  text: text.trim() || textDefaults[kind],
}));
