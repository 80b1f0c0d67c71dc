import type { Picture as PictureData } from "#shared/contract/picture.ts";
import { Picture } from "#client/ui/picture/picture.tsx";
import styles from "./card-picture.module.css";

/** Few, since each stands in the page with its whole address, twenty times in a list. */
const widths = { card: [216, 432, 640], stamp: [216, 432] };

type CardPictureProps = {
  picture: PictureData | null;
  sizes: string;
  isPriority?: boolean;
  /** Never wider than 7rem. */
  isStamp?: boolean;
};

/** The picture of a card, or its room with a word where a product has none. The title beside it says what it shows. */
export function CardPicture({ picture, sizes, isPriority, isStamp }: CardPictureProps) {
  if (!picture) return <span className={styles.none}>No illustration yet</span>;
  return (
    <Picture
      picture={picture}
      sizes={sizes}
      widths={widths[isStamp ? "stamp" : "card"]}
      isPriority={isPriority}
      className={styles.picture}
    />
  );
}
