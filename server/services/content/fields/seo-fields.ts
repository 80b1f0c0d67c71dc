import { z } from "zod";
import { textField } from "./text-field.ts";

/** What a story says to search engines; empty where editors left it to its own title and text. */
export const seoFields = z.object({ seo_title: textField, seo_description: textField });
