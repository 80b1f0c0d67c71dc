import type { Store } from "#shared/contract/stores/store.ts";
import { storeText } from "#client/lib/storage/stored-text.ts";
import { notify } from "#client/ui/feedback/notify.ts";

export const storeChosenEvent = "shop:store-chosen";

/** Makes a store the shopper's own, and tells the page. */
export function chooseStore({ placeId, name, shortName, state, url }: Store): void {
  if (!storeText("myStore", JSON.stringify({ placeId, name, shortName, state, url }))) {
    notify({ type: "danger", message: "Your browser doesn't let us keep your store." });
    return;
  }
  window.dispatchEvent(new CustomEvent(storeChosenEvent, { detail: name }));
}
