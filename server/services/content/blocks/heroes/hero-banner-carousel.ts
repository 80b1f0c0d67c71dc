import { z } from "zod";
import { linkField } from "#server/services/content/fields/link-field.ts";
import { listField } from "#server/services/content/fields/list-field.ts";
import { pictureField } from "#server/services/content/fields/picture-field.ts";
import { textField } from "#server/services/content/fields/text-field.ts";
import { blockMapper } from "../block-mapper.ts";

const slideSchema = z.object({
  _uid: textField,
  title: textField,
  text: textField,
  picture: pictureField,
  button_text: textField,
  button_link: linkField,
  overlay_link: linkField,
});

export const heroBannerCarousel = blockMapper("HeroBannerCarousel", z.object({ slides: listField(slideSchema) }), ({ slides }, id) => {
  const shown = slides.flatMap(({ _uid, title, text, picture, button_text, button_link, overlay_link }, index) => {
    if (!picture) return [];
    const button = button_text && button_link ? { label: button_text, url: button_link } : null;
    return [{ id: _uid || `${id}-${index}`, title, text, picture, button, overlayUrl: overlay_link }];
  });
  return shown.length === 0 ? null : { id, type: "hero-banner-carousel", slides: shown };
});
