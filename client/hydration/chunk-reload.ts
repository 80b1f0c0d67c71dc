const storageKey = "chunk-reload-at";
const pauseMs = 60_000;
/** By then a page is gone whose chunks the browser let go of because another one takes its place: to load it anew would lead back to it. */
const goneMs = 500;

/** As much of a window as takes part. */
type ReloadablePage = {
  addEventListener(name: "vite:preloadError" | "unhandledrejection", hear: (event: Event) => void): void;
  sessionStorage: Pick<Storage, "getItem" | "setItem">;
  location: Pick<Location, "assign" | "reload">;
  navigator: Pick<Navigator, "onLine">;
};

let isReplaced = false;

/** Whether this page's place is about to be taken by one that is loaded anew: what it fails to show is seen by nobody who waits for it. */
export const isPageReplaced = (): boolean => isReplaced;

/**
 * After a release an old page asks for chunks that are gone: load the page anew, at most once a minute. On the way to another page it is that one which is
 * loaded: `leave` gives the way up and answers where it led. A failure within the minute, or without a connection, is left to whoever asked for the chunk.
 */
export function reloadOnceOnChunkFailure(page: ReloadablePage, leave: () => string | undefined): void {
  page.addEventListener("vite:preloadError", (event) => {
    if (!page.navigator.onLine || !mayLoadAnew(page)) return;
    event.preventDefault();
    isReplaced = true;
    const load = (to = leave()) => {
      page.sessionStorage.setItem(storageKey, String(Date.now()));
      if (to) page.location.assign(to);
      else page.location.reload();
    };
    const to = leave();
    if (to) load(to);
    else setTimeout(load, goneMs);
  });
  // Whoever asked for the chunk has nothing to take apart: that is no fault to report, and who reports listens after this.
  page.addEventListener("unhandledrejection", (rejection) => {
    if (!isReplaced) return;
    rejection.preventDefault();
    rejection.stopImmediatePropagation();
  });
}

/** Whether the last time was long enough ago. Where that can't be kept, the page might be loaded without end. */
function mayLoadAnew(page: ReloadablePage): boolean {
  try {
    const lastAt = page.sessionStorage.getItem(storageKey) ?? "0";
    page.sessionStorage.setItem(storageKey, lastAt);
    // A time to come is one of a clock that has been put back since.
    return !(Math.abs(Date.now() - Number(lastAt)) < pauseMs);
  } catch {
    return false;
  }
}
