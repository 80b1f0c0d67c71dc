import { z } from "zod";
import { baseSchema } from "./base-block.ts";
import { embeddedToolSchema } from "../content/embedded-tool.ts";
import { contactFormSchema } from "../customer/contact.ts";
import { pageBlockSchemas } from "./page-blocks.ts";
import { linkSchema, pictureSchema } from "../picture.ts";
import { storyBlockSchemas } from "./story-blocks.ts";

/** Blocks whose content comes from elsewhere: the stores' own feature, and the tools of marketing. */
const embedBlockSchemas = [
  /** `state` is the code of the state that is shown first. */
  baseSchema.extend({ type: z.literal("stores-picker"), title: z.string(), state: z.string() }),
  baseSchema.extend({
    type: z.literal("marketing-form"),
    title: z.string(),
    text: z.string(),
    ...embeddedToolSchema.shape,
  }),
] as const;

const slideSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  picture: pictureSchema,
  button: linkSchema.nullable(),
  overlayUrl: z.string().nullable(),
});

/** A story, guide or page to go to. */
export const contentCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  url: z.string(),
  linkText: z.string(),
  picture: pictureSchema.nullable(),
  tag: z.string().nullable(),
});
export type ContentCardData = z.infer<typeof contentCardSchema>;

/** The blocks that editors build pages from; `type` is the CMS component's name in kebab case. HTML fields are sanitised on the server. */
export const blockSchema = z.discriminatedUnion("type", [
  baseSchema.extend({ type: z.literal("hero-banner-carousel"), slides: z.array(slideSchema) }),
  baseSchema.extend({
    type: z.literal("hero"),
    size: z.enum(["small", "large"]),
    title: z.string(),
    text: z.string(),
    picture: pictureSchema.nullable(),
    links: z.array(linkSchema),
  }),
  baseSchema.extend({ type: z.literal("rich-text"), html: z.string() }),
  baseSchema.extend({
    type: z.literal("shop-all-categories"),
    title: z.string(),
    categories: z.array(linkSchema.extend({ picture: pictureSchema.nullable() })),
  }),
  baseSchema.extend({
    type: z.literal("recommended-products"),
    title: z.string(),
    /** The products are this list's first page. */
    collection: z.string().nullable(),
    promotion: z.string().nullable(),
    /** A brand by its name. */
    vendor: z.string().nullable(),
    /** A search text, as a shopper would type it. */
    query: z.string().nullable(),
    seeAll: linkSchema.nullable(),
  }),
  baseSchema.extend({ type: z.literal("recently-viewed") }),
  baseSchema.extend({
    type: z.literal("customer-value-proposition"),
    items: z.array(
      z.object({
        id: z.string(),
        icon: z.enum(["truck", "store", "returns", "shield", "phone", "tools"]),
        title: z.string(),
        text: z.string(),
      }),
    ),
  }),
  baseSchema.extend({
    type: z.literal("promotions-grid"),
    title: z.string(),
    promotions: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        text: z.string(),
        url: z.string(),
        picture: pictureSchema.nullable(),
        /** The day, as it is at the head office: "2026-10-31". */
        endsOn: z.string().nullable(),
      }),
    ),
  }),
  baseSchema.extend({
    type: z.literal("content-cards"),
    title: z.string(),
    cards: z.array(contentCardSchema),
  }),
  baseSchema.extend({
    type: z.literal("two-column"),
    get columns() {
      return z.array(z.object({ html: z.string(), blocks: z.array(blockSchema) })).length(2);
    },
  }),
  contactFormSchema,
  baseSchema.extend({ type: z.literal("accordion"), items: z.array(z.object({ id: z.string(), title: z.string(), html: z.string() })) }),
  baseSchema.extend({
    type: z.literal("anchor-linked-page"),
    /** `anchor` is the section's fragment. */
    get sections() {
      return z.array(z.object({ anchor: z.string(), title: z.string(), blocks: z.array(blockSchema) }));
    },
  }),
  ...pageBlockSchemas,
  ...storyBlockSchemas,
  ...embedBlockSchemas,
]);
export type Block = z.infer<typeof blockSchema>;
export type BlockOf<Type extends Block["type"]> = Extract<Block, { type: Type }>;
