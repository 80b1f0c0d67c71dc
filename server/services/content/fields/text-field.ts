import { z } from "zod";

/** A text field; a missing one is empty. */
export const textField = z.string().catch("");
