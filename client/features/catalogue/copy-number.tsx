import { notify } from "#client/ui/notify.ts";
import { IconButton } from "#client/ui/icon-button.tsx";
import styles from "./product-contact.module.css";

/** Puts the part number where it can be pasted from. */
export function CopyNumber({ number }: { number: string }) {
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => notify({ type: "success", message: `${number} copied.` }),
      () => notify({ type: "danger", message: "The number couldn't be copied." }),
    );
  return <IconButton icon="copy" label={`Copy part number ${number}`} className={styles.copy} onClick={() => void copy()} />;
}
