import { z } from "zod";
import { baseSchema } from "./base-block.ts";
import { videoSchema } from "../content/expert.ts";
import { linkSchema, pictureSchema } from "../picture.ts";

const pictureLinkSchema = linkSchema.extend({ picture: pictureSchema.nullable() });

/** Blocks about brands, places and the page itself. HTML fields are sanitised on the server. */
export const pageBlockSchemas = [
  baseSchema.extend({ type: z.literal("page-title"), title: z.string() }),
  baseSchema.extend({ type: z.literal("page-hero-description"), title: z.string(), html: z.string() }),
  /** The way to this page from the top; `current` is the page itself. */
  baseSchema.extend({ type: z.literal("breadcrumbs"), links: z.array(linkSchema), current: z.string() }),
  baseSchema.extend({
    type: z.literal("policy-document"),
    title: z.string(),
    /** A calendar day, "2026-07-01". */
    effectiveDate: z.iso.date().nullable(),
    html: z.string(),
    sections: z.array(z.object({ id: z.string(), title: z.string(), html: z.string() })),
  }),
  baseSchema.extend({
    type: z.literal("brand-hero"),
    name: z.string(),
    /** Null for a brand without a page. */
    url: z.string().nullable(),
    logo: pictureSchema.nullable(),
    banner: pictureSchema.nullable(),
    video: videoSchema.nullable(),
  }),
  baseSchema.extend({ type: z.literal("brand-card"), name: z.string(), url: z.string(), logo: pictureSchema.nullable(), html: z.string() }),
  baseSchema.extend({ type: z.literal("brand-list"), title: z.string(), brands: z.array(pictureLinkSchema) }),
  baseSchema.extend({
    type: z.literal("az-brand-list"),
    title: z.string(),
    /** At most twenty brands each; a letter that is not done at the end of one goes on in the next. "#" stands for digits. */
    chunks: z.array(z.array(z.object({ letter: z.string(), isContinued: z.boolean(), brands: z.array(pictureLinkSchema) }))),
  }),
  baseSchema.extend({
    type: z.literal("banner-carousel"),
    title: z.string(),
    banners: z.array(z.object({ id: z.string(), title: z.string(), url: z.string().nullable(), picture: pictureSchema })),
  }),
  baseSchema.extend({
    type: z.literal("address-block"),
    title: z.string(),
    lines: z.array(z.string()),
    phone: linkSchema.nullable(),
    mapUrl: z.string(),
  }),
  baseSchema.extend({ type: z.literal("fitment-badge"), kind: z.enum(["universal", "by-vehicle"]), text: z.string() }),
] as const;
