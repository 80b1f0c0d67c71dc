import { useEffect, useEffectEvent, useRef, useState } from "react";

const autoplayMs = 10_000;

/** A row of slides that scrolls by hand, by buttons and, unless the shopper is using it or wants no motion, by itself. */
export function useCarousel(slideCount: number) {
  const frameRef = useRef<HTMLDivElement>(null);
  const trackRef = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  function goTo(index: number): void {
    const track = trackRef.current;
    track?.scrollTo({ left: index * track.clientWidth });
  }

  const advance = useEffectEvent(() => {
    if (!document.hidden) goTo((current + 1) % slideCount);
  });

  useEffect(() => {
    const listening = new AbortController();
    const listen = (name: string, hear: () => void) => frameRef.current?.addEventListener(name, hear, { signal: listening.signal });
    listen("pointerenter", () => setIsPointedAt(true));
    listen("pointerleave", () => setIsPointedAt(false));
    listen("focusin", () => setIsFocused(true));
    listen("focusout", () => setIsFocused(false));
    return () => listening.abort();
  }, []);

  useEffect(() => {
    const wantsNoMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isPaused || isPointedAt || isFocused || wantsNoMotion || slideCount < 2) return undefined;
    const timer = setInterval(() => advance(), autoplayMs);
    return () => clearInterval(timer);
  }, [isPaused, isPointedAt, isFocused, slideCount]);

  function followScroll(): void {
    const track = trackRef.current;
    if (track && track.clientWidth > 0) setCurrent(Math.round(track.scrollLeft / track.clientWidth));
  }

  return { frameRef, trackRef, current, goTo, followScroll, isPaused, setIsPaused };
}
