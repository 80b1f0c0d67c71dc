import { trustedHtml } from "#client/hydration/trusted-types.ts";

/** Brings what stands in the panels of the menu's top entries, once; what fails to come is asked for again the next time. */
export function createMenuFiller(menu: HTMLElement): () => Promise<void> {
  let filled: Promise<void> | undefined;
  return () => {
    filled ??= fill(menu).catch(() => {
      // The way to all of an entry stands in its panel already.
      filled = undefined;
    });
    return filled;
  };
}

async function fill(menu: HTMLElement): Promise<void> {
  const { panels } = menu.dataset;
  if (panels === undefined) return;
  menu.ariaBusy = "true";
  try {
    const answer = await fetch(panels);
    if (!answer.ok) throw new Error(`The menu's panels were answered with ${answer.status}`);
    const fragment = document.createElement("template");
    fragment.innerHTML = trustedHtml(await answer.text());
    for (const entries of fragment.content.querySelectorAll<HTMLElement>("[data-below]")) {
      // By address: an editor may have moved the entries since this page was made.
      const all = menu.querySelector(`[data-menu-top] > [popover]:not(:has(ul)) > a[href="${CSS.escape(entries.dataset["below"] ?? "")}"]`);
      all?.parentElement?.append(...entries.childNodes);
    }
  } finally {
    menu.ariaBusy = null;
  }
}
