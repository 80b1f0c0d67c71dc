import { expect, test, vi } from "vitest";
import { lazyPart, partsLoaded, partsOfPage } from "./lazy-part.tsx";

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

test("once all parts are there, the server's next pages ask none of them again", async () => {
  await partsLoaded();
  const arrivals = vi.spyOn(Promise, "allSettled");
  await partsLoaded();
  expect(arrivals).not.toHaveBeenCalled();
  const load = vi.fn(async () => Part);
  lazyPart(load);
  await partsLoaded();
  expect(load).toHaveBeenCalledOnce();
  arrivals.mockRestore();
});

/** As a module does that is run by itself. */
const nextModule = () => new Promise((resolve) => setImmediate(resolve));

test("a page waits for the parts that came with its code; what these bring is no page's, and the server's all the same", async () => {
  const loadInner = vi.fn(async () => Part);
  const load = vi.fn(async () => {
    lazyPart(loadInner);
    return Part;
  });
  await nextModule();
  lazyPart(load);
  const loadParts = partsOfPage();
  expect(load).not.toHaveBeenCalled();
  await loadParts();
  expect(load).toHaveBeenCalledOnce();
  await nextModule();
  await partsOfPage()();
  expect(loadInner).not.toHaveBeenCalled();
  await partsLoaded();
  expect(loadInner).toHaveBeenCalledOnce();
});

test("pages whose code comes in one piece have its parts in common, and the pages after them don't", async () => {
  const load = vi.fn(async () => Part);
  await nextModule();
  lazyPart(load);
  const [one, other] = [partsOfPage(), partsOfPage()];
  await nextModule();
  const later = partsOfPage();
  await later();
  expect(load).not.toHaveBeenCalled();
  await other();
  await one();
  expect(load).toHaveBeenCalledOnce();
});

test("a page's parts may be declared before or after its loader, and those of another page's code are none of them", async () => {
  const [before, after, elsewhere] = [vi.fn(async () => Part), vi.fn(async () => Part), vi.fn(async () => Part)];
  await nextModule();
  const withoutParts = partsOfPage();
  await nextModule();
  lazyPart(before);
  const loadParts = partsOfPage();
  lazyPart(after);
  await nextModule();
  lazyPart(elsewhere);
  await withoutParts();
  expect(before).not.toHaveBeenCalled();
  await loadParts();
  expect([before, after, elsewhere].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
});

test("a page that was shown before needs none of its own parts again", async () => {
  const load = vi.fn(async () => Part);
  await nextModule();
  lazyPart(load);
  const loadParts = partsOfPage();
  await loadParts(true);
  expect(load).not.toHaveBeenCalled();
  await loadParts(false);
  expect(load).toHaveBeenCalledOnce();
});
