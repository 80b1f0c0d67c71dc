import { derivedOnce } from "#server/cache/derived-once.ts";
import type { ContentCache } from "../stories/content-cache.ts";
import type { StoryPort } from "../stories/story-port.ts";

const slugSet = derivedOnce(({ pages }: { pages: string[] }) => new Set(pages));
const idPattern = /^(?:\d{1,20}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const folder = /^(?:content\/)?brands\//;
const pagesOfBrands = { startsWith: "brands/", component: "BrandPage", sortBy: "name:asc" };
const brandsThemselves = { component: "Brand", sortBy: "name:asc", without: ["description", "body", "banners"] };

/** The slug of a brand that may be named by an id of the CMS: its page's or its own, the number or the UUID. Anything else is a slug already. And which brands have a page. */
export function brandSlugs({ stories, cached }: { stories: StoryPort; cached: ContentCache }) {
  async function load(): Promise<{ slugs: Record<string, string>; pages: string[] }> {
    const [brands, pages] = await Promise.all([stories.stories(brandsThemselves), stories.stories(pagesOfBrands)]);
    const entries = [...brands, ...pages].flatMap(({ id, uuid, slug }) => {
      const own = slug.replace(folder, "");
      return folder.test(slug) ? [[uuid, own] as const, [String(id), own] as const] : [];
    });
    return { slugs: Object.fromEntries(entries), pages: pages.map(({ slug }) => slug.replace(folder, "")) };
  }

  const slugsById = () => cached("brand-ids", load);

  return {
    slugsById,
    brandPages: async (): Promise<ReadonlySet<string>> => slugSet(await slugsById()),
    slugOfBrand: async (slugOrId: string): Promise<string> => {
      if (!idPattern.test(slugOrId)) return slugOrId;
      const { slugs } = await slugsById();
      return (Object.hasOwn(slugs, slugOrId) ? slugs[slugOrId] : undefined) ?? slugOrId;
    },
  };
}
