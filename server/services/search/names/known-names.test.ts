import { expect, it, vi } from "vitest";
import { createKnownNames, type KnownNames } from "./known-names.ts";

type Names = Parameters<typeof createKnownNames>[0];

function namesOf({ names, listPages }: Partial<Names["index"] & Pick<Names, "listPages">> = {}) {
  const index = {
    names: vi.fn<Names["index"]["names"]>(names ?? (async () => ({ partNames: ["Water pump"], brandNames: [], kindNames: [] }))),
  };
  const pages = vi.fn<Names["listPages"]>(
    listPages ?? (async () => ({ pages: [{ kind: "help", label: "Size guide", url: "/pages/size-guide" }], isWhole: true })),
  );
  const known: KnownNames = createKnownNames({
    index,
    listVehicles: async () => [],
    listPages: pages,
    categoryPages: async () => [{ kind: "category", label: "Water pumps", url: "/water-pumps" }],
    goWithout: () => () => null,
  });
  return { known, loads: () => index.names.mock.calls.length + pages.mock.calls.length };
}

it("a text without words waits for no names and no pages", async () => {
  const { known, loads } = namesOf();
  await known.vocabularyFor("");
  expect(await known.findPages("")).toEqual([]);
  expect(loads()).toBe(0);
});

it("what was loaded ahead is there for the first search, pages and categories alike", async () => {
  const { known, loads } = namesOf();
  await known.prepare();
  expect(loads()).toBe(2);
  await known.vocabularyFor("water pump");
  expect(await known.findPages("size guide")).toEqual([{ kind: "help", label: "Size guide", url: "/pages/size-guide" }]);
  expect(await known.findPages("water pumps")).toMatchObject([{ kind: "category", url: "/water-pumps" }]);
  expect(loads()).toBe(2);
});

it("whoever loads ahead isn't told of vendors that fail", async () => {
  const down = () => Promise.reject(new Error("the search is down"));
  const { known } = namesOf({ names: down, listPages: down });
  await expect(known.prepare()).resolves.toBeUndefined();
  expect(await known.findPages("size guide")).toEqual([]);
});
