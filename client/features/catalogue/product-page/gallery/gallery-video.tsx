import { useEffect, useEffectEvent, useRef } from "react";
import { pictureUrlAt } from "#client/ui/picture/picture-source-set.ts";
import { takeFocus, VideoPlayer } from "#client/ui/video/video-player.tsx";
import type { CloserLookProps } from "./closer-look.tsx";
import styles from "./gallery-video.module.css";

const posterWidth = 1080;

/** A film over its preview picture in a strip, until the strip is turned to another slide. */
export function GalleryVideo({ pressed, onClose }: Pick<CloserLookProps, "pressed" | "onClose">) {
  const frameRef = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => (frameRef.current ? whenPassed(frameRef.current, () => close()) : undefined), []);

  const { video, alt } = pressed;
  if (!video) return null;
  const { embedUrl, url } = video;
  return (
    <div ref={frameRef} className={styles.frame}>
      {embedUrl === undefined ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- The platform hands none out.
        <video
          ref={takeFocus}
          className={styles.file}
          src={url}
          poster={pictureUrlAt(pressed, posterWidth)}
          aria-label={alt}
          controls
          autoPlay
          playsInline
        />
      ) : (
        <VideoPlayer className={styles.player} embedUrl={embedUrl} title={alt} />
      )}
    </div>
  );
}

/** Watches the slide instead of the player, which the whole screen may have for a while. Where a film was pressed in passing, the strip comes to it first. */
function whenPassed(frame: HTMLElement, leave: () => void): () => void {
  const slide = frame.parentElement;
  const strip = slide?.parentElement;
  if (!slide || !strip) return () => undefined;
  let isReached = Math.abs(slide.getBoundingClientRect().left - strip.getBoundingClientRect().left) < strip.clientWidth / 2;
  const follow = (entries: IntersectionObserverEntry[]) => {
    const isShown = (entries.at(-1)?.intersectionRatio ?? 0) >= 0.5;
    if (isReached && !isShown) leave();
    isReached ||= isShown;
  };
  const observer = new IntersectionObserver(follow, { root: strip, threshold: 0.5 });
  observer.observe(slide);
  return () => observer.disconnect();
}
