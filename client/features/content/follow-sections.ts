import { sectionInView } from "./section-in-view.ts";

/** Above and below it a section counts as out of view. */
const bandMargin = "-20% 0px";
const topPx = 100;

/** Calls back with the section in view as the page scrolls, and writes it into the address without an entry in the history. */
export function followSections(anchors: readonly string[], show: (anchor: string | null) => void) {
  const { pathname } = location;
  const stopping = new AbortController();
  const inBand = new Set<string>();
  let current: string | null = null;
  /** Where a link leads: the sections on the way there don't count. */
  let destination = anchorOfHash(anchors);

  const follow = () => {
    // The router has gone on to another page that isn't shown yet.
    if (location.pathname !== pathname) return;
    const { scrollHeight } = document.documentElement;
    const next =
      destination ??
      sectionInView({
        anchors,
        inBand,
        current,
        isAtTop: scrollY < topPx,
        isAtEnd: Math.ceil(scrollY + innerHeight) >= scrollHeight,
      });
    if (next !== current) show(next);
    current = next;
    writeHash(anchors, next);
  };
  const arrive = () => {
    const isThere = destination === null || inBand.has(destination);
    destination = null;
    if (!isThere) follow();
  };
  const travelTo = (anchor: string) => {
    destination = anchor;
    follow();
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inBand.add(target.id);
        else inBand.delete(target.id);
      }
      follow();
    },
    { rootMargin: bandMargin },
  );
  for (const anchor of anchors) {
    const section = document.getElementById(anchor);
    if (section) observer.observe(section);
  }

  const options = { passive: true, signal: stopping.signal };
  addEventListener("scroll", follow, options);
  addEventListener("scrollend", arrive, options);
  // Whoever takes the page into his own hands is no longer on the way.
  for (const move of ["wheel", "touchmove", "keydown"]) addEventListener(move, () => (destination = null), options);
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

/** The router keeps its own entry in the history's state, which stays. A hash that isn't of these sections is left alone at the top. */
function writeHash(anchors: readonly string[], anchor: string | null): void {
  if (anchor === anchorOfHash(anchors)) return;
  history.replaceState(history.state, "", `${location.pathname}${location.search}${anchor ? `#${anchor}` : ""}`);
}
