import { z } from "zod";
import { listField } from "./list-field.ts";

/** Figures with their names: "Engines", "Sixes and V8s". */
export const factsField = listField(z.object({ label: z.string().min(1), value: z.string().min(1) }));
