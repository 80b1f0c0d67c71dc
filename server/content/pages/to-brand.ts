import { z } from "zod";
import type { Brand } from "#shared/contract/page.ts";
import type { ReportSkipped } from "../blocks/map-blocks.ts";
import { mapBlocks } from "../blocks/map-blocks.ts";
import { listField } from "../fields/list-field.ts";
import { pictureField } from "../fields/picture-field.ts";
import { textField } from "../fields/text-field.ts";
import type { Story } from "../story-port.ts";
import { storyUrl } from "../story-url.ts";
import { toVideo } from "../to-video.ts";

const brandSchema = z.object({ name: textField, logo: pictureField, banners: listField(pictureField) });
const heroSchema = z.object({
  component: z.literal("BrandHero"),
  brand: z.object({ name: z.string(), full_slug: textField, content: brandSchema }),
  youtube_video_id: textField,
  video_title: textField,
});
const pageSchema = z.object({ body: z.array(z.unknown()).catch([]) });

/** A brand's page: what its hero says of the brand, and its text. */
export function toBrand(story: Story, slug: string, report: ReportSkipped): Brand {
  const { body } = pageSchema.parse(story.content);
  const hero = body.map((block) => heroSchema.safeParse(block).data).find((block) => block !== undefined);
  const others = body.filter((block) => !z.object({ component: z.literal("BrandHero") }).safeParse(block).success);
  const about = mapBlocks(others, report).flatMap((block) => (block.type === "rich-text" ? [block.html] : []));
  const brand = hero?.brand.content;
  const name = brand?.name || hero?.brand.name || story.name;
  const banner = brand?.banners.find((candidate) => candidate !== null) ?? null;
  return {
    name,
    slug,
    storyUrl: hero?.brand.full_slug ? storyUrl(hero.brand.full_slug) : null,
    logo: brand?.logo ?? null,
    aboutHtml: about.length === 0 ? null : about.join(""),
    banner,
    video: toVideo({ id: hero?.youtube_video_id ?? "", title: hero?.video_title || name, poster: banner }),
  };
}
