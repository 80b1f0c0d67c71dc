import StoryblokClient from "storyblok-js-client";
import { z } from "zod";
import type { ReadUnsavedStory, Story, StoryPort } from "#server/services/content/stories/story-port.ts";
import { storyRelations } from "#server/services/content/stories/story-relations.ts";
import { AppError, type AppErrorCode, appErrorStatus } from "#shared/domain/app-error.ts";
import { toOwnPath } from "../resilience/own-path.ts";
import type { VendorFetch } from "../resilience/vendor-fetch.ts";
import { depthMax } from "./bounded-depth.ts";
import { createContentVersion } from "./create-content-version.ts";
import { storyblokFetch } from "./storyblok-fetch.ts";

/** The part of Storyblok's story object that the shop reads. */
export const storySchema = z
  .object({
    uuid: z.string(),
    id: z.number().optional(),
    name: z.string(),
    full_slug: z.string(),
    /** Of the last time: each correction moves it. */
    published_at: z.string().nullish(),
    first_published_at: z.string().nullish(),
    content: z.looseObject({ component: z.string() }),
  })
  .transform(({ uuid, id, name, full_slug, published_at, first_published_at, content }): Story => {
    return { uuid, id, name, slug: full_slug.replace(/\/$/, ""), publishedAt: first_published_at ?? published_at ?? null, content };
  });

const linkSchema = z.object({ slug: z.string(), is_folder: z.boolean().nullish(), published: z.boolean().nullish() });
const namedSchema = z.object({ full_slug: z.string() });

const spaceSchema = z.object({ space: z.object({ version: z.number() }) });

/** The client rejects with plain objects, which have no status if there was no answer or it wasn't JSON. */
const rejectionSchema = z.object({ status: z.number().optional(), message: z.string().optional() });

const codeByStatus = new Map<number, AppErrorCode>([
  [404, "NOT_FOUND"],
  [appErrorStatus.UPSTREAM_UNAVAILABLE, "UPSTREAM_UNAVAILABLE"],
  [appErrorStatus.UPSTREAM_TIMEOUT, "UPSTREAM_TIMEOUT"],
]);

function toStoryblokError(rejection: unknown, what: string): AppError {
  if (rejection instanceof AppError) return rejection;
  const { status, message = "no message" } = rejectionSchema.safeParse(rejection).data ?? {};
  const code = (status === undefined ? undefined : codeByStatus.get(status)) ?? "UPSTREAM_FAILED";
  // A status of the 500s never comes from the vendor, but from a call that failed for good.
  const isLogged = status !== undefined && status >= appErrorStatus.INTERNAL;
  return new AppError(code, `Storyblok ${what}: ${message} (${status ?? "no status"})`, { cause: rejection, isLogged });
}

type StoryblokOptions = {
  /** Base address with the API's version, ".../v2"; the European region when absent. */
  endpoint?: string;
  accessToken: string;
  publicUrl: string;
  /** Drafts need a preview token. */
  version?: "published" | "draft";
  /** How long the content's version is kept before it is asked for again; a second by default. */
  versionKeptForMs?: number;
  vendorFetch: VendorFetch;
  /** Logs what had to be left out; a pino logger fits. */
  logger?: { warn(fields: object, message: string): void };
};

/** Storyblok allows 50 calls a second below 26 stories a page; the client would throttle itself to six at 100 a page, and the shop's cache stands in front. */
const callsPerSecond = 1000;
const perCallMax = 100;
/** The most that the endpoint returns. */
const linksPerCall = 1000;
const toldMax = 50;

export type StoryblokStories = StoryPort & {
  readUnsaved: ReadUnsavedStory;
  /** Called after editors changed something: later reads return what they published. */
  forgetVersion(): void;
};

/**
 * Storyblok's content delivery API (version 2) through the official client. Its own caches stay off: each would freeze content until restart. Throws AppErrors:
 * NOT_FOUND for a story that isn't there, otherwise UPSTREAM_…. Source: https://www.storyblok.com/docs/api/content-delivery/v2
 */
export function createStoryblokClient({
  endpoint,
  accessToken,
  publicUrl,
  version = "published",
  versionKeptForMs,
  vendorFetch,
  logger,
}: StoryblokOptions): StoryblokStories {
  const client = new StoryblokClient({
    accessToken,
    ...(endpoint && { endpoint }),
    cache: { type: "none", cv: "manual" },
    rateLimit: callsPerSecond,
    fetch: storyblokFetch(vendorFetch),
  });

  const contentVersion = createContentVersion(
    () => call("space", async () => spaceSchema.parse((await client.get("cdn/spaces/me")).data).space.version),
    versionKeptForMs,
  );

  /** Drafts have none. */
  const revision = () => (version === "draft" ? Promise.resolve(null) : contentVersion.current());

  async function readOptions(): Promise<{ version: "published" | "draft"; cv?: number }> {
    const cv = await revision();
    return { version, ...(cv !== null && { cv }) };
  }

  function readStory(raw: unknown, what: string): Story {
    const story = storySchema.safeParse(withOwnPaths(raw, publicUrl));
    if (!story.success) throw toStoryblokError({ message: z.prettifyError(story.error) }, what);
    return story.data;
  }

  /** Lists are read again all the time. */
  const told = new Set<string>();

  /** Leaves out stories that can't be read; if none can, the whole list fails. */
  function readStories(given: readonly unknown[], what: string): Story[] {
    const read = given.map((raw) => storySchema.safeParse(withOwnPaths(raw, publicUrl)).data ?? null);
    const stories = read.filter((story) => story !== null);
    if (stories.length === 0 && given.length > 0) readStory(given[0], what);
    for (const raw of given.filter((_, at) => read[at] === null)) tellUnreadable(raw);
    return stories;
  }

  function tellUnreadable(raw: unknown): void {
    const slug = namedSchema.safeParse(raw).data?.full_slug ?? "";
    if (told.has(slug) || told.size >= toldMax) return;
    told.add(slug);
    logger?.warn({ event: "content.unreadable_story", slug }, "a story can't be read and is left out of the lists that it is in");
  }

  // The client modifies its parameters, so every call creates its own.
  return {
    story: (slug) =>
      call(`story ${slug}`, async () => {
        const answer = await client.getStory(slug, {
          ...(await readOptions()),
          resolve_relations: [...storyRelations],
          resolve_links: "url",
        });
        return readStory(answer.data.story, `story ${slug}`);
      }),
    stories: ({ startsWith, slugs, component, fields = {}, sortBy, perCall = perCallMax, without = [], isPlain = false }) =>
      call(`stories ${startsWith ?? component ?? ""}`, async () => {
        const stories: unknown[] = await client.getAll("cdn/stories", {
          ...(await readOptions()),
          per_page: perCall,
          ...(startsWith && { starts_with: startsWith }),
          ...(slugs && { by_slugs: slugs.join(",") }),
          ...(!isPlain && { resolve_relations: [...storyRelations], resolve_links: "url" }),
          filter_query: {
            ...(component && { component: { in: component } }),
            ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, filterFor(value)])),
          },
          ...(sortBy && { sort_by: sortBy }),
          ...(without.length > 0 && { excluding_fields: without.join(",") }),
        });
        return readStories(stories, "stories").filter((story) => hasFields(story, fields));
      }),
    revision,
    forgetVersion: contentVersion.forget,
    readUnsaved: (raw) => {
      const story = storySchema.safeParse(withOwnPaths(raw, publicUrl)).data;
      if (!story) throw new AppError("BAD_REQUEST", "a story of the editor that cannot be read");
      return story;
    },
    slugs: () =>
      call("links", async () => {
        // Spaces that were made before May 2023 answer in pages only where they are asked to.
        const query = { ...(await readOptions()), paginated: 1, per_page: linksPerCall };
        const links: unknown[] = await client.getAll("cdn/links", query);
        return links.flatMap((raw) => {
          const link = linkSchema.safeParse(raw).data;
          const isStory = link && !link.is_folder && (version === "draft" || link.published !== false);
          return isStory ? [link.slug.replace(/\/$/, "")] : [];
        });
      }),
  };
}

/** The API splits lists at commas, so a value that contains one is queried by a pattern, which may match others too. */
const filterFor = (value: string) => (value.includes(",") ? { like: value.replaceAll(",", "*") } : { in: value });

const hasFields = ({ content }: Story, fields: Readonly<Record<string, string>>): boolean =>
  Object.entries(fields).every(([field, value]) => !value.includes(",") || content[field] === value);

async function call<Answer>(what: string, send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    throw toStoryblokError(error, what);
  }
}

/** Makes every address under the shop's own origin relative, wherever in the content it stands. Halves of characters, which no address can hold, are replaced, and content beyond any sane depth is dropped. */
export function withOwnPaths(value: unknown, publicUrl: string, depth = 0): unknown {
  if (typeof value === "string") return toOwnPath(value.toWellFormed(), publicUrl);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= depthMax) return null;
  if (Array.isArray(value)) return value.map((item) => withOwnPaths(item, publicUrl, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withOwnPaths(item, publicUrl, depth + 1)]));
}
