import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createLogger } from "#server/observability/logger.ts";
import type { ProjectOwner } from "#server/services/projects/project-store.ts";
import { exampleProject, longProjectLine } from "#server/testing/example-project.ts";
import { deviceProjectDays, openProjectStore } from "./open-project-store.ts";

let dir = "";
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), "projects-"));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const device: ProjectOwner = { kind: "device", key: "one" };
const customer: ProjectOwner = { kind: "customer", key: "one", platformId: async () => "gid://shopify/Customer/1" };
const project = exampleProject({ id: "p1" });
const dayMs = 24 * 60 * 60 * 1000;
const line = longProjectLine("n");
/** Of some forty kilobytes. */
const large = { ...project, lines: Array.from({ length: 100 }, () => line) };

function openAt(path: string, { maxBytes = 1024 * 1024, now = Date.now } = {}) {
  const lines: Record<string, unknown>[] = [];
  const onCall = vi.fn<(call: string, outcome: string) => void>();
  const logger = createLogger({
    level: "info",
    environment: "test",
    version: "0",
    destination: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  return { store: openProjectStore({ path, maxBytes, logger, onCall, now }), lines, onCall };
}

describe("the projects' file", () => {
  it("outlives the process, and several may have it open: only over the version that was read is anything written", async () => {
    const path = join(dir, "shared", "projects.db");
    const [one, other] = [openAt(path).store, openAt(path).store];
    await one.add(customer, project);
    expect(await other.replace(customer, { ...project, version: 2, name: "theirs" }, 1)).toBe(true);
    expect(await one.replace(customer, { ...project, version: 2, name: "mine" }, 1)).toBe(false);
    one.close();
    other.close();
    const again = openAt(path).store;
    expect(await again.read(customer, "p1")).toMatchObject({ name: "theirs", version: 2 });
    expect(await again.read(device, "p1")).toBeNull();
    expect(await again.remove(device, "p1")).toBe(false);
    again.close();
  });

  it("forgets what a device left behind, and never what a customer has", async () => {
    let at = Date.UTC(2026, 0, 1);
    const { store } = openAt(":memory:", { now: () => at });
    await store.add(device, { ...project, shareToken: "t1" });
    await store.add(customer, { ...project, id: "p2" });
    at += deviceProjectDays * dayMs - 1000;
    expect(await store.list(device)).toHaveLength(1);
    at += 2000;
    expect(await store.list(device)).toEqual([]);
    expect(await store.readShared("t1")).toBeNull();
    await store.add(customer, { ...project, id: "p3" });
    at -= 2000;
    expect(await store.list(device)).toEqual([]);
    expect(await store.list(customer)).toHaveLength(2);
    store.close();
  });

  it("that can't be written to is told to the shopper and, once, to the log; when it can, all is well again", async () => {
    const path = join(dir, "blocked", "projects.db");
    writeFileSync(join(dir, "blocked"), "a file where a folder should be");
    const { store, lines, onCall } = openAt(path);
    for (let call = 0; call < 2; call += 1)
      await expect(store.list(device)).rejects.toMatchObject({
        code: "UPSTREAM_UNAVAILABLE",
        userMessage: expect.stringContaining("projects"),
      });
    expect(lines).toMatchObject([{ event: "projects.store", level: "warn" }]);
    expect(onCall).toHaveBeenLastCalledWith("list", "failed");
    rmSync(join(dir, "blocked"));
    mkdirSync(join(dir, "blocked"));
    expect(await store.list(device)).toEqual([]);
    expect(onCall).toHaveBeenLastCalledWith("list", "ok");
    store.close();
  });

  it("grows to its limit and no further, and what is in it can still be read and deleted", async () => {
    const { store } = openAt(join(dir, "full.db"), { maxBytes: 64 * 1024 });
    await store.add(customer, large);
    await expect(store.add(customer, { ...large, id: "p2" })).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect(await store.list(customer)).toHaveLength(1);
    expect(await store.remove(customer, "p1")).toBe(true);
    await store.add(customer, { ...large, id: "p2" });
    store.close();
  });

  it("has the last quarter for customers, however much devices keep: those are told to sign in, and still read, shorten and delete", async () => {
    const { store, lines, onCall } = openAt(join(dir, "share.db"), { maxBytes: 512 * 1024 });
    let count = 0;
    let refusal: unknown;
    while (refusal === undefined) {
      refusal = await store.add(device, { ...large, id: `d${count}` }).catch((error: unknown) => error);
      if (refusal === undefined) count += 1;
    }
    expect(refusal).toMatchObject({ code: "UPSTREAM_UNAVAILABLE", isLogged: true, userMessage: expect.stringContaining("Sign in") });
    expect(count).toBeGreaterThan(5);
    expect(lines).toMatchObject([{ event: "projects.store", call: "add", error: { message: expect.stringContaining("devices' share") } }]);
    expect(onCall).toHaveBeenLastCalledWith("add", "failed");
    const longer = { ...large, id: "d0", version: 2, lines: [...large.lines, ...large.lines] };
    await expect(store.replace(device, longer, 1)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    expect(await store.replace(device, { ...large, id: "d0", version: 2, lines: [line] }, 1)).toBe(true);
    expect(await store.list(device)).toHaveLength(count);
    await store.add(customer, large);
    expect(await store.replace(customer, { ...large, version: 2, name: "a customer's" }, 1)).toBe(true);
    for (const id of ["d0", "d1", "d2"]) expect(await store.remove(device, id)).toBe(true);
    await store.add(device, { ...large, id: "again" });
    store.close();
  });

  it("counts what devices keep in bytes, of which a letter may take several", async () => {
    const { store } = openAt(join(dir, "letters.db"), { maxBytes: 256 * 1024 });
    // 60,000 letters are within the 192 kB of devices, 180,000 bytes and the file's own pages aren't.
    const written = { ...project, lines: Array.from({ length: 60 }, () => ({ ...line, note: "ノ".repeat(1000) })) };
    await expect(store.add(device, written)).rejects.toMatchObject({ userMessage: expect.stringContaining("Sign in") });
    await store.add(device, project);
    await expect(store.replace(device, { ...written, version: 2 }, 1)).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    store.close();
  });

  it("that another process writes to just then is swept with the next project", async () => {
    const path = join(dir, "swept.db");
    let at = Date.UTC(2026, 0, 1);
    const { store } = openAt(path, { now: () => at });
    await store.add(device, project);
    at += (deviceProjectDays + 1) * dayMs;
    const other = new DatabaseSync(path);
    other.exec("BEGIN IMMEDIATE");
    await expect(store.add(customer, { ...project, id: "p2" })).rejects.toMatchObject({ code: "UPSTREAM_UNAVAILABLE" });
    other.exec("ROLLBACK");
    await store.add(customer, { ...project, id: "p3" });
    expect(other.prepare("SELECT id FROM projects").all()).toEqual([{ id: "p3" }]);
    other.close();
    store.close();
  });
});
