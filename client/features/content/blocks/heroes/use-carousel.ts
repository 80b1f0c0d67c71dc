import { useEffect, useEffectEvent, useRef, useState } from "react";

/** A row of slides that scrolls by hand, by buttons and, unless it all fits, the shopper is using it or wants no motion, by itself. */
export function useCarousel(slideCount: number, autoplayMs: number) {
  const frameRef = useRef<HTMLDivElement>(null);
  const trackRef = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isScrollable, setIsScrollable] = useState(false);

  function goTo(index: number): void {
    const track = trackRef.current;
    track?.scrollTo({ left: index * track.clientWidth });
  }

  const advance = useEffectEvent(() => {
    if (!document.hidden) goTo((current + 1) % slideCount);
  });

  useEffect(() => {
    const listening = new AbortController();
    const listen = (name: string, hear: () => void) =>
      frameRef.current?.addEventListener(name, hear, { passive: true, signal: listening.signal });
    // A finger's pointer leaves as soon as it scrolls, its touch only when it is lifted.
    listen("touchstart", () => setIsTouched(true));
    listen("touchend", () => setIsTouched(false));
    listen("touchcancel", () => setIsTouched(false));
    listen("pointerenter", () => setIsPointedAt(true));
    listen("pointerleave", () => setIsPointedAt(false));
    listen("focusin", () => setIsFocused(true));
    listen("focusout", () => setIsFocused(false));
    return () => listening.abort();
  }, []);

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return undefined;
    const sizes = new ResizeObserver(() => setIsScrollable(track.scrollWidth > track.clientWidth + 1));
    sizes.observe(track);
    return () => sizes.disconnect();
  }, []);

  useEffect(() => {
    const wantsNoMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isPaused || isTouched || isPointedAt || isFocused || wantsNoMotion || !isScrollable) return undefined;
    const timer = setInterval(() => advance(), autoplayMs);
    return () => clearInterval(timer);
  }, [isPaused, isTouched, isPointedAt, isFocused, isScrollable, autoplayMs]);

  function followScroll(): void {
    const track = trackRef.current;
    if (track && track.clientWidth > 0) setCurrent(Math.round(track.scrollLeft / track.clientWidth));
  }

  return { frameRef, trackRef, current, goTo, followScroll, isScrollable, isPaused, setIsPaused };
}
