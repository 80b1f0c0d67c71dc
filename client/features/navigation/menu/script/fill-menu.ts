import { trustedHtml } from "#client/hydration/trusted-types.ts";
import { readSelectedVehicle, vehicleInput } from "#shared/domain/vehicle/selected-vehicle.ts";

/** Brings what stands in the panels of the menu's top entries, once a car; what fails to come is asked for again the next time. */
export function createMenuFiller(menu: HTMLElement): () => Promise<void> {
  let filled: Promise<void> | undefined;
  let filledFor: string | undefined;
  return () => {
    const address = panelsAddress(menu);
    if (address === undefined) return Promise.resolve();
    if (address !== filledFor) filled = undefined;
    filledFor = address;
    filled ??= fill(menu, address).catch(() => {
      // The way to all of an entry stands in its panel already.
      filled = undefined;
    });
    return filled;
  };
}

/** With a car the panels count what there is for it. */
function panelsAddress({ dataset: { panels } }: HTMLElement): string | undefined {
  const car = vehicleInput(readSelectedVehicle(document.cookie));
  return panels && car.vehicleId ? `${panels}?${new URLSearchParams(car)}` : panels;
}

async function fill(menu: HTMLElement, panels: string): Promise<void> {
  menu.ariaBusy = "true";
  try {
    const answer = await fetch(panels);
    if (!answer.ok) throw new Error(`The menu's panels were answered with ${answer.status}`);
    const fragment = document.createElement("template");
    fragment.innerHTML = trustedHtml(await answer.text());
    for (const entries of fragment.content.querySelectorAll<HTMLElement>("[data-below]")) {
      // By address: an editor may have moved the entries since this page was made.
      const all = menu.querySelector(`[data-menu-top] > [popover] > a[href="${CSS.escape(entries.dataset["below"] ?? "")}"]`);
      for (const old of all?.parentElement?.querySelectorAll(":scope > a ~ *") ?? []) old.remove();
      all?.after(...entries.childNodes);
    }
  } finally {
    menu.ariaBusy = null;
  }
}
