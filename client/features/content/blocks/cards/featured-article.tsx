import { AuthorNote } from "#client/features/content/expert/author-note.tsx";
import { ButtonLink } from "#client/ui/button/button.tsx";
import { screenWidths } from "#client/ui/picture/picture-source-set.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import styles from "./featured-article.module.css";

/** One article with room to itself; phones go without. */
export function FeaturedArticle({ block }: { block: BlockOf<"featured-article"> }) {
  const { title, text, url, linkText, picture, author } = block;
  return (
    <article className={styles.article}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(width < 75rem) 50vw, 56vw" widths={screenWidths} isDecorative isCover />
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.kind}>Featured article</p>
        <h2 className={styles.title}>
          <a className={styles.link} href={url}>
            {title}
          </a>
        </h2>
        {text && <p className={styles.text}>{text}</p>}
        <ButtonLink className={styles.go} variant="secondary" href={url} aria-label={`${linkText}: ${title}`}>
          {linkText}
        </ButtonLink>
        {author && <AuthorNote lead="Written by" author={author} />}
      </div>
    </article>
  );
}
