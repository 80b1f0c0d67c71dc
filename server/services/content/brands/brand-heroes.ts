import { toBrand } from "../pages/to-brand.ts";
import type { ContentCache } from "../stories/content-cache.ts";
import type { OrElse } from "../stories/or-else.ts";
import type { StoryPort } from "../stories/story-port.ts";
import { within } from "../stories/within.ts";

/** What the head of a brand's page says of the brand. */
export type BrandHero = Pick<ReturnType<typeof toBrand>, "name" | "slug" | "logo">;

type BrandHeroesOptions = { stories: StoryPort; cachedStaleFirst: ContentCache; orElse: OrElse };

/** Suggestions are shown without brands rather than later than this. */
const maxWaitMs = 250;
const folder = "brands/";

/** The brands that have a page, of those asked for and in their order; comes at once or not at all. */
export function brandHeroes({ stories, cachedStaleFirst, orElse }: BrandHeroesOptions) {
  return async (slugs: readonly string[]): Promise<BrandHero[]> => {
    if (slugs.length === 0) return [];
    const load = async () => {
      const found = await stories.stories({ slugs: slugs.toSorted().map((slug) => folder + slug), component: "BrandPage" });
      return { brands: found.map((story) => toBrand(story, story.slug.slice(folder.length), () => undefined)) };
    };
    const nothing = { brands: [] };
    const key = `brand-heroes/${slugs.toSorted().join(",")}`;
    const { brands } = await within(maxWaitMs, orElse("brand heroes", cachedStaleFirst(key, load, isNothing), nothing), nothing);
    return slugs.flatMap((slug) => brands.filter((brand) => brand.slug === slug).map(({ name, logo }) => ({ name, slug, logo })));
  };
}

const isNothing = ({ brands }: { brands: unknown[] }) => brands.length === 0;
