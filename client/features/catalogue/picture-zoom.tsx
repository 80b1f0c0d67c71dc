import type { Picture as PictureData } from "#shared/contract/picture.ts";
import { Modal } from "#client/ui/modal.tsx";
import { Picture } from "#client/ui/picture.tsx";
import styles from "./picture-zoom.module.css";

const widths = [720, 1080, 1440, 2000];

/** One picture as large as the window allows; it scrolls both ways. */
export function PictureZoom({ picture, title, onClose }: { picture: PictureData; title: string; onClose: () => void }) {
  return (
    <Modal isOpen onClose={onClose} title={title}>
      <div className={styles.frame} tabIndex={0} role="group" aria-label={picture.alt}>
        <Picture picture={picture} sizes="(width < 48rem) 200vw, 80rem" widths={widths} isLabelled className={styles.picture} />
      </div>
    </Modal>
  );
}
