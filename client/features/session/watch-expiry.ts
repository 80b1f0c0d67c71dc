/** From then on every second counts. */
export const watchedMs = 150_000;
const tickMs = 1000;
/** A machine that slept, or whose clock was set, is noticed within that time. */
const longestWaitMs = 30_000;

/** Looks at the clock until a time is over: now and then at first, each second at the end, and when the tab is seen again, for tabs sleep and clocks are set. */
export function watchExpiry(expiresAtMs: number, look: (nowMs: number) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookAndWait = () => {
    clearTimeout(timer);
    const nowMs = Date.now();
    const leftMs = expiresAtMs - nowMs;
    look(nowMs);
    if (leftMs <= 0) return;
    const waitMs = leftMs > watchedMs ? Math.min(leftMs - watchedMs, longestWaitMs) : leftMs % tickMs || tickMs;
    timer = setTimeout(lookAndWait, waitMs);
  };
  lookAndWait();
  document.addEventListener("visibilitychange", lookAndWait, { signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
}
