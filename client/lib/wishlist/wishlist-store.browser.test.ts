import { afterEach, expect, test, vi } from "vitest";
import { exampleWish } from "./example-wish.ts";
import { followOtherTabs, readWishlist, storeWishes } from "./wishlist-store.ts";

const [first, second] = [exampleWish(1), exampleWish(2)];
const ids = () => readWishlist().wishes.map(({ id }) => id);
/** As the browser tells of what another tab kept. */
const tell = (newValue: string | null) => window.dispatchEvent(new StorageEvent("storage", { key: "wishlist", newValue }));

let following = new AbortController();
afterEach(() => {
  following.abort();
  following = new AbortController();
  vi.restoreAllMocks();
  localStorage.clear();
  storeWishes([]);
});

test("what another tab kept is taken over, but not once this one has kept something since", () => {
  followOtherTabs(following.signal);
  localStorage.setItem("wishlist", JSON.stringify([first]));
  tell(JSON.stringify([first]));
  expect(ids()).toEqual([first.id]);

  storeWishes([second, first]);
  // Sent before that, heard after it.
  tell(JSON.stringify([first]));
  expect(ids()).toEqual([second.id, first.id]);
});

test("a list that lasts for this page alone isn't lost to another tab's", () => {
  followOtherTabs(following.signal);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  storeWishes([second]);
  tell(JSON.stringify([first]));
  expect(readWishlist()).toEqual({ wishes: [second], isKept: false });
});
