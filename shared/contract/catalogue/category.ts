import { z } from "zod";
import { linkSchema, pictureSchema } from "../picture.ts";
import { questionSchema } from "../content/product-content.ts";

/** One node of the category tree; `url` is /parts/… with up to six segments. */
export const categoryNodeSchema = z.object({
  handle: z.string(),
  parentHandle: z.string().nullable(),
  title: z.string(),
  url: z.string(),
  level: z.number().int(),
  productCount: z.number().int(),
  /** Of departments alone. */
  picture: pictureSchema.nullable().optional(),
});
export type CategoryNode = z.infer<typeof categoryNodeSchema>;

/** A node with what it has for the vehicle that was asked about; without one that isn't told. */
export const countedCategorySchema = categoryNodeSchema.extend({ vehicleCount: z.number().int().optional() });

const categorySchema = z.object({
  handle: z.string(),
  title: z.string(),
  url: z.string(),
  descriptionHtml: z.string().nullable(),
  picture: pictureSchema.nullable(),
  /** From 'All Categories' to the category's parent. */
  breadcrumbs: z.array(linkSchema),
  children: z.array(categoryNodeSchema.extend({ picture: pictureSchema.nullable() })),
  productCount: z.number().int(),
  seo: z.object({ title: z.string(), description: z.string() }),
});
export type Category = z.infer<typeof categorySchema>;

export const categoryPromotionSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  picture: pictureSchema.nullable(),
  /** The day, as it is at the head office: "2026-10-31"; null when no end is set. */
  endsOn: z.string().nullable(),
});
export type CategoryPromotion = z.infer<typeof categoryPromotionSchema>;

/** A category with what editors tell of it: of its promotions those that are running, and after them the drawings on which its parts sit. */
export const categoryPageSchema = categorySchema.extend({
  questions: z.array(questionSchema),
  promotions: z.array(categoryPromotionSchema),
});
export type CategoryPage = z.infer<typeof categoryPageSchema>;
