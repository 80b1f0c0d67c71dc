import { ButtonLink } from "#client/ui/button/button.tsx";
import { screenWidths } from "#client/ui/picture/picture-source-set.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import { VisuallyHidden } from "#client/ui/text/visually-hidden.tsx";
import type { BlockOf } from "#shared/contract/blocks/blocks.ts";
import styles from "./hero-slide.module.css";

type Slide = BlockOf<"hero-banner-carousel">["slides"][number];
type HeroSlideProps = { slide: Slide; isPriority: boolean };

/** Editors may leave the words to the picture. */
export const nameOfSlide = ({ title, text, picture, button }: Slide): string =>
  title || text || picture.alt || (button?.label ?? "Find out more");

/** One banner: the whole of it leads on, the button says where to. */
export function HeroSlide({ slide, isPriority }: HeroSlideProps) {
  const { title, text, picture, button, overlayUrl } = slide;
  const heading = title !== "" && <h2 className={styles.title}>{button || !overlayUrl ? title : <a href={overlayUrl}>{title}</a>}</h2>;
  // The way that stands in words is the one for whoever hears the slide or walks it by the keyboard.
  const isOverlayInWords = button !== null || title !== "";
  return (
    <div className={styles.slide}>
      <div className={styles.words}>
        {heading}
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
      {overlayUrl &&
        (isOverlayInWords ? (
          <a href={overlayUrl} className={styles.overlay} tabIndex={-1} aria-hidden="true" />
        ) : (
          <a href={overlayUrl} className={styles.overlay}>
            <VisuallyHidden>{nameOfSlide(slide)}</VisuallyHidden>
          </a>
        ))}
    </div>
  );
}
