import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "#client/ui/button/icon-button.tsx";
import { Picture } from "#client/ui/picture/picture.tsx";
import { useModalDialog } from "#client/ui/dialog/use-modal-dialog.ts";
import type { Picture as PictureData } from "#shared/contract/picture.ts";
import styles from "./picture-zoom.module.css";

type Point = { x: number; y: number };
const middle: Point = { x: 0.5, y: 0.5 };
/** A hand that moves less than this means a press. */
const dragPx = 5;

/** A frame that shows all of a picture or, closer, a part of it: a press chooses the part, a mouse drags it about; fingers scroll and pinch by themselves. */
function useZoomFrame() {
  const frameRef = useRef<HTMLElement>(null);
  const grip = useRef<{ x: number; y: number; isDragged: boolean } | null>(null);
  const [isClose, setIsClose] = useState(false);

  const toggle = (at: Point = middle) => {
    flushSync(() => setIsClose(!isClose));
    const frame = frameRef.current;
    frame?.scrollTo({
      left: at.x * frame.scrollWidth - frame.clientWidth / 2,
      top: at.y * frame.scrollHeight - frame.clientHeight / 2,
      behavior: "instant",
    });
  };

  const frameProps = {
    ref: frameRef,
    tabIndex: 0,
    onPointerDown: ({ pointerType, button, clientX, clientY }: PointerEvent) => {
      if (pointerType === "mouse" && button === 0) grip.current = { x: clientX, y: clientY, isDragged: false };
    },
    onPointerMove: ({ clientX, clientY, buttons }: PointerEvent) => {
      const held = grip.current;
      if (!held || buttons === 0) return;
      const [left, top] = [held.x - clientX, held.y - clientY];
      if (!held.isDragged && Math.hypot(left, top) < dragPx) return;
      frameRef.current?.scrollBy({ left, top, behavior: "instant" });
      grip.current = { x: clientX, y: clientY, isDragged: true };
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
    onClick: ({ clientX, clientY }: MouseEvent) => {
      const wasDragged = grip.current?.isDragged ?? false;
      grip.current = null;
      const picture = frameRef.current?.querySelector("img")?.getBoundingClientRect();
      if (!wasDragged && picture) toggle({ x: (clientX - picture.left) / picture.width, y: (clientY - picture.top) / picture.height });
    },
  };
  return { isClose, toggle, frameProps };
}

const widths = [720, 1080, 1440, 2000];

export type PictureZoomProps = { pictures: PictureData[]; start: number; title: string; onClose: () => void };

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
