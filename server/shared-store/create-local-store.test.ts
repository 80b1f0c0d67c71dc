import { afterEach, expect, test, vi } from "vitest";
import { createLocalStore } from "./create-local-store.ts";

afterEach(() => void vi.useRealTimers());

test("what has the same key runs one after another, also after one that failed, and other keys don't wait", async () => {
  const store = createLocalStore();
  const events: string[] = [];
  const run = (name: string, end: Promise<unknown>) => async () => {
    events.push(`${name} begins`);
    await end;
    events.push(`${name} ends`);
    return name;
  };
  const first = Promise.withResolvers<void>();
  const failing = store.inTurn("cart", 5000, run("first", first.promise));
  const second = store.inTurn("cart", 5000, run("second", Promise.resolve()));
  expect(await store.inTurn("other", 5000, run("other", Promise.resolve()))).toBe("other");
  expect(events).toEqual(["first begins", "other begins", "other ends"]);
  first.reject(new Error("the platform is away"));
  await expect(failing).rejects.toThrow("away");
  expect(await second).toBe("second");
});

test("whoever waited for the whole of the time goes on regardless", async () => {
  const store = createLocalStore();
  void store.inTurn("cart", 20, () => new Promise(() => undefined));
  expect(await store.inTurn("cart", 20, async () => "second")).toBe("second");
});

test("counters are added to together or not at all, and a window ends a time after its first addition", async () => {
  vi.useFakeTimers();
  // At nought the clock counts as none.
  vi.advanceTimersByTime(1);
  const store = createLocalStore();
  const add = (by: number, ...keys: string[]) =>
    store.countUpTo(
      keys.map((key) => ({ key, limit: 3 })),
      by,
      60_000,
    );
  expect(await add(2, "cart")).toBeNull();
  vi.advanceTimersByTime(20_000);
  expect(await add(2, "address", "cart")).toBe(40_000);
  expect(await add(3, "address")).toBeNull();
  expect(await add(1, "cart")).toBeNull();
  vi.advanceTimersByTime(40_001);
  expect(await add(3, "cart")).toBeNull();
});
