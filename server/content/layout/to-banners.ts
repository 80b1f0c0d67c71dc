import { z } from "zod";
import type { Layout } from "#shared/contract/content.ts";
import { linkField } from "../fields/link-field.ts";
import { textField } from "../fields/text-field.ts";
import type { Story } from "../story-port.ts";

const bannerSchema = z.object({
  kind: z.enum(["promotional", "store-locator"]).catch("promotional"),
  text: z.string().min(1),
  link_text: textField,
  link: linkField,
});

export type Banners = Pick<Layout, "promotionalBanner" | "storeLocatorBanner">;

/** Of each kind the newest banner, as the stories come newest first. */
export function toBanners(stories: Story[]): Banners {
  const banners = stories.flatMap(({ content }) => bannerSchema.safeParse(content).data ?? []);
  const newest = (kind: "promotional" | "store-locator") => {
    const banner = banners.find((candidate) => candidate.kind === kind);
    if (!banner) return null;
    return { text: banner.text, link: banner.link ? { label: banner.link_text || "Find out more", url: banner.link } : null };
  };
  return { promotionalBanner: newest("promotional"), storeLocatorBanner: newest("store-locator") };
}
