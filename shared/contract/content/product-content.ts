import { z } from "zod";
import { assemblyLinkSchema } from "../catalogue/assembly.ts";
import { recommendationSchema } from "./expert.ts";
import { pictureSchema } from "../picture.ts";
import { embeddedToolSchema } from "./embedded-tool.ts";

/** A question that shoppers ask, and its answer as sanitised HTML. */
export const questionSchema = z.object({ id: z.string(), question: z.string(), answerHtml: z.string() });
export type Question = z.infer<typeof questionSchema>;

const brandStorySchema = z.object({
  name: z.string(),
  /** The page of all its parts. */
  url: z.string(),
  aboutHtml: z.string(),
  logo: pictureSchema.nullable(),
  banner: pictureSchema.nullable(),
});
export type BrandStory = z.infer<typeof brandStorySchema>;

/** What the CMS adds to a product's page; each part is null where editors wrote nothing. */
export const productContentSchema = z.object({
  brand: brandStorySchema.nullable(),
  recommendation: recommendationSchema.nullable(),
  /** Somebody else's view of what stores have, the same for every product. */
  stockWidget: embeddedToolSchema.nullable(),
});
/** The same with the drawings on which the product sits. */
export const placedProductContentSchema = productContentSchema.extend({ assemblies: z.array(assemblyLinkSchema) });
export type ProductContent = z.infer<typeof productContentSchema>;

/** What the CMS adds to a category's page. */
export const categoryContentSchema = z.object({ descriptionHtml: z.string().nullable(), questions: z.array(questionSchema) });
export type CategoryContent = z.infer<typeof categoryContentSchema>;
