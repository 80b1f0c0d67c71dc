import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { exampleProject as project, newHex as hex } from "#server/testing/example-project.ts";
import { silentLogger } from "#server/testing/start-test-shop.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { createCustomerProjects, projectBytesMax } from "./create-customer-projects.ts";
import { type RunningCustomerProjects, startCustomerProjects } from "./testing/start-customer-projects.ts";

let shopify: RunningCustomerProjects;
beforeAll(async () => {
  shopify = await startCustomerProjects();
});
afterAll(() => shopify.stop());
afterEach(() => {
  shopify.steps.before = () => undefined;
  shopify.steps.after = () => undefined;
});

const anOwner = () => shopify.owner(`owner-${hex(4)}@shop.test`);
/** What the platform holds, in the app's own namespaces. */
const kept = (gid: string, namespace = "app--1--projects") => shopify.vendor.commerce.metafields.list(gid, namespace);
const links = () => kept("gid://shopify/AppInstallation/1", "app--1--project_links");
const away = (operation: string) => (asked: string) => {
  if (asked === operation) throw new AppError("UPSTREAM_TIMEOUT", "nobody answered");
};

describe("a customer's projects at the platform", () => {
  it("are one metafield of JSON each, which the platform keeps for this app alone", async () => {
    const [owner, own] = [anOwner(), project()];
    await shopify.store.add(owner, own);
    expect(kept(owner.gid)).toMatchObject([{ key: own.id, type: "json", value: JSON.stringify(own) }]);
  });

  it("aren't written over what somebody else wrote between the look and the write", async () => {
    const [owner, own] = [anOwner(), project()];
    await shopify.store.add(owner, own);
    shopify.steps.before = async (operation) => {
      if (operation !== "WriteProject") return;
      shopify.steps.before = () => undefined;
      expect(await shopify.store.replace(owner, { ...own, version: 2, name: "theirs" }, 1)).toBe(true);
    };
    expect(await shopify.store.replace(owner, { ...own, version: 2, name: "mine" }, 1)).toBe(false);
    expect((await shopify.store.read(owner, own.id))?.name).toBe("theirs");
  });

  it("that were removed between the look and the write stay removed", async () => {
    const [owner, own] = [anOwner(), project()];
    await shopify.store.add(owner, own);
    shopify.steps.before = async (operation) => {
      if (operation !== "WriteProject") return;
      shopify.steps.before = () => undefined;
      await shopify.store.remove(owner, own.id);
    };
    expect(await shopify.store.replace(owner, { ...own, version: 2 }, 1)).toBe(false);
    expect(await shopify.store.list(owner)).toEqual([]);
  });

  it("are all listed, however many pages they take", async () => {
    const owner = anOwner();
    const many = Array.from({ length: 27 }, () => project());
    for (const each of many) await shopify.store.add(owner, each);
    expect((await shopify.store.list(owner)).map(({ id }) => id).toSorted()).toEqual(many.map(({ id }) => id).toSorted());
  });

  it("may be as large as a metafield holds; a byte more is told to the shopper, and changes nothing", async () => {
    const owner = anOwner();
    const sized = (bytes: number, version: number, id: string) => {
      const empty = project({ id, version, name: "" });
      return { ...empty, name: "ö".repeat(20) + "x".repeat(bytes - JSON.stringify(empty).length - 40) };
    };
    const largest = sized(projectBytesMax, 1, hex(20));
    await shopify.store.add(owner, largest);
    const before = shopify.calls.length;
    const beyond = { ...largest, name: `${largest.name}x` };
    await expect(shopify.store.replace(owner, beyond, 1)).rejects.toMatchObject({
      code: "UNPROCESSABLE",
      userMessage: expect.stringContaining("larger than we can keep"),
    });
    await expect(shopify.store.add(owner, sized(projectBytesMax + 1, 1, hex(20)))).rejects.toMatchObject({ code: "UNPROCESSABLE" });
    expect(shopify.calls.slice(before).map(({ operation }) => operation)).toEqual(["ReadProject"]);
    expect(await shopify.store.list(owner)).toEqual([largest]);
  });

  it("are known by the id that the platform itself says, asked for once", async () => {
    const { gid, key } = anOwner();
    const platformId = vi.fn<() => Promise<string>>(async () => gid);
    const owner = { kind: "customer" as const, key, platformId };
    await shopify.store.add(owner, project());
    await shopify.store.list(owner);
    expect(platformId).toHaveBeenCalledOnce();
    expect(kept(gid)).toHaveLength(1);
    const made = { kind: "customer" as const, key: "made-up", platformId: async () => "gid://shopify/Order/1" };
    await expect(shopify.store.list(made)).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
  });
});

describe("a link to a customer's project", () => {
  it("is kept as a hash by the app itself, and goes with the project's sharing", async () => {
    const [owner, token] = [anOwner(), hex(40)];
    const own = project({ shareToken: token });
    await shopify.store.add(owner, own);
    expect(links().map(({ value }) => value)).toEqual([JSON.stringify({ customer: owner.gid, project: own.id })]);
    expect(JSON.stringify(links())).not.toContain(token);
    await shopify.store.replace(owner, { ...own, version: 2, shareToken: null }, 1);
    expect(links()).toEqual([]);
  });

  it("opens nothing once sharing has stopped, even where it couldn't be taken away", async () => {
    const [owner, token] = [anOwner(), hex(40)];
    const own = project({ shareToken: token });
    await shopify.store.add(owner, own);
    shopify.steps.before = away("DeleteProject");
    expect(await shopify.store.replace(owner, { ...own, version: 2, shareToken: null }, 1)).toBe(true);
    expect(links()).toHaveLength(1);
    expect(await shopify.store.readShared(token)).toBeNull();
  });

  it("comes with the project in one write or not at all", async () => {
    const [owner, own, token] = [anOwner(), project(), hex(40)];
    await shopify.store.add(owner, own);
    const before = links().length;
    expect(await shopify.store.replace(owner, { ...own, version: 3, shareToken: token }, 2)).toBe(false);
    shopify.steps.before = async (operation) => {
      if (operation !== "WriteProject") return;
      shopify.steps.before = () => undefined;
      await shopify.store.remove(owner, own.id);
    };
    expect(await shopify.store.replace(owner, { ...own, version: 2, shareToken: token }, 1)).toBe(false);
    expect(links()).toHaveLength(before);
  });
});

describe("a platform that lets the shop down", () => {
  it("is never sent a write twice, and is asked again for what can be asked again", async () => {
    const [owner, own] = [anOwner(), project({ shareToken: hex(40) })];
    const before = shopify.calls.length;
    await shopify.store.add(owner, own);
    await shopify.store.replace(owner, { ...own, version: 2 }, 1);
    await shopify.store.list(owner);
    await shopify.store.readShared(own.shareToken ?? "");
    await shopify.store.remove(owner, own.id);
    const again = new Map(shopify.calls.slice(before).map(({ operation, isIdempotent }) => [operation, isIdempotent]));
    expect(Object.fromEntries(again)).toMatchObject({
      WriteProject: false,
      ReadProject: true,
      ListProjects: true,
      ReadProjectLink: true,
      DeleteProject: true,
    });
  });

  it("is told of in words that say what is known: nothing was changed, or nobody can say", async () => {
    const [owner, own] = [anOwner(), project()];
    shopify.steps.after = away("WriteProject");
    await expect(shopify.store.add(owner, own)).rejects.toMatchObject({
      code: "UPSTREAM_TIMEOUT",
      userMessage: expect.stringContaining("didn't hear whether that was saved"),
    });
    expect(await shopify.store.list(owner)).toEqual([own]);
    shopify.steps.after = away("ListProjects");
    await expect(shopify.store.list(owner)).rejects.toMatchObject({ userMessage: expect.stringContaining("nothing was changed") });
    shopify.steps.before = (operation) => {
      if (operation === "WriteProject") throw new AppError("UPSTREAM_UNAVAILABLE", "the circuit is open", { isLogged: true });
    };
    await expect(shopify.store.replace(owner, { ...own, version: 2 }, 1)).rejects.toMatchObject({
      userMessage: expect.stringContaining("nothing was changed"),
      isLogged: true,
    });
  });

  it.each([
    ["TOO_LONG", "UNPROCESSABLE", /larger than we can keep/],
    ["APP_NOT_AUTHORIZED", "UPSTREAM_FAILED", /nothing was changed/],
  ])("that refuses a write by %s makes it %s", async (code, expected, words) => {
    const store = createCustomerProjects({
      api: async ({ schema }) => schema.parse({ metafieldsSet: { userErrors: [{ code, message: "what somebody typed" }] } }),
      logger: silentLogger,
    });
    await expect(store.add(anOwner(), project())).rejects.toMatchObject({
      code: expected,
      message: expect.not.stringContaining("typed"),
      userMessage: expect.stringMatching(words),
    });
  });
});
