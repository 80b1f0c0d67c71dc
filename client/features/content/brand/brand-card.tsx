import { useId } from "react";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { Picture } from "#client/ui/picture/picture.tsx";
import { ReadMore } from "#client/ui/text/read-more.tsx";
import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import { RichText } from "../blocks/text/rich-text.tsx";
import styles from "./brand-card.module.css";

/** One brand in short: its mark, what it is known for, and the way to its parts. */
export function BrandCard({ block: { name, url, logo, html } }: { block: BlockOf<"brand-card"> }) {
  const titleId = useId();
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      {logo && (
        <div className={styles.logo}>
          <Picture picture={logo} sizes="12rem" widths={[160, 216, 320, 432]} isDecorative />
        </div>
      )}
      <div className={styles.words}>
        <h2 id={titleId} className={styles.name}>
          {name}
        </h2>
        {html && (
          <ReadMore lines="three">
            <RichText html={html} isCut />
          </ReadMore>
        )}
        <ButtonLink className={styles.shop} variant="secondary" href={url}>
          Shop all {name}
        </ButtonLink>
      </div>
    </article>
  );
}
