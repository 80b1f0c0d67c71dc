import { z } from "zod";
import { baseSchema } from "./base-block.ts";
import { expertSummarySchema, videoSchema } from "../content/expert.ts";
import { linkSchema, pictureSchema } from "../picture.ts";

/** Who wrote something: a bench with a page of its own, or just a name. */
const authorSchema = expertSummarySchema.omit({ slug: true }).extend({ url: z.string().nullable() });
export type Author = z.infer<typeof authorSchema>;

const videoTileSchema = z.object({
  id: z.string(),
  video: videoSchema,
  /** The video's own page; null where the tile stands on it. */
  url: z.string().nullable(),
  text: z.string(),
  authorName: z.string().nullable(),
  expertUrl: z.string().nullable(),
});
export type VideoTileData = z.infer<typeof videoTileSchema>;

const legendSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** "1971 to 1974" */
  years: z.string(),
  text: z.string(),
  url: z.string(),
  picture: pictureSchema.nullable(),
});

/** The blocks that lead to stories: articles, videos, legends and promotions. */
export const storyBlockSchemas = [
  baseSchema.extend({ type: z.literal("legendary-grid"), title: z.string(), legends: z.array(legendSchema) }),
  baseSchema.extend({
    type: z.literal("legendary-hero"),
    title: z.string(),
    years: z.string(),
    text: z.string(),
    picture: pictureSchema.nullable(),
    facts: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  baseSchema.extend({
    type: z.literal("featured-article"),
    title: z.string(),
    text: z.string(),
    url: z.string(),
    linkText: z.string(),
    picture: pictureSchema.nullable(),
    author: authorSchema.nullable(),
  }),
  baseSchema.extend({
    type: z.literal("featured-promotion"),
    title: z.string(),
    text: z.string(),
    url: z.string(),
    linkText: z.string(),
    picture: pictureSchema.nullable(),
    /** The day, as it is at the head office: "2026-10-31". */
    endsOn: z.string().nullable(),
  }),
  baseSchema.extend({ type: z.literal("video-tiles"), title: z.string(), tiles: z.array(videoTileSchema) }),
  /** Under the head of an article or a video: who made it, when, and what it is about. */
  baseSchema.extend({
    type: z.literal("byline"),
    /** "Written by", before the author. */
    lead: z.string(),
    author: authorSchema.nullable(),
    /** The day, as it is at the head office: "2026-10-31". */
    publishedOn: z.string().nullable(),
    topics: z.array(linkSchema),
  }),
] as const;
