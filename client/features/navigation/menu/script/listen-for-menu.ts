import { closePopovers } from "./close-popovers.ts";
import { createMenuFiller } from "./fill-menu.ts";
import { hasModifier } from "./has-modifier.ts";
import { menuId } from "../menu-id.ts";
import { nextStop } from "./next-stop.ts";
import { openOnHover } from "./open-on-hover.ts";

const across = { back: "ArrowLeft", on: "ArrowRight" };
const down = { back: "ArrowUp", on: "ArrowDown" };
const topLinks = ":scope > ul > li > a";

/**
 * Arrow keys beside Tab: along the bar with left and right, down into an entry's panel, through it with up and down, and from its first link back up;
 * left and right in a panel move along the bar. In the drawer up and down are enough. What is pressed while a panel is filled counts once it is.
 */
function moveWithArrows(menu: HTMLElement, isDesktop: () => boolean, fill: () => Promise<void>, signal: AbortSignal): void {
  const nextFrom = (from: HTMLElement, key: string) =>
    isDesktop() ? nextOnDesktop(menu, from, key) : nextStop(visibleStops(menu), from, key, down);
  const moveOnceFilled = async (key: string) => {
    await fill();
    if (document.activeElement instanceof HTMLElement) nextFrom(document.activeElement, key)?.focus();
  };
  const move = (event: KeyboardEvent) => {
    if (hasModifier(event) || !(event.target instanceof HTMLElement)) return;
    const next = nextFrom(event.target, event.key);
    if (!next) return;
    event.preventDefault();
    if (menu.ariaBusy === "true" && event.target.closest("[data-menu-top] [popover]")) void moveOnceFilled(event.key);
    else next.focus();
  };
  menu.addEventListener("keydown", move, { signal });
}

function nextOnDesktop(menu: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const entry = from.closest("[data-menu-top]");
  const panel = entry?.querySelector<HTMLElement>("[popover]");
  const tops = visibleStops(menu, topLinks);
  const top = tops.find((link) => link.parentElement?.contains(from)) ?? null;
  if (panel?.contains(from)) {
    const links = visibleStops(panel, "a[href]");
    if (key === "ArrowUp" && from === links[0]) return top ?? undefined;
    return nextStop(links, from, key, down) ?? nextStop(tops, top, key, across);
  }
  if (key !== "ArrowDown") return nextStop(tops, top, key, across);
  if (!panel) return undefined;
  if (!panel.matches(":popover-open")) panel.showPopover();
  return visibleStops(panel, "a[href]")[0];
}

const desktop = "(width >= 75rem)";

/**
 * What scripts add to the site menu and the header's dropdown: hover, arrow keys, a focus that stays where it should. Ends with the signal.
 * An arrow key that was pressed before it was there, and where the mouse last moved or pressed, count now.
 */
export function listenForMenu(page: Document, signal: AbortSignal, pressed: KeyboardEvent | null, moved: unknown): void {
  const menu = page.getElementById(menuId);
  const media = page.defaultView?.matchMedia(desktop);
  if (!menu || !media) return;
  const isDesktop = () => media.matches;

  const fill = createMenuFiller(menu);
  fillWhenWanted(menu, fill, signal);
  openOnHover(menu, isDesktop, signal);
  moveWithArrows(menu, isDesktop, fill, signal);
  closeWhenLeft(menu, isDesktop, signal);
  keepFocusInside(menu, () => !media.matches, signal);
  media.addEventListener("change", () => closePopovers(page), { signal });

  if (pressed && menu.contains(page.activeElement)) page.activeElement?.dispatchEvent(new KeyboardEvent("keydown", pressed));
  if (moved instanceof PointerEvent && moved.type === "pointermove")
    menu.querySelector("[data-menu-top]:hover")?.dispatchEvent(new PointerEvent("pointermove", moved));
}

/** The first sign that somebody is about to use the menu: a pointer or the focus on it or on what opens it, or a panel that is open already. */
function fillWhenWanted(menu: HTMLElement, fill: () => Promise<void>, signal: AbortSignal): void {
  const ways = `#${menuId}, [popovertarget="${menuId}"]`;
  const fillFor = ({ target }: Event) => {
    if (target instanceof Element && target.closest(ways)) void fill();
  };
  for (const sign of ["pointerover", "focusin"]) menu.closest("header")?.addEventListener(sign, fillFor, { signal, passive: true });
  menu.addEventListener("toggle", fillFor, { signal, capture: true });
  if (menu.matches(":popover-open, :hover, :focus-within, :has(:popover-open)")) void fill();
}

/** Closes an entry's panel once the focus has gone on to something else. */
function closeWhenLeft(menu: HTMLElement, isWanted: () => boolean, signal: AbortSignal): void {
  menu.addEventListener(
    "focusout",
    (event) => {
      if (!isWanted() || !(event.target instanceof Element) || !(event.relatedTarget instanceof Element)) return;
      const entry = event.target.closest("[data-menu-top]");
      if (entry && !entry.contains(event.relatedTarget)) entry.querySelector<HTMLElement>(":popover-open")?.hidePopover();
    },
    { signal },
  );
}

/** Moves the focus into each level of the menu as it opens and back to where it was entered from, and lets Tab go round in it. */
function keepFocusInside(menu: HTMLElement, isWanted: () => boolean, signal: AbortSignal): void {
  // It was opened before this code was there.
  if (isWanted() && menu.matches(":popover-open")) focusFirst([menu, ...menu.querySelectorAll<HTMLElement>(":popover-open")].at(-1));
  menu.addEventListener(
    "toggle",
    (event) => {
      if (!isWanted() || !(event.target instanceof HTMLElement)) return;
      const entrance = event.target.previousElementSibling;
      if (event.newState === "open") focusFirst(event.target);
      // The browser tries too, but too early: the level below is still hidden then.
      else if (event.target !== menu && entrance instanceof HTMLElement) entrance.focus();
    },
    { signal, capture: true },
  );
  menu.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Tab" || !isWanted() || !menu.matches(":popover-open")) return;
      const stops = visibleStops(menu);
      const leaving = event.shiftKey ? stops[0] : stops.at(-1);
      if (document.activeElement !== leaving) return;
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
    },
    { signal },
  );
}

function focusFirst(level: HTMLElement | undefined): void {
  if (level) visibleStops(level)[0]?.focus();
}

/** The links and buttons in here that can be seen, in their order. */
function visibleStops(root: Element, selector = "a[href], button"): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
}
