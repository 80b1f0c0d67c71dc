import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openProjectStore } from "#server/database/open-project-store.ts";
import { createLocalStore } from "#server/shared-store/create-local-store.ts";
import { silentLogger } from "#server/testing/start-test-shop.ts";
import { type RunningCustomerProjects, startCustomerProjects } from "#server/vendors/shopify/admin/testing/start-customer-projects.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { Project } from "#shared/domain/project/project.ts";
import { joinProjectStores } from "./join-project-stores.ts";
import type { ProjectOwner, ProjectStore } from "./project-store.ts";

let shopify: RunningCustomerProjects;
beforeAll(async () => {
  shopify = await startCustomerProjects();
});
afterAll(() => shopify.stop());

let clockMs = Date.UTC(2026, 10, 1);
let count = 0;
const next = () => (count += 1);
const hex = (length: number) => next().toString(16).padStart(length, "0");

/** One that was changed later than all before it. */
function someProject(changes: Partial<Project> = {}): Project {
  clockMs += 1000;
  const line = {
    id: "l1",
    version: 3,
    variantId: "gid://shopify/ProductVariant/80",
    handle: "water-pump",
    title: "Water pump, 253 “blue”",
    vendor: "Brolga",
    partNumber: "BR-1",
    state: "have" as const,
    quantity: 2,
    note: "from Dad’s shed 🔧\nleft",
  };
  return {
    id: hex(20),
    version: 1,
    name: "Dad’s HQ",
    vehicle: { vehicleId: "64", label: "1973 Holden HQ Monaro" },
    shareToken: null,
    updatedAt: new Date(clockMs).toISOString(),
    lines: [line],
    additions: ["a key"],
    ...changes,
  };
}
const changed = (project: Project, changes: Partial<Project> = {}): Project =>
  someProject({ ...project, version: project.version + 1, updatedAt: new Date((clockMs += 1000)).toISOString(), ...changes });

const openFile = () => openProjectStore({ path: ":memory:", maxBytes: 4 * 1024 * 1024, logger: silentLogger, now: () => clockMs });
const stores: Record<string, () => ProjectStore> = {
  "the shop's own file": openFile,
  "the file and Shopify's metafields": () =>
    joinProjectStores({ file: openFile(), customers: shopify.store, inTurn: createLocalStore().inTurn }),
};
const owners: Record<string, () => ProjectOwner> = {
  device: () => ({ kind: "device", key: `device-${next()}` }),
  customer: () => shopify.owner(`customer-${next()}@shop.test`),
};
const places = Object.keys(stores).flatMap((store) => Object.keys(owners).map((owner): [string, string] => [store, owner]));

describe.each(places)("in %s a %s's projects", (storeName, ownerName) => {
  const open = () => (stores[storeName] ?? openFile)();
  const anOwner = () => (owners[ownerName] ?? owners.device)?.() ?? { kind: "device" as const, key: "none" };

  it("are listed as they were written, the one that was changed last first", async () => {
    const [store, owner] = [open(), anOwner()];
    const first = someProject();
    await store.add(owner, first);
    const second = someProject({ lines: [], vehicle: null });
    await store.add(owner, second);
    expect(await store.list(owner)).toEqual([second, first]);
    const later = changed(first, { name: "Mum’s Torana" });
    expect(await store.replace(owner, later, 1)).toBe(true);
    expect(await store.list(owner)).toEqual([later, second]);
    expect(await store.read(owner, first.id)).toEqual(later);
  });

  it("are written over the version that was read alone, and of two writers at once one is told to read again", async () => {
    const [store, owner, project] = [open(), anOwner(), someProject()];
    await store.add(owner, project);
    const [mine, theirs] = [changed(project, { name: "mine" }), changed(project, { name: "theirs" })];
    const written = await Promise.all([store.replace(owner, mine, 1), store.replace(owner, theirs, 1)]);
    expect(written.filter(Boolean)).toHaveLength(1);
    expect((await store.read(owner, project.id))?.name).toBe(written[0] ? "mine" : "theirs");
    expect(await store.replace(owner, changed(project), 1)).toBe(false);
  });

  it("are nobody else's, whatever is tried with their id", async () => {
    const [store, owner, stranger, project] = [open(), anOwner(), anOwner(), someProject()];
    await store.add(owner, project);
    expect(await store.list(stranger)).toEqual([]);
    expect(await store.read(stranger, project.id)).toBeNull();
    expect(await store.replace(stranger, changed(project), 1)).toBe(false);
    expect(await store.remove(stranger, project.id)).toBe(false);
    expect(await store.read(owner, project.id)).toEqual(project);
  });

  it("are gone for good once they are removed, and are added once", async () => {
    const [store, owner, project] = [open(), anOwner(), someProject()];
    await store.add(owner, project);
    await expect(store.add(owner, { ...project, name: "again" })).rejects.toBeInstanceOf(AppError);
    expect(await store.list(owner)).toEqual([project]);
    expect(await store.remove(owner, project.id)).toBe(true);
    expect(await store.remove(owner, project.id)).toBe(false);
    expect(await store.replace(owner, changed(project), 1)).toBe(false);
    expect(await store.list(owner)).toEqual([]);
  });

  it("open for the link that they are shared by, until they are shared no more or gone", async () => {
    const [store, owner, project] = [open(), anOwner(), someProject()];
    const [first, second] = [hex(40), hex(40)];
    await store.add(owner, project);
    expect(await store.readShared(first)).toBeNull();
    const shared = changed(project, { shareToken: first });
    await store.replace(owner, shared, 1);
    expect(await store.readShared(first)).toEqual(shared);
    const again = changed(shared, { shareToken: second });
    await store.replace(owner, again, 2);
    expect(await store.readShared(first)).toBeNull();
    expect(await store.readShared(second)).toEqual(again);
    await store.replace(owner, changed(again, { shareToken: null }), 3);
    expect(await store.readShared(second)).toBeNull();
    await store.replace(owner, changed(again, { version: 5, shareToken: second }), 4);
    await store.remove(owner, project.id);
    expect(await store.readShared(second)).toBeNull();
  });
});

it.each(Object.keys(stores))(
  "in %s what a device has becomes the customer's, with its links, however often it is asked for",
  async (storeName) => {
    const [store, device, customer] = [
      (stores[storeName] ?? openFile)(),
      { kind: "device" as const, key: "old" },
      shopify.owner(`${next()}@shop.test`),
    ];
    const own = someProject();
    await store.add(customer, own);
    const token = hex(40);
    const project = someProject({ shareToken: token });
    await store.add(device, project);
    expect(await store.move(device, customer)).toBe(1);
    expect(await store.move(device, customer)).toBe(0);
    expect(await store.list(device)).toEqual([]);
    expect(await store.readShared(token)).toEqual(project);
    expect(await store.list(customer)).toEqual([project, own]);
    expect(await store.readShared(token)).toEqual(project);
    const later = changed(project, { shareToken: null });
    expect(await store.replace(customer, later, 1)).toBe(true);
    expect(await store.readShared(token)).toBeNull();
    expect(await store.list(customer)).toEqual([later, own]);
  },
);
