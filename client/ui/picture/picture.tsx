import type { Picture as PictureData } from "#shared/contract/picture.ts";
import { classNames } from "../class-names.ts";
import { pictureSourceSet, pictureUrlAt } from "./picture-source-set.ts";
import styles from "./picture.module.css";

const usualWidths = [216, 320, 480, 720, 1080] as const;

type PictureProps = {
  picture: PictureData;
  /** The `sizes` of the place it stands in, such as "(width < 48rem) 50vw, 20rem". */
  sizes: string;
  /** Four to six widths; the middle one is what browsers without srcset get. */
  widths?: readonly number[];
  /** The page's main picture: loaded at once, before everything else. One a page. */
  isPriority?: boolean;
  /** Fills the height of its frame and crops what is over. */
  isCover?: boolean;
  /** Shows the word "Illustration" in the corner. */
  isLabelled?: boolean;
  /** A picture beside words that already say the same. */
  isDecorative?: boolean;
  className?: string;
};

/** A responsive picture that keeps its room from the first byte. */
export function Picture({ picture, sizes, widths = usualWidths, isPriority, isCover, isLabelled, isDecorative, className }: PictureProps) {
  const image = (
    <img
      className={classNames(styles.picture, picture.source === "shopify" && styles.product, isCover && styles.cover, className)}
      srcSet={pictureSourceSet(picture, widths)}
      sizes={sizes}
      src={pictureUrlAt(picture, widths[Math.floor(widths.length / 2)] ?? picture.width)}
      alt={isDecorative ? "" : picture.alt}
      width={picture.width}
      height={picture.height}
      loading={isPriority ? "eager" : "lazy"}
      fetchPriority={isPriority ? "high" : undefined}
      decoding={isPriority ? "sync" : "async"}
    />
  );
  if (!isLabelled) return image;
  return (
    <span className={styles.frame}>
      {image}
      <span className={styles.caption}>Illustration</span>
    </span>
  );
}
