const storageKey = "chunk-reload-at";
const pauseMs = 60_000;

/** After a release an old page asks for chunks that are gone: reload the page, at most once a minute. */
export function reloadOnceOnChunkFailure(page: Window): void {
  page.addEventListener("vite:preloadError", (event) => {
    const lastAt = Number(page.sessionStorage.getItem(storageKey));
    if (Date.now() - lastAt < pauseMs) return;
    event.preventDefault();
    page.sessionStorage.setItem(storageKey, String(Date.now()));
    page.location.reload();
  });
}
