import type { Picture as PictureData } from "#shared/contract/picture.ts";
import { classNames } from "#client/ui/class-names.ts";
import { Icon } from "#client/ui/picture/icon.tsx";
import { Picture } from "#client/ui/picture/picture.tsx";
import styles from "./line-picture.module.css";

type LinePictureProps = { picture: PictureData | null; size?: "small" | "medium" | "large" };

const sizes = { small: "3.5rem", medium: "7rem", large: "8rem" } as const;
const looks = { small: styles.small, medium: styles.medium, large: styles.large };
const widths = [80, 160, 216, 320];

/** The picture of a part in the cart, or a drawing where it has none. The words beside it say what it is. */
export function LinePicture({ picture, size = "medium" }: LinePictureProps) {
  return (
    <span className={classNames(styles.picture, looks[size])}>
      {picture ? <Picture picture={picture} sizes={sizes[size]} widths={widths} isDecorative /> : <Icon of="wrench" />}
    </span>
  );
}
