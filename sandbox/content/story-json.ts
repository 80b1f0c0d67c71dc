import type { Expansion } from "./authoring/expand-content.ts";
import { expandContent } from "./authoring/expand-content.ts";
import { idOf, uuidOf } from "./authoring/story-identity.ts";
import type { SourceStory, Story } from "./story.ts";

/** Gives a story its ids and the form of the content delivery API. */
export function storyJson(source: SourceStory, expansion: Expansion): Story {
  const bareSlug = source.fullSlug.replace(/\/$/, "");
  const segments = bareSlug.split("/");
  const isStartpage = source.fullSlug.endsWith("/");
  const folder = isStartpage ? bareSlug : segments.slice(0, -1).join("/");
  return {
    name: source.name,
    created_at: source.firstPublishedAt,
    published_at: source.publishedAt,
    first_published_at: source.firstPublishedAt,
    id: idOf(bareSlug),
    uuid: uuidOf(bareSlug),
    content: expandContent(source.content, bareSlug, expansion),
    slug: segments.at(-1) ?? bareSlug,
    full_slug: source.fullSlug,
    sort_by_date: null,
    position: source.position,
    tag_list: source.tags,
    is_startpage: isStartpage,
    parent_id: folder === "" ? null : idOf(`folder:${folder}`),
    meta_data: null,
    group_id: uuidOf(`group:${bareSlug}`),
    release_id: null,
    lang: "default",
    path: null,
    alternates: [],
    default_full_slug: null,
    translated_slugs: null,
  };
}
