import { z } from "zod";
import type { Brand } from "#shared/contract/content/page.ts";
import { brandHeroSchema } from "../blocks/heroes/brand-hero.ts";
import { type ReportSkipped, mapBlocks } from "../blocks/map-blocks.ts";
import { toVideo } from "../hub/to-video.ts";
import type { Story } from "../stories/story-port.ts";

const heroSchema = brandHeroSchema.extend({ component: z.literal("BrandHero") });
const pageSchema = z.object({ body: z.array(z.unknown()).catch([]) });

/** A brand's page: what its hero says of the brand, and its text. */
export function toBrand(story: Story, slug: string, report: ReportSkipped): Brand {
  const { body } = pageSchema.parse(story.content);
  const hero = body.map((block) => heroSchema.safeParse(block).data).find((block) => block !== undefined);
  const others = body.filter((block) => !z.object({ component: z.literal("BrandHero") }).safeParse(block).success);
  const about = mapBlocks(others, report).flatMap((block) => (block.type === "rich-text" ? [block.html] : []));
  const name = hero?.brand.name || story.name;
  const banner = hero?.brand.banner ?? null;
  return {
    name,
    slug,
    storyUrl: hero?.brand.storyUrl ?? null,
    logo: hero?.brand.logo ?? null,
    aboutHtml: about.length === 0 ? null : about.join(""),
    banner,
    video: hero ? toVideo(hero, { title: hero.video_title || name, poster: banner }) : null,
  };
}
