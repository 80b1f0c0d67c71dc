import { expect, test, vi } from "vitest";
import { lazyPart, partsLoaded } from "./lazy-part.tsx";

const Part = () => null;

test("the server's pages wait for each part until it is there, and ask again for one that failed to come", async () => {
  const comes = vi.fn(async () => Part);
  const comesLater = vi
    .fn(async () => Part)
    .mockRejectedValueOnce(new Error("not there"))
    .mockRejectedValueOnce(new Error("not there"));
  lazyPart(comes);
  lazyPart(comesLater);
  await Promise.all([partsLoaded(), partsLoaded()]);
  expect(comesLater).toHaveBeenCalledTimes(2);
  await partsLoaded();
  expect(comesLater).toHaveBeenCalledTimes(3);
  await partsLoaded();
  expect([comes, comesLater].map(({ mock }) => mock.calls.length)).toEqual([2, 3]);
});

test("parts that come with a part begin to load at once, and the page doesn't wait for them", async () => {
  const inner = Promise.withResolvers<typeof Part>();
  const loadInner = vi.fn(() => inner.promise);
  lazyPart(async () => {
    lazyPart(loadInner);
    return Part;
  });
  await partsLoaded();
  expect(loadInner).toHaveBeenCalledOnce();
  // The next page waits for what hasn't come by then.
  let isLoaded = false;
  const next = partsLoaded().then(() => (isLoaded = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isLoaded).toBe(false);
  inner.resolve(Part);
  await next;
  expect(isLoaded).toBe(true);
});

test("parts that come with a part and fail are asked for once, until the next page needs them", async () => {
  const loadInner = vi.fn(() => Promise.reject<typeof Part>(new Error("not there")));
  lazyPart(async () => {
    lazyPart(loadInner);
    return Part;
  });
  await partsLoaded();
  await new Promise((resolve) => setImmediate(resolve));
  expect(loadInner).toHaveBeenCalledOnce();
});
