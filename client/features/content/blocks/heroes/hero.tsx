import { ButtonLink } from "#client/ui/button/button.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { screenWidths } from "#client/ui/picture/picture-source-set.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import styles from "./hero.module.css";

/** A page's opening: title and picture side by side, large for a story, small for a help page. */
export function Hero({ block, isMain }: { block: BlockOf<"hero">; isMain: boolean }) {
  const { size, title, text, picture, links } = block;
  const Heading = isMain ? "h1" : "h2";
  return (
    <header className={classNames(styles.hero, size === "large" && styles.large)}>
      <div className={styles.words}>
        {title && <Heading className={styles.title}>{title}</Heading>}
        {text && <p className={styles.text}>{text}</p>}
        {links.length > 0 && (
          <p className={styles.links}>
            {links.map(({ label, url }, index) => (
              <ButtonLink
                key={label}
                className={index > 0 ? styles.second : undefined}
                variant={index > 0 ? "secondary" : undefined}
                href={url}
              >
                {label}
              </ButtonLink>
            ))}
          </p>
        )}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(width < 48rem) 100vw, 50vw" widths={screenWidths} isPriority={isMain} isCover />
        </div>
      )}
    </header>
  );
}
