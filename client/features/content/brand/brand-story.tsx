import { useSuspenseQuery } from "@tanstack/react-query";
import { useApi } from "#client/lib/api/api.ts";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { screenWidths } from "#client/ui/picture/picture-source-set.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import { ReadMore } from "#client/ui/text/read-more.tsx";
import { RichText } from "../blocks/text/rich-text.tsx";
import { productContentQuery } from "../product-queries.ts";
import styles from "./brand-story.module.css";

/** The banner and the story of a product's brand; nothing for brands without one. */
export function BrandStory({ handle }: { handle: string }) {
  const { brand } = useSuspenseQuery(productContentQuery(useApi(), handle)).data;
  if (!brand) return null;
  const { name, url, aboutHtml, logo, banner } = brand;
  return (
    <section className={styles.story} aria-labelledby="about-the-brand">
      {banner && (
        <div className={styles.banner}>
          <Picture picture={banner} sizes="(width < 75rem) 100vw, 35rem" widths={screenWidths} isDecorative isCover />
        </div>
      )}
      <div className={styles.card}>
        {logo && (
          <div className={styles.logo}>
            <Picture picture={logo} sizes="14rem" widths={[160, 216, 320, 432]} isDecorative />
          </div>
        )}
        <div className={styles.words}>
          <h2 id="about-the-brand" className={styles.title}>
            About the Brand
          </h2>
          {aboutHtml && (
            <ReadMore>
              <RichText html={aboutHtml} isCut />
            </ReadMore>
          )}
          <ButtonLink className={styles.shop} variant="secondary" href={url}>
            Shop all {name}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
