import type { Picture as PictureData } from "#shared/contract/picture.ts";
import { Modal } from "#client/ui/modal.tsx";
import { VisuallyHidden } from "#client/ui/visually-hidden.tsx";
import { pictureUrlAt } from "#client/ui/picture-source-set.ts";
import { Picture } from "#client/ui/picture.tsx";
import styles from "./picture-zoom.module.css";

const widths = [720, 1080, 1440, 2000];

/** One picture as large as the window allows; it scrolls both ways. */
export function PictureZoom({ picture, title, onClose }: { picture: PictureData; title: string; onClose: () => void }) {
  return (
    <Modal isOpen onClose={onClose} title={title}>
      <div ref={showMiddle} className={styles.frame}>
        <a href={pictureUrlAt(picture, Math.max(...widths))} target="_blank" rel="noreferrer">
          <Picture picture={picture} sizes="(width < 48rem) 200vw, 80rem" widths={widths} isLabelled className={styles.picture} />
          <VisuallyHidden>, in a tab of its own</VisuallyHidden>
        </a>
      </div>
    </Modal>
  );
}

function showMiddle(frame: HTMLDivElement | null): void {
  frame?.scrollTo({
    left: (frame.scrollWidth - frame.clientWidth) / 2,
    top: (frame.scrollHeight - frame.clientHeight) / 2,
    behavior: "instant",
  });
}
