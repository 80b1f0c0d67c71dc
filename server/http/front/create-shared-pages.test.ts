import { expect, test } from "vitest";
import type { KeptPage } from "#server/rendering/make-page.ts";
import { fakeSharedStores } from "#server/testing/fake-shared-stores.ts";
import { createSharedPages } from "./create-shared-pages.ts";

const usableMs = 60_000;
const keyOf = (address: string) => ({ address, cookie: null, text: address });
const page: KeptPage = {
  routeId: "home",
  status: 200,
  etag: '"one"',
  hasVehicle: false,
  tags: ["page"],
  bodies: { br: Buffer.from([1, 10, 255]), gzip: Buffer.from("zipped") },
};

function setUp(builds = ["build-1", "build-1"]) {
  const shared = fakeSharedStores(builds.length);
  const outcomes: string[] = [];
  const onOutcome = (outcome: string) => void outcomes.push(outcome);
  const pages = shared.stores.map((store, index) => createSharedPages({ store, madeBy: builds[index] ?? "", usableMs, onOutcome }));
  const [here, there] = pages;
  const [store] = shared.stores;
  if (!here || !there || !store) throw new Error("there are two instances");
  return { ...shared, here, there, store, outcomes };
}

/** As the page cache does it: one looks before one makes. */
async function make(pages: ReturnType<typeof createSharedPages>, address: string): Promise<void> {
  const key = keyOf(address);
  await pages.find(key);
  pages.keep(key, page);
}

test("a page that one instance has made is found by another, byte for byte, with its age", async () => {
  const { here, there } = setUp();
  await make(here, "/parts");
  expect(await there.find(keyOf("/parts"))).toEqual({ page, ageMs: expect.closeTo(0, -3) });
  expect(await there.find(keyOf("/brands"))).toBeNull();
});

test("instances of different builds don't take each other's pages", async () => {
  const { here, there } = setUp(["build-1", "build-2"]);
  await make(here, "/parts");
  expect(await there.find(keyOf("/parts"))).toBeNull();
});

test("a page that was begun before an edit and ended after it is found by nobody", async () => {
  const { here, there, store } = setUp();
  const key = keyOf("/parts");
  await here.find(key);
  store.announce({ kind: "content_changed" });
  here.keep(key, page);
  expect([await here.find(keyOf("/parts")), await there.find(keyOf("/parts"))]).toEqual([null, null]);
});

const headOf = (brBytes: number) => JSON.stringify({ routeId: "home", status: 200, etag: "x", hasVehicle: false, tags: [], brBytes });

test.each([
  ["has no end of its first line", `${headOf(5)}!`],
  ["is another shape", '{"etag":"x"}\nbody'],
  ["is cut short", `${headOf(40)}\nshort`],
  ["ends before its second body", `${headOf(5)}\nshort`],
])("what %s is no page", async (_what, spoilt) => {
  const { here, there, store, contents } = setUp();
  await make(here, "/parts");
  await store.keep(contents().split("=")[0] ?? "", Buffer.from(spoilt), usableMs);
  expect(await there.find(keyOf("/parts"))).toBeNull();
});

test("how many pages are found among the shared ones is counted", async () => {
  const { here, there, outcomes } = setUp();
  await make(here, "/parts");
  await there.find(keyOf("/parts"));
  await there.find(keyOf("/brands"));
  expect(outcomes).toEqual(["miss", "hit", "miss"]);
});

test("a page that nobody looked for first is not kept, since nobody knows which content it was made from", () => {
  const { here, contents } = setUp();
  here.keep(keyOf("/parts"), page);
  expect(contents()).toBe("");
});

test("while nobody can say whether the content has changed, no page is shared, and none is counted as missed", async () => {
  const { here, there, stores, contents, outcomes } = setUp();
  for (const store of stores) store.contentVersion = () => null;
  await make(here, "/parts");
  expect([await there.find(keyOf("/parts")), contents(), outcomes]).toEqual([null, "", []]);
});

test("nothing is shared while the store is gone", async () => {
  const { here, there, gone } = setUp();
  await make(here, "/parts");
  gone();
  expect(await there.find(keyOf("/parts"))).toBeNull();
});
