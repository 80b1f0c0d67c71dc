import { hearOnPage } from "./hear-on-page.ts";

type Navigate = (to: string) => void;

/** One listener makes every plain link of this origin a client-side navigation; what the browser must do itself is left alone. */
export function listenForLinks(navigate: Navigate): void {
  hearOnPage("click", (event) => {
    const to = event instanceof MouseEvent ? destinationOf(event, location) : null;
    if (to === null) return;
    event.preventDefault();
    navigate(to);
  });
}

/** The path to navigate to, or null when the browser must follow the link: modified clicks, other targets and origins, downloads, `data-native`, and jumps within the page. */
function destinationOf(event: MouseEvent, here: Location): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== here.origin) return null;
  if ((link.target && link.target !== "_self") || link.hasAttribute("download") || link.dataset.native !== undefined) return null;
  const isJump = link.hash !== "" && link.pathname === here.pathname && link.search === here.search;
  return isJump ? null : link.pathname + link.search + link.hash;
}
