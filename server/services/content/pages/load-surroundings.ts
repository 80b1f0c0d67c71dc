import type { ContentCardData } from "#shared/contract/blocks/blocks.ts";
import type { Link } from "#shared/contract/picture.ts";
import { textField } from "../fields/text-field.ts";
import type { ContentCache } from "../stories/content-cache.ts";
import type { OrElse } from "../stories/or-else.ts";
import type { Story, StoryPort } from "../stories/story-port.ts";
import { storyUrl } from "../stories/story-relations.ts";
import type { PageSurroundings } from "./page-parts.ts";

type SurroundingsOptions = {
  stories: StoryPort;
  cached: ContentCache;
  relatedTo: (slug: string) => Promise<ContentCardData[]>;
  orElse: OrElse;
};

const hub = { label: "Content hub", url: "/content-hub" };
const brands = { label: "Brands", url: "/brands" };

/** What stands around a story of its kind. A page is shown without it rather than not at all. */
export function loadSurroundings({ stories, cached, relatedTo, orElse }: SurroundingsOptions) {
  const related = (slug: string) => orElse("related stories", relatedTo(slug), []);
  /** Kept by themselves: a page that is read while they can't be had is kept, too, and would lose them. */
  const above = async (slug: string): Promise<Link[]> => {
    const folder = slug.slice(0, Math.max(0, slug.lastIndexOf("/")));
    if (folder === "") return [];
    const load = async () => ({ links: await pagesTo(stories, folder) });
    return (await orElse("pages above", cached(`pages-above/${folder}`, load), { links: [] })).links;
  };
  return async ({ slug, name, content }: Story): Promise<PageSurroundings> => {
    switch (content.component) {
      case "Article":
        return { trail: [hub, { label: "Articles", url: "/content-hub/type/articles" }], related: await related(slug) };
      case "Video":
        return { trail: [hub, { label: "Videos", url: "/content-hub/type/videos" }], related: await related(slug) };
      case "Brand":
        return { trail: [brands, { label: name, url: storyUrl(slug.replace(/^content\//, "")) }], related: [] };
      case "Legend": {
        const [trail, others] = await Promise.all([above(slug), related(slug)]);
        return { trail, related: others };
      }
      case "Promotion":
        return { trail: await above(slug), related: [] };
      default:
        return { trail: [], related: [] };
    }
  };
}

/** The published stories on the way to a folder, its own among them: "legends/a" stands below "legends". */
async function pagesTo(stories: StoryPort, folder: string): Promise<Link[]> {
  const steps = folder.split("/");
  const above = steps.map((_step, index) => steps.slice(0, index + 1).join("/"));
  // The start page of a folder has a slash at its end.
  const found = await stories.stories({ slugs: above.flatMap((each) => [each, `${each}/`]) });
  const bySlug = new Map(found.map((story) => [story.slug, story]));
  return above.flatMap((each) => {
    const story = bySlug.get(each);
    return story ? [{ label: textField.parse(story.content["title"]) || story.name, url: storyUrl(each) }] : [];
  });
}
