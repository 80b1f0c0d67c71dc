import StoryblokClient from "storyblok-js-client";
import { z } from "zod";
import type { ReadUnsavedStory, Story, StoryPort } from "#server/content/story-port.ts";
import { storyRelations } from "#server/content/story-relations.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { VendorFetch } from "#server/vendors/vendor-fetch.ts";
import { withOwnPaths } from "./own-addresses.ts";
import { linksSchema, storySchema } from "./story-schema.ts";
import { storyblokFetch } from "./storyblok-fetch.ts";
import { toStoryblokError } from "./storyblok-error.ts";

type StoryblokOptions = {
  /** Base address with the API's version, ".../v2"; the European region when absent. */
  endpoint?: string;
  accessToken: string;
  publicUrl: string;
  /** Drafts need a preview token. */
  version?: "published" | "draft";
  vendorFetch: VendorFetch;
};

/** Storyblok allows 50 calls a second below 26 stories a page; the client would throttle itself to six at 100 a page, and the shop's cache stands in front. */
const callsPerSecond = 1000;
const perCallMax = 100;

/** Storyblok's content delivery API through the official client. Its own caches stay off: each would freeze content until restart. */
export function createStoryblokClient({
  endpoint,
  accessToken,
  publicUrl,
  version = "published",
  vendorFetch,
}: StoryblokOptions): StoryPort & { readUnsaved: ReadUnsavedStory } {
  const client = new StoryblokClient({
    accessToken,
    ...(endpoint && { endpoint }),
    cache: { type: "none", cv: "manual" },
    rateLimit: callsPerSecond,
    fetch: storyblokFetch(vendorFetch),
  });

  function readStory(raw: unknown, what: string): Story {
    const story = storySchema.safeParse(withOwnPaths(raw, publicUrl));
    if (!story.success) throw toStoryblokError({ message: z.prettifyError(story.error) }, what);
    return story.data;
  }

  // The client writes into the parameters it is given, so every call makes its own.
  return {
    story: (slug) =>
      call(`story ${slug}`, async () => {
        const answer = await client.getStory(slug, { version, resolve_relations: [...storyRelations], resolve_links: "url" });
        return readStory(answer.data.story, `story ${slug}`);
      }),
    stories: ({ startsWith, slugs, component, fields = {}, lists = {}, sortBy, perCall = perCallMax, without = [] }) =>
      call(`stories ${startsWith ?? component ?? ""}`, async () => {
        const stories: unknown[] = await client.getAll("cdn/stories", {
          version,
          per_page: perCall,
          ...(startsWith && { starts_with: startsWith }),
          ...(slugs && { by_slugs: slugs.join(",") }),
          resolve_relations: [...storyRelations],
          resolve_links: "url",
          filter_query: {
            ...(component && { component: { in: component } }),
            ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { in: value }])),
            ...Object.fromEntries(Object.entries(lists).map(([field, value]) => [field, { in_array: value }])),
          },
          ...(sortBy && { sort_by: sortBy }),
          ...(without.length > 0 && { excluding_fields: without.join(",") }),
        });
        return stories.map((story) => readStory(story, "stories"));
      }),
    readUnsaved: (raw) => {
      const story = storySchema.safeParse(withOwnPaths(raw, publicUrl)).data;
      if (!story) throw new AppError("BAD_REQUEST", "a story of the editor that cannot be read");
      return story;
    },
    slugs: () =>
      call("links", async () => {
        const links = linksSchema.parse((await client.get("cdn/links", { version })).data.links);
        return Object.values(links).flatMap(({ slug, is_folder, published }) =>
          is_folder || (version === "published" && published === false) ? [] : [slug.replace(/\/$/, "")],
        );
      }),
  };
}

async function call<Answer>(what: string, send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    throw toStoryblokError(error, what);
  }
}
