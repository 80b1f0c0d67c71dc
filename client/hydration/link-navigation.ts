import { hearOnPage } from "./hear-on-page.ts";
import { laterPartsLoaded } from "./later-part.tsx";

type Navigate = (to: string) => void;

/** One listener makes every plain link of this origin a client-side navigation; what the browser must do itself is left alone. */
export function listenForLinks(navigate: Navigate): void {
  hearOnPage("click", (event) => {
    const link = event instanceof MouseEvent ? followedLink(event, location) : null;
    if (!link) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    if (hash === "" || pathname !== location.pathname || search !== location.search) return navigate(pathname + search + hash);
    // The browser jumps within a page, and the router hears of it: React would throw away the HTML of parts that have no code yet.
    void laterPartsLoaded().then(() => location.assign(link.href));
  });
}

/** The link that a click follows, or null when the browser must follow it: modified clicks, other targets and origins, downloads, `data-native`, the way to the sign-in. */
function followedLink(event: MouseEvent, here: Location): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== here.origin) return null;
  if ((link.target && link.target !== "_self") || link.hasAttribute("download") || link.dataset.native !== undefined) return null;
  return /^\/(login|callback)$/.test(link.pathname) ? null : link;
}
