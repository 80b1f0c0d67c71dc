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
  const pages = shared.stores.map((store, index) => createSharedPages({ store, madeBy: builds[index] ?? "", usableMs }));
  const [here, there] = pages;
  const [store] = shared.stores;
  if (!here || !there || !store) throw new Error("there are two instances");
  return { ...shared, here, there, store };
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

test.each([
  ["has no end of its first line", "no line"],
  ["is another shape", '{"etag":"x"}\nbody'],
  ["is cut short", '{"routeId":"home","status":200,"etag":"x","hasVehicle":false,"tags":[],"brBytes":40}\nshort'],
])("what %s is no page", async (_what, spoilt) => {
  const { here, there, store, contents } = setUp();
  await make(here, "/parts");
  await store.keep(contents().split("=")[0] ?? "", Buffer.from(spoilt), usableMs);
  expect(await there.find(keyOf("/parts"))).toBeNull();
});

test("nothing is shared while the store is gone", async () => {
  const { here, there, gone } = setUp();
  await make(here, "/parts");
  gone();
  expect(await there.find(keyOf("/parts"))).toBeNull();
});
