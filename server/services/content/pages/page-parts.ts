import type { Block, ContentCardData } from "#shared/contract/blocks/blocks.ts";
import type { ContentPage } from "#shared/contract/content/page.ts";
import type { Picture } from "#shared/contract/picture.ts";

/** What a kind of story puts around the body that editors wrote. */
export type PageParts = {
  kind: ContentPage["kind"];
  title: string;
  description: string;
  picture: Picture | null;
  leading: Block[];
  closing: Block[];
};

/** The pages above a story, and the stories that go with it. */
export type PageSurroundings = { trail: ContentPage["trail"]; related: ContentCardData[] };

/** A page's first block: with a picture or, without one, just its title. */
export function openingBlock(id: string, { title, text, picture }: { title: string; text: string; picture: Picture | null }): Block {
  return picture
    ? { id: `${id}-hero`, type: "hero", size: "large", title, text, picture, links: [] }
    : { id: `${id}-title`, type: "page-title", title };
}

/** Nothing when nothing goes with the story. */
export function relatedBlocks(id: string, related: ContentCardData[]): Block[] {
  return related.length === 0 ? [] : [{ id: `${id}-related`, type: "content-cards", title: "Read and watch next", cards: related }];
}
