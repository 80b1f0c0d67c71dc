import { ButtonLink } from "#client/ui/button/button.tsx";
import { screenWidths } from "#client/ui/picture/picture-source-set.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import styles from "./hero-slide.module.css";

type HeroSlideProps = { slide: BlockOf<"hero-banner-carousel">["slides"][number]; isPriority: boolean };

/** One banner: the whole of it leads on, the button says where to. */
export function HeroSlide({ slide, isPriority }: HeroSlideProps) {
  const { title, text, picture, button, overlayUrl } = slide;
  return (
    <div className={styles.slide}>
      <div className={styles.words}>
        <h2 className={styles.title}>{button || !overlayUrl ? title : <a href={overlayUrl}>{title}</a>}</h2>
        {text && <p className={styles.text}>{text}</p>}
        {button && (
          <ButtonLink href={button.url} className={styles.button}>
            {button.label}
          </ButtonLink>
        )}
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} sizes="(width < 64rem) 100vw, 60vw" widths={screenWidths} isPriority={isPriority} isCover />
      </div>
      {overlayUrl && <a href={overlayUrl} className={styles.overlay} tabIndex={-1} aria-hidden="true" />}
    </div>
  );
}
