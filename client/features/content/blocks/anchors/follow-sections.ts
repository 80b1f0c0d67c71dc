import { sectionInView } from "./section-in-view.ts";

/** How much of the screen's height, above and below, doesn't count as view. */
const margin = 0.2;
const topPx = 100;
/** With these a shopper takes the page into his own hands. */
const moves = ["wheel", "touchmove", "keydown"];

/** Calls back with the section in view as the page scrolls, and writes it into the address without an entry in the history. */
export function followSections(anchors: readonly string[], show: (anchor: string | null) => void) {
  const { pathname } = location;
  const sections = anchors.flatMap((anchor) => document.getElementById(anchor) ?? []);
  const stopping = new AbortController();
  const inBand = new Set<string>();
  let current: string | null = null;
  /** Where a link leads: the sections on the way there don't count. */
  let destination = anchorOfHash(anchors);

  const read = () =>
    sectionInView({
      anchors,
      inBand,
      passed: sections.findLast((section) => section.getBoundingClientRect().top < innerHeight * margin)?.id ?? null,
      isAtTop: scrollY < topPx,
      isAtEnd: Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight,
    });
  const follow = () => {
    // The router has gone on to a page that isn't shown yet.
    if (location.pathname !== pathname) return;
    const next = destination ?? read();
    if (next !== current) show(next);
    current = next;
    writeHash(anchors, next);
  };
  const travelTo = (anchor: string) => {
    destination = anchor;
    follow();
  };
  const arrive = () => {
    const place = sections.find(({ id }) => id === destination)?.getBoundingClientRect();
    const isThere = place && place.bottom > 0 && place.top < innerHeight;
    destination = null;
    if (!isThere) follow();
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inBand.add(target.id);
        else inBand.delete(target.id);
      }
      follow();
    },
    { rootMargin: `${-100 * margin}% 0px` },
  );
  for (const section of sections) observer.observe(section);

  const options = { passive: true, signal: stopping.signal };
  addEventListener("scroll", follow, options);
  addEventListener("scrollend", arrive, options);
  for (const move of moves) addEventListener(move, () => (destination = null), options);
  addEventListener(
    "hashchange",
    () => {
      const anchor = anchorOfHash(anchors);
      if (anchor) travelTo(anchor);
    },
    options,
  );

  const stop = () => {
    observer.disconnect();
    stopping.abort();
  };
  return { travelTo, stop };
}

function anchorOfHash(anchors: readonly string[]): string | null {
  return anchors.find((anchor) => location.hash === `#${anchor}`) ?? null;
}

/** The router's own entry in the history's state stays. At the top, a hash that isn't of these sections is left alone. */
function writeHash(anchors: readonly string[], anchor: string | null): void {
  if (anchor === anchorOfHash(anchors)) return;
  history.replaceState(history.state, "", `${location.pathname}${location.search}${anchor ? `#${anchor}` : ""}`);
}
