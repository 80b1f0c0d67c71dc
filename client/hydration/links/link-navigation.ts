import { isPlainClick } from "./plain-click.ts";

/** Resolves once the navigation has ended, whether it arrived or was given up. */
type Navigate = (to: string) => Promise<void> | void;

/**
 * One listener makes every plain link of this origin a client-side navigation; what the browser must do itself is left alone: modified clicks, and links that don't lead within the shop.
 * A link that is followed is marked at once, so that the very next frame shows that the press was heard.
 */
export function listenForLinks(navigate: Navigate): void {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    closeHeaderPanels(link);
    if (event.defaultPrevented || !isPlainClick(event) || !(link instanceof HTMLAnchorElement) || !isWithinShop(link, location)) return;
    event.preventDefault();
    link.dataset.followed = "";
    void Promise.resolve(navigate(link.pathname + link.search + link.hash)).finally(() => delete link.dataset.followed);
  });
}

/** Closes the header's panel that a link is in, and those around it, wherever the link leads. The panel of a list's filters stays: it goes on with the list. */
function closeHeaderPanels(link: Element | null): void {
  for (const panel of document.querySelectorAll<HTMLElement>('header [popover="auto"]:popover-open')) {
    if (panel.contains(link)) panel.hidePopover();
  }
}

/** The way to the sign-in, and addresses with a capital or a slash at their end: the server sends on to the page that is meant. Place ids keep their case, and escapes have capitals, too. */
const forBrowser = /^\/(login|callback)$|.\/$|^(?!\/stores\/).*(?<!%.?)[A-Z]/;

/** Whether a link, plainly pressed, leads to another of the shop's pages without a new document. Other origins and targets, downloads, `data-native` and jumps within the page don't. */
export function isWithinShop(link: HTMLAnchorElement, here: Location): boolean {
  if (link.origin !== here.origin || link.matches("[target]:not([target=_self]), [download], [data-native]")) return false;
  if (link.hash !== "" && link.pathname === here.pathname && link.search === here.search) return false;
  return !forBrowser.test(link.pathname);
}
