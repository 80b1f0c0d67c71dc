import { type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";

type Point = { x: number; y: number };
const middle: Point = { x: 0.5, y: 0.5 };
/** A hand that moves less than this means a press. */
const dragPx = 5;

/** A frame that shows all of a picture or, closer, a part of it: a press chooses the part, a mouse drags it about; fingers scroll and pinch by themselves. */
export function useZoomFrame() {
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
