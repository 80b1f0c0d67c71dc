import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openProjectStore } from "#server/database/open-project-store.ts";
import { createLocalStore } from "#server/shared-store/create-local-store.ts";
import { exampleProject as project, longProjectLine, newHex as hex } from "#server/testing/example-project.ts";
import { silentLogger } from "#server/testing/start-test-shop.ts";
import { type RunningCustomerProjects, startCustomerProjects } from "#server/vendors/shopify/admin/testing/start-customer-projects.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { Project } from "#shared/domain/project/project.ts";
import { joinProjectStores } from "./join-project-stores.ts";

let shopify: RunningCustomerProjects;
beforeAll(async () => {
  shopify = await startCustomerProjects();
});
afterAll(() => shopify.stop());
afterEach(() => {
  shopify.steps.before = () => undefined;
  shopify.steps.after = () => undefined;
});

/** A device whose projects have just become a customer's, and are at the platform as soon as anybody looks. */
async function signedIn(projects: Project[]) {
  const file = openProjectStore({ path: ":memory:", maxBytes: 16 * 1024 * 1024, logger: silentLogger });
  const store = joinProjectStores({ file, customers: shopify.store, inTurn: createLocalStore().inTurn });
  const device = { kind: "device" as const, key: "device" };
  const customer = shopify.owner(`owner-${hex(4)}@shop.test`);
  for (const each of projects) await store.add(device, each);
  expect(await store.move(device, customer)).toBe(projects.length);
  const ids = async () => (await store.list(customer)).map(({ id }) => id);
  return { file, store, customer, ids };
}
const idsOf = (projects: Project[]) => projects.map(({ id }) => id);

/** Fails at the second write that is asked for. */
function failSecond(step: "before" | "after") {
  let writes = 0;
  shopify.steps[step] = (operation) => {
    if (operation === "WriteProject" && (writes += 1) === 2) throw new AppError("UPSTREAM_TIMEOUT", "nobody answered");
  };
}

describe("a sign-in that brings projects along", () => {
  it.each([
    ["could not be made", "before"],
    ["was made, and its answer lost", "after"],
  ] as const)("goes on at the next look where a write %s: nothing is lost, nothing doubled", async (_what, step) => {
    const projects = [project(), project({ shareToken: hex(40) }), project()];
    const { file, customer, ids, store } = await signedIn(projects);
    failSecond(step);
    await expect(ids()).rejects.toMatchObject({
      code: "UPSTREAM_TIMEOUT",
      userMessage: expect.stringContaining("nothing was changed"),
    });
    expect(await file.list(customer)).toHaveLength(2);
    // The link is good wherever its project is.
    expect(await store.readShared(projects[1]?.shareToken ?? "")).toEqual(projects[1]);
    expect(await ids()).toEqual(idsOf(projects));
    expect(await file.list(customer)).toEqual([]);
    expect(await ids()).toEqual(idsOf(projects));
    expect(await shopify.store.list(customer)).toHaveLength(3);
  });

  it("is made once by two tabs that look at the same moment", async () => {
    const projects = [project(), project()];
    const { file, store, customer, ids } = await signedIn(projects);
    const [one, other] = await Promise.all([ids(), ids()]);
    expect([one, other]).toEqual([idsOf(projects), idsOf(projects)]);
    const [first] = projects;
    await store.remove(customer, first?.id ?? "");
    expect(await ids()).toEqual(idsOf(projects.slice(1)));
    expect(await file.list(customer)).toEqual([]);
  });

  it("brings nothing back that another tab deletes meanwhile", async () => {
    const own = project();
    const { store, customer, ids } = await signedIn([own]);
    const held = Promise.withResolvers<void>();
    shopify.steps.before = (operation) => {
      if (operation !== "WriteProject") return;
      shopify.steps.before = () => undefined;
      return held.promise;
    };
    const listing = ids();
    await expect.poll(() => shopify.calls.at(-1)?.operation).toBe("WriteProject");
    const removing = store.remove(customer, own.id);
    await Promise.race([removing, wait(200)]);
    held.resolve();
    expect(await removing).toBe(true);
    await listing;
    expect(await ids()).toEqual([]);
  });

  it("leaves what is too large in the file, at hand in its place among the others, until it is small enough", async () => {
    const lines = Array.from({ length: 250 }, () => longProjectLine("ö"));
    const [large, small] = [project({ lines, shareToken: hex(40), updatedAt: "2020-01-01T00:00:00Z" }), project()];
    const { file, store, customer, ids } = await signedIn([large, small]);
    expect(await ids()).toEqual([small.id, large.id]);
    expect(await shopify.store.list(customer)).toEqual([small]);
    expect(await store.read(customer, large.id)).toEqual(large);
    expect(await store.readShared(large.shareToken ?? "")).toEqual(large);
    const renamed = { ...large, version: 2, name: "Still large" };
    expect(await store.replace(customer, renamed, 1)).toBe(true);
    expect(await store.replace(customer, renamed, 1)).toBe(false);
    const shrunk = { ...large, version: 3, lines: lines.slice(1, 9) };
    expect(await store.replace(customer, shrunk, 2)).toBe(true);
    expect(await store.read(customer, large.id)).toEqual(shrunk);
    expect(await file.list(customer)).toEqual([]);
    expect(await store.readShared(large.shareToken ?? "")).toEqual(shrunk);
    expect(await store.remove(customer, large.id)).toBe(true);
    expect(await ids()).toEqual([small.id]);
  });
});

describe("devices", () => {
  it("keep their projects without anybody asking the platform", async () => {
    const { store } = await signedIn([]);
    const before = shopify.calls.length;
    const device = { kind: "device" as const, key: "another" };
    const own = project({ shareToken: hex(40) });
    await store.add(device, own);
    await store.replace(device, { ...own, version: 2 }, 1);
    expect(await store.list(device)).toHaveLength(1);
    expect(await store.readShared(own.shareToken ?? "")).toMatchObject({ version: 2 });
    await store.remove(device, own.id);
    expect(shopify.calls).toHaveLength(before);
  });
});
