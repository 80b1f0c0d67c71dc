import type { Picture as PictureData } from "#shared/contract/picture.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import styles from "./card-picture.module.css";

const widths = [160, 216, 320, 480, 640];

/** The picture of a card, or its room with a word where a product has none. The title beside it says what it shows. */
export function CardPicture({ picture, sizes, isPriority }: { picture: PictureData | null; sizes: string; isPriority?: boolean }) {
  if (!picture) return <span className={styles.none}>No illustration yet</span>;
  return <Picture picture={picture} sizes={sizes} widths={widths} isPriority={isPriority} className={styles.picture} />;
}
