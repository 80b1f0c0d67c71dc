import type { GalleryPicture } from "#shared/contract/catalogue/product.ts";
import { useHydrated } from "#client/hydration/use-hydrated.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { Picture } from "#client/ui/picture/picture.tsx";
import { ScriptButton } from "#client/ui/button/script-button.tsx";
import styles from "./gallery-thumbs.module.css";

type GalleryThumbsProps = { pictures: GalleryPicture[]; current: number; onShow: (index: number) => void };

/** The way to each picture. Their images come after the page, so that they don't delay the first one. */
export function GalleryThumbs({ pictures, current, onShow }: GalleryThumbsProps) {
  const isHydrated = useHydrated();
  return (
    <ul className={styles.thumbs}>
      {pictures.map((picture, index) => (
        <li key={picture.url}>
          <ScriptButton
            className={styles.thumb}
            aria-label={`Show ${picture.video ? "video" : "picture"} ${index + 1} of ${pictures.length}`}
            aria-current={index === current || undefined}
            onClick={() => onShow(index)}
          >
            {isHydrated && <Picture picture={picture} sizes="4.5rem" widths={[72, 144, 216]} isDecorative className={styles.picture} />}
            {picture.video && <Icon of="play" className={styles.play} />}
          </ScriptButton>
        </li>
      ))}
    </ul>
  );
}
