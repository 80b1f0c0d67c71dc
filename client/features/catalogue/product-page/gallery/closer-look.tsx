import { createPortal } from "react-dom";
import type { GalleryPicture } from "#shared/contract/catalogue/product.ts";
import { GalleryVideo } from "./gallery-video.tsx";
import { PictureZoom } from "./picture-zoom.tsx";

export type CloserLookProps = { pictures: GalleryPicture[]; pressed: GalleryPicture; title: string; onClose: () => void };

/** What a press on one of the gallery's pictures opens: the film behind it, in its place, or the picture itself, as large as the window. */
export function CloserLook({ pictures, pressed, title, onClose }: CloserLookProps) {
  if (pressed.video) return <GalleryVideo pressed={pressed} onClose={onClose} />;
  const stills = pictures.filter(({ video }) => !video);
  // The strip holds what has the focus in it, which is nothing to a window of its own.
  return createPortal(<PictureZoom pictures={stills} start={stills.indexOf(pressed)} title={title} onClose={onClose} />, document.body);
}
