import { type KeyboardEvent, useId, useState } from "react";
import type { Picture as PictureData } from "#shared/contract/picture.ts";
import { IconButton } from "#client/ui/icon-button.tsx";
import { Picture } from "#client/ui/picture.tsx";
import { useModalDialog } from "#client/ui/use-modal-dialog.ts";
import { useZoomFrame } from "./use-zoom-frame.ts";
import styles from "./picture-zoom.module.css";

const widths = [720, 1080, 1440, 2000];

type PictureZoomProps = { pictures: PictureData[]; start: number; title: string; onClose: () => void };

/** A picture as large as the window, and larger: pressed to come closer, dragged or scrolled about, pinched on a phone. */
export function PictureZoom({ pictures, start, title, onClose }: PictureZoomProps) {
  const titleId = useId();
  const dialogRef = useModalDialog(true);
  const [index, setIndex] = useState(start);
  const { isClose, toggle, frameProps } = useZoomFrame();
  const picture = pictures[index];

  const turn = (by: -1 | 1) => setIndex((index + by + pictures.length) % pictures.length);
  const followKey = ({ key }: KeyboardEvent) => {
    if (key === "PageDown") turn(1);
    else if (key === "PageUp") turn(-1);
    else if ((key === "+" && !isClose) || (key === "-" && isClose)) toggle();
  };

  if (!picture) return null;
  return (
    <dialog
      ref={dialogRef}
      className={styles.zoom}
      data-scroll-lock="always"
      aria-labelledby={titleId}
      onClose={onClose}
      onKeyDown={followKey}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {pictures.length > 1 && (
          <>
            <IconButton icon="chevron-left" label="Previous picture" onClick={() => turn(-1)} />
            <span className={styles.count} role="status">
              {index + 1} / {pictures.length}
            </span>
            <IconButton icon="chevron-right" label="Next picture" onClick={() => turn(1)} />
          </>
        )}
        <IconButton icon={isClose ? "zoom-out" : "zoom-in"} label={isClose ? "Zoom out" : "Zoom in"} onClick={() => toggle()} />
        <IconButton icon="x" label="Close the picture" onClick={() => dialogRef.current?.close()} />
      </div>
      <section {...frameProps} className={styles.frame} data-close={isClose || undefined} aria-label="The picture, scrolls both ways">
        <Picture
          key={picture.url}
          picture={picture}
          sizes={isClose ? "200vw" : "100vw"}
          widths={widths}
          isLabelled
          className={styles.picture}
        />
      </section>
    </dialog>
  );
}
