import { z } from "zod";
import { linkField } from "#server/services/content/fields/link-field.ts";
import { listField } from "#server/services/content/fields/list-field.ts";
import { pictureField } from "#server/services/content/fields/picture-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { blockMapper } from "../block-mapper.ts";

const bannerSchema = z.object({ _uid: textField, title: textField, image: pictureField, link: linkField });

/** Banners that have a picture; one that nothing names is shown, but leads nowhere. */
export const bannerCarousel = blockMapper(
  "BannerCarousel",
  z.object({ title: textField, banners: listField(bannerSchema) }),
  ({ title, banners }, id) => {
    const shown = banners.flatMap(({ _uid, title: name, image, link }, index) => {
      if (!image) return [];
      return [{ id: _uid || `${id}-${index}`, title: name, url: name || image.alt ? link : null, picture: image }];
    });
    return shown.length === 0 ? null : { id, type: "banner-carousel", title: title || "Featured", banners: shown };
  },
);
