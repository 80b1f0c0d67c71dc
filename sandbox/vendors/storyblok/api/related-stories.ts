import type { Story } from "../story.ts";
import { isRecord } from "../is-record.ts";

const relationLimit = 50;
const linkLimit = 500;

type Related = { rels: Story[]; rel_uuids?: string[]; links: object[]; link_uuids?: string[] };

/** What a stories answer carries besides its stories: the client puts it into their fields. Beyond the limits only ids are sent and the client fetches them. */
export function relatedStories(
  stories: readonly Story[],
  byUuid: ReadonlyMap<string, Story>,
  relations: string | undefined,
  links: string | undefined,
): Related {
  const rels = relations ? collectRelations(stories, byUuid, new Set(relations.split(",").map((name) => name.trim()))) : [];
  const linked = links && links !== "0" ? collectLinks([...stories, ...rels], byUuid) : [];
  return {
    rels: rels.length > relationLimit ? [] : rels,
    ...(rels.length > relationLimit && { rel_uuids: rels.map(({ uuid }) => uuid) }),
    links: linked.length > linkLimit ? [] : linked.map((story) => linkForm(story, links)),
    ...(linked.length > linkLimit && { link_uuids: linked.map(({ uuid }) => uuid) }),
  };
}

/** Relations of the stories and, as resolve_level 2 says, of those they lead to. */
function collectRelations(stories: readonly Story[], byUuid: ReadonlyMap<string, Story>, names: ReadonlySet<string>): Story[] {
  const found = new Map<string, Story>();
  let sources: readonly Story[] = stories;
  for (let level = 0; level < 2; level += 1) {
    const uuids = sources.flatMap(({ content }) => relationUuids(content, names));
    sources = uuids.flatMap((uuid) => (found.has(uuid) ? [] : (byUuid.get(uuid) ?? [])));
    for (const story of sources) found.set(story.uuid, story);
  }
  return [...found.values()];
}

function relationUuids(value: unknown, names: ReadonlySet<string>): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => relationUuids(item, names));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([field, item]) => {
    if (names.has(`${String(value["component"])}.${field}`)) return Array.isArray(item) ? item.map(String) : [String(item)];
    return relationUuids(item, names);
  });
}

function collectLinks(stories: readonly Story[], byUuid: ReadonlyMap<string, Story>): Story[] {
  const uuids = new Set(stories.flatMap(({ content }) => linkUuids(content)));
  return [...uuids].flatMap((uuid) => byUuid.get(uuid) ?? []);
}

function linkUuids(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linkUuids);
  if (!isRecord(value)) return [];
  const own = value["linktype"] === "story" ? [value["id"], value["uuid"]].filter((id) => typeof id === "string") : [];
  return [...own, ...Object.values(value).flatMap(linkUuids)];
}

function linkForm(story: Story, form: string | undefined): object {
  if (form === "story" || form === "1") return story;
  const { id, uuid, name, path, is_startpage, parent_id, position, published_at } = story;
  const slug = story.full_slug;
  const light = { id, uuid, slug, path, real_path: `/${slug}`, is_startpage, is_folder: false, published: published_at !== null };
  return form === "link" ? light : { ...light, name, full_slug: slug, url: slug, parent_id, position };
}
