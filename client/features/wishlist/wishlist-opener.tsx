import { HeaderAction, headerActionClass } from "#client/ui/button/header-action.tsx";
import { ScriptButton } from "#client/ui/button/script-button.tsx";
import { classNames } from "#client/ui/class-names.ts";
import { notify } from "#client/ui/feedback/notify.ts";
import { useWishlist } from "#client/lib/wishlist/wishlist-store.ts";
import { loadWishlistPanel, openWishlist } from "./wishlist-panel-store.ts";
import styles from "./wishlist-opener.module.css";

/** The way to the wishlist in the header, with the number of its parts. */
export function WishlistOpener() {
  const count = useWishlist().wishes.length;
  const open = () => {
    const { href: from } = location;
    // By then the shopper may have turned to something else.
    const isHere = () => location.href === from;
    void loadWishlistPanel().then(
      () => isHere() && openWishlist(),
      () => isHere() && notify({ type: "danger", message: "Your wishlist could not be opened. Please try again." }),
    );
  };
  return (
    <ScriptButton
      className={classNames(headerActionClass, styles.opener)}
      aria-haspopup="dialog"
      aria-label={count === 0 ? "Wishlist" : `Wishlist, ${count} ${count === 1 ? "part" : "parts"}`}
      onClick={open}
    >
      <HeaderAction icon="heart" label={<span className={styles.words}>Wishlist</span>} count={count} />
    </ScriptButton>
  );
}
