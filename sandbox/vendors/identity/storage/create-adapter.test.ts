import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { createAdapter } from "./create-adapter.ts";
import { loadKeys } from "./load-keys.ts";

function openStore() {
  const database = new DatabaseSync(":memory:");
  let nowMs = Date.UTC(2026, 5, 1);
  const adapterOf = createAdapter(database, () => new Date(nowMs));
  return {
    database,
    adapterOf,
    pass: (seconds: number) => {
      nowMs += seconds * 1000;
    },
    rowCount: () => database.prepare("select count(*) as n from oidc_payload").get()?.["n"],
  };
}

test("what has expired is never found, and leaves the database with a later write", async () => {
  const { adapterOf, pass, rowCount } = openStore();
  const tokens = adapterOf("AccessToken");
  await tokens.upsert("short", { accountId: "1" }, 60);
  await tokens.upsert("long", { accountId: "1" }, 6000);
  pass(59);
  expect(await tokens.find("short")).toEqual({ accountId: "1" });
  pass(1);
  expect(await tokens.find("short")).toBeUndefined();
  await tokens.upsert("other", { accountId: "2" }, 60);
  expect(rowCount()).toBe(2);
  expect(await tokens.find("long")).toEqual({ accountId: "1" });
});

test("a used token is known as used, also after it is written again", async () => {
  const { adapterOf } = openStore();
  const tokens = adapterOf("RefreshToken");
  await tokens.upsert("a", { grantId: "g" }, 60);
  await tokens.consume("a");
  const used = await tokens.find("a");
  expect(used?.consumed).toBe(Date.UTC(2026, 5, 1) / 1000);
  await tokens.upsert("a", used ?? {}, 60);
  expect(await tokens.find("a")).toEqual(used);
});

test("a revoked grant takes its own tokens only", async () => {
  const { adapterOf } = openStore();
  const tokens = adapterOf("AccessToken");
  await tokens.upsert("mine", { grantId: "g" }, 60);
  await tokens.upsert("other", { grantId: "h" }, 60);
  await adapterOf("RefreshToken").upsert("mine", { grantId: "g" }, 60);
  await tokens.revokeByGrantId("g");
  expect(await tokens.find("mine")).toBeUndefined();
  expect(await tokens.find("other")).toEqual({ grantId: "h" });
  expect(await adapterOf("RefreshToken").find("mine")).toEqual({ grantId: "g" });
});

test("a session is found by its second name, and models don't mix", async () => {
  const { adapterOf } = openStore();
  await adapterOf("Session").upsert("id", { uid: "u" }, 60);
  expect(await adapterOf("Session").findByUid("u")).toEqual({ uid: "u" });
  expect(await adapterOf("Interaction").findByUid("u")).toBeUndefined();
  expect(await adapterOf("Interaction").find("id")).toBeUndefined();
  await adapterOf("Session").destroy("id");
  expect(await adapterOf("Session").find("id")).toBeUndefined();
});

test("keys are made once for a database, and are each database's own", () => {
  const { database } = openStore();
  const keys = loadKeys(database);
  expect(loadKeys(database)).toEqual(keys);
  expect(loadKeys(new DatabaseSync(":memory:"))).not.toEqual(keys);
});
