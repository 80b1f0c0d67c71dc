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
