import { idOf, uuidOf } from "../authoring/story-identity.ts";
import type { Story } from "../story.ts";

export type LinkEntry = {
  id: number;
  uuid: string;
  slug: string;
  path: null;
  real_path: string;
  name: string;
  is_folder: boolean;
  parent_id: number;
  published: boolean;
  position: number;
  is_startpage: boolean;
};

/** The tree of stories and the folders they stand in, as /links answers it. */
export function linkEntries(stories: readonly Story[]): LinkEntry[] {
  const folders = new Set(stories.flatMap(({ full_slug }) => ancestors(full_slug)));
  const folderEntries = [...folders].map((slug): LinkEntry => {
    const name = slug.split("/").at(-1) ?? slug;
    const parent = ancestors(slug).at(-1);
    const parentId = parent === undefined ? 0 : idOf(`folder:${parent}`);
    return {
      id: idOf(`folder:${slug}`),
      uuid: uuidOf(`folder:${slug}`),
      slug,
      path: null,
      real_path: `/${slug}`,
      name,
      is_folder: true,
      parent_id: parentId,
      published: false,
      position: 0,
      is_startpage: false,
    };
  });
  const storyEntries = stories.map(({ id, uuid, name, parent_id, position, is_startpage, full_slug, published_at }): LinkEntry => {
    return {
      id,
      uuid,
      slug: full_slug,
      path: null,
      real_path: `/${full_slug}`,
      name,
      is_folder: false,
      parent_id: parent_id ?? 0,
      published: published_at !== null,
      position,
      is_startpage,
    };
  });
  return [...folderEntries, ...storyEntries];
}

function ancestors(slug: string): string[] {
  const segments = slug.split("/");
  return segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join("/"));
}
