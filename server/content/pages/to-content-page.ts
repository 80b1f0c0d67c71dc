import { z } from "zod";
import type { Block } from "#shared/contract/blocks.ts";
import type { ContentPage } from "#shared/contract/page.ts";
import type { ReportSkipped } from "../blocks/map-blocks.ts";
import { mapBlocks } from "../blocks/map-blocks.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import type { Story } from "../story-port.ts";

const rootSchema = z.object({
  title: textField,
  seo_title: textField,
  seo_description: textField,
  intro: textField,
  description: textField,
  handle: textField,
  image: pictureField,
  body: z.unknown().optional(),
});
type Root = z.output<typeof rootSchema>;

/** The root components that are pages of their own; every other story is a part of something. */
const leadingBlocks: Record<string, (root: Root, id: string) => Block[]> = {
  Page: () => [],
  Article: ({ title, intro, image }, id) => [openingBlock(title, intro, image, id)],
  Promotion: ({ title, description, image }, id) => [openingBlock(title, description, image, id)],
};
const closingBlocks: Record<string, (root: Root, id: string) => Block[]> = {
  Promotion: ({ handle }, id) => (handle ? [promotedProducts(handle, id)] : []),
};

/** Null when the story is no page: menus, banners and definitions are never shown by their slug. */
export function toContentPage(story: Story, report: ReportSkipped): ContentPage | null {
  const { component } = story.content;
  const leading = Object.hasOwn(leadingBlocks, component) ? leadingBlocks[component] : undefined;
  const root = rootSchema.safeParse(story.content).data;
  if (!leading || !root) return null;
  const title = root.title || story.name;
  const closing = Object.hasOwn(closingBlocks, component) ? closingBlocks[component] : undefined;
  const blocks = [...leading({ ...root, title }, story.uuid), ...mapBlocks(root.body, report), ...(closing?.(root, story.uuid) ?? [])];
  const description = root.seo_description || root.description || root.intro;
  return {
    slug: story.slug,
    title,
    blocks,
    seo: { title: root.seo_title || title, description, picture: root.image ?? firstPicture(blocks) },
  };
}

function openingBlock(title: string, text: string, picture: Root["image"], id: string): Block {
  return picture
    ? { id: `${id}-hero`, type: "hero", size: "large", title, text, picture }
    : { id: `${id}-title`, type: "page-title", title };
}

function promotedProducts(handle: string, id: string): Block {
  const seeAll = { label: "See All", url: `/search?promotion=${encodeURIComponent(handle)}` };
  return { id: `${id}-products`, type: "recommended-products", title: "In this promotion", collection: null, promotion: handle, seeAll };
}

function firstPicture(blocks: Block[]): Root["image"] {
  for (const block of blocks) {
    if (block.type === "hero") return block.picture;
    if (block.type === "hero-banner-carousel") return block.slides[0]?.picture ?? null;
  }
  return null;
}
