import { classNames } from "../class-names.ts";
import { headerActionClass } from "./header-action.tsx";
import styles from "./header-action.module.css";
import { Icon } from "../picture/icon.tsx";

/** The way to the wishlist in the header. The wishlist itself, once it is there, tells the number and opens. */
export function WishlistOpener() {
  return (
    <button
      type="button"
      className={classNames(headerActionClass, styles.wishlist)}
      data-wishlist="open"
      aria-haspopup="dialog"
      aria-label="Wishlist"
    >
      <span className={styles.drawing}>
        <Icon of="heart" />
        <span className={styles.count} data-count="0" hidden />
      </span>
      <span className={styles.words}>Wishlist</span>
    </button>
  );
}
