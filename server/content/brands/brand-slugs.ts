import type { ContentCache } from "../content-cache.ts";
import type { StoryPort } from "../story-port.ts";

const idPattern = /^(?:\d{1,20}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const folder = /^(?:content\/)?brands\//;

/** The slug of a brand that may be named by an id of the CMS: its page's or its own, the number or the UUID. Anything else is a slug already. */
export function brandSlugs({ stories, cached }: { stories: StoryPort; cached: ContentCache }) {
  async function load(): Promise<{ slugs: Record<string, string> }> {
    const found = await Promise.all(["Brand", "BrandPage"].map((component) => stories.stories({ component })));
    const entries = found.flat().flatMap(({ id, uuid, slug }) => {
      const own = slug.replace(folder, "");
      return folder.test(slug) ? [[uuid, own] as const, [String(id), own] as const] : [];
    });
    return { slugs: Object.fromEntries(entries) };
  }

  return async (slugOrId: string): Promise<string> => {
    if (!idPattern.test(slugOrId)) return slugOrId;
    const { slugs } = await cached("brand-ids", load);
    return (Object.hasOwn(slugs, slugOrId) ? slugs[slugOrId] : undefined) ?? slugOrId;
  };
}
