import { Icon } from "../picture/icon.tsx";
import { buttonStyle } from "./button.tsx";

/** Tells somebody of a page: by what the device shares with, by a copied link, and where no script runs by mail. */
export function ShareLink({ url, title }: { url: string; title: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <a className={buttonStyle({ variant: "quiet" })} href={mail} data-share={url} data-native>
      <Icon of="share-2" size="small" /> Share
    </a>
  );
}
