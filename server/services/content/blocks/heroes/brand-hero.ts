import { z } from "zod";
import { brandField } from "#server/services/content/brands/brand-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { filmFields, toVideo } from "#server/services/content/hub/to-video.ts";
import { blockMapper } from "../block-mapper.ts";

/** What editors say of a brand at the head of its page or of another. */
export const brandHeroSchema = z.object({ brand: brandField, ...filmFields, video_title: textField });

export const brandHero = blockMapper("BrandHero", brandHeroSchema, ({ brand, video_title, ...film }, id) => {
  const { name, url, logo, banner } = brand;
  if (!name) return null;
  return {
    id,
    type: "brand-hero",
    name,
    url,
    logo,
    banner,
    video: toVideo(film, { title: video_title || name, poster: banner }),
  };
});
