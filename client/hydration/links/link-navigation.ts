import { isPlainClick } from "./plain-click.ts";

/** Resolves once the navigation has ended, whether it arrived or was given up. */
type Navigate = (to: string) => Promise<void> | void;

/** One listener makes every plain link of this origin a client-side navigation; what the browser must do itself is left alone. A link that is followed is marked at once, so that the very next frame shows that the press was heard. */
export function listenForLinks(navigate: Navigate): void {
  document.addEventListener("click", (event) => {
    closeHeaderPanels(event);
    const link = followedLink(event, location);
    if (!link) return;
    event.preventDefault();
    link.dataset.followed = "";
    void Promise.resolve(navigate(link.pathname + link.search + link.hash)).finally(() => delete link.dataset.followed);
  });
}

/** Closes the header's panel that the link is in, and those around it, wherever the link leads. The panel of a list's filters stays: it goes on with the list. */
function closeHeaderPanels({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  for (const panel of document.querySelectorAll<HTMLElement>('header [popover="auto"]:popover-open')) {
    if (panel.contains(link)) panel.hidePopover();
  }
}

/** The link that a click follows, or null when the browser must follow it: modified clicks, other targets and origins, downloads, `data-native`, jumps within the page, the way to the sign-in. */
function followedLink(event: MouseEvent, here: Location): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement && isWithinShop(link, here) ? link : null;
}

/** Whether a link, plainly pressed, leads to another of the shop's pages without a new document. */
export function isWithinShop(link: HTMLAnchorElement, here: Location): boolean {
  if (link.origin !== here.origin) return false;
  if ((link.target && link.target !== "_self") || link.hasAttribute("download") || link.dataset.native !== undefined) return false;
  if (link.hash !== "" && link.pathname === here.pathname && link.search === here.search) return false;
  return !/^\/(login|callback)$/.test(link.pathname);
}
