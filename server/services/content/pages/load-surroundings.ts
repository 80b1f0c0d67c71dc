import type { ContentCardData } from "#shared/contract/blocks/blocks.ts";
import type { Link } from "#shared/contract/picture.ts";
import { textField } from "../fields/text-field.ts";
import type { OrElse } from "../stories/or-else.ts";
import type { Story, StoryPort } from "../stories/story-port.ts";
import { storyUrl } from "../stories/story-relations.ts";
import type { PageSurroundings } from "./page-parts.ts";

type SurroundingsOptions = { stories: StoryPort; relatedTo: (slug: string) => Promise<ContentCardData[]>; orElse: OrElse };

const hub = { label: "Content hub", url: "/content-hub" };
const brands = { label: "Brands", url: "/brands" };

/** What stands around a story of its kind. A page is shown without it rather than not at all. */
export function loadSurroundings({ stories, relatedTo, orElse }: SurroundingsOptions) {
  const related = (slug: string) => orElse("related stories", relatedTo(slug), []);
  return async ({ slug, name, content }: Story): Promise<PageSurroundings> => {
    switch (content.component) {
      case "Article":
        return { trail: [hub, { label: "Articles", url: "/content-hub/type/articles" }], related: await related(slug) };
      case "Video":
        return { trail: [hub, { label: "Videos", url: "/content-hub/type/videos" }], related: await related(slug) };
      case "Brand":
        return { trail: [brands, { label: name, url: storyUrl(slug.replace(/^content\//, "")) }], related: [] };
      case "Legend": {
        const [trail, others] = await Promise.all([orElse("pages above", pagesAbove(stories, slug), []), related(slug)]);
        return { trail, related: others };
      }
      case "Promotion":
        return { trail: await orElse("pages above", pagesAbove(stories, slug), []), related: [] };
      default:
        return { trail: [], related: [] };
    }
  };
}

/** The published stories on the way to one: "legends/a/b" stands below "legends/a" and "legends". */
async function pagesAbove(stories: StoryPort, slug: string): Promise<Link[]> {
  const steps = slug.split("/").slice(0, -1);
  const above = steps.map((_step, index) => steps.slice(0, index + 1).join("/"));
  if (above.length === 0) return [];
  // The start page of a folder has a slash at its end.
  const found = await stories.stories({ slugs: above.flatMap((each) => [each, `${each}/`]) });
  const bySlug = new Map(found.map((story) => [story.slug, story]));
  return above.flatMap((each) => {
    const story = bySlug.get(each);
    return story ? [{ label: textField.parse(story.content["title"]) || story.name, url: storyUrl(each) }] : [];
  });
}
