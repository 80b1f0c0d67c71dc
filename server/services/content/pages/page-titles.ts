import type { ContentCache } from "../stories/content-cache.ts";
import type { StoryPort } from "../stories/story-port.ts";
import { storyUrl } from "../stories/story-relations.ts";

export type PageTitle = { kind: "help" | "article" | "video" | "legend" | "brand"; label: string; url: string };

const kindOfComponent = { Page: "help", Article: "article", Video: "video", Legend: "legend", BrandPage: "brand" } as const;
const components = ["Page", "Article", "Video", "Legend", "BrandPage"] as const;
/** What the stories say at length doesn't travel. */
const without = ["body", "blocks", "text", "sections", "image", "facts", "products"];

type PageTitlesOptions = { stories: StoryPort; cachedStaleFirst: ContentCache };

/** What the content's pages are called and where they stand. */
export function pageTitles({ stories, cachedStaleFirst }: PageTitlesOptions): () => Promise<PageTitle[]> {
  const load = async () => {
    const found = await Promise.all(
      components.map((component) => stories.stories({ component, sortBy: "name:asc", without, isPlain: true })),
    );
    return {
      titles: components.flatMap((component, at) =>
        (found[at] ?? []).map(({ name, slug }) => ({ kind: kindOfComponent[component], label: name, url: storyUrl(slug) })),
      ),
    };
  };
  return async () => (await cachedStaleFirst("page-titles", load)).titles;
}
