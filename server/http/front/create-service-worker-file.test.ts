import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { workerPath } from "#shared/domain/worker-path.ts";
import { createServiceWorkerFile } from "./create-service-worker-file.ts";

type Shop = { areCopiesKept?: boolean; script?: string | null; isDraining?: boolean; method?: string };
const asked = async (address = workerPath, { areCopiesKept = true, script = "built()", isDraining = false, method }: Shop = {}) => {
  const { ask } = await startTestShop({ front: [createServiceWorkerFile({ script, areCopiesKept, isDraining: () => isDraining })] });
  return ask(address, method === undefined ? {} : { method });
};

test("the service worker is asked for anew each time, and may ask nobody but the shop and the hosts of pictures", async () => {
  const { status, headers, body } = await asked();
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([200, "text/javascript; charset=utf-8", "no-cache"]);
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'; connect-src 'self' /);
  expect([headers["x-content-type-options"], headers["cross-origin-resource-policy"]]).toEqual(["nosniff", "same-origin"]);
  expect(body).toBe("built()");
});

test("it takes no form, and a shop that drains sends who asks for it elsewhere for the next", async () => {
  const { headers, body } = await asked(workerPath, { method: "HEAD" });
  expect([headers["content-length"], body, headers.connection]).toEqual(["7", "", "keep-alive"]);
  expect((await asked(workerPath, { method: "POST" })).body).not.toContain("built()");
  expect((await asked(workerPath, { isDraining: true })).headers.connection).toBe("close");
});

test("it is the same with a query, and another address is another's", async () => {
  expect((await asked(`${workerPath}?again`)).body).toBe("built()");
  expect((await asked(`${workerPath}on`)).body).not.toBe("built()");
});

test("where no copies are to be kept, the service worker drops them all and takes itself out", async () => {
  const { headers, body } = await asked(workerPath, { areCopiesKept: false });
  expect((await asked(workerPath, { script: null })).body).toBe(body);
  expect(headers["cache-control"]).toBe("no-cache");
  const hears = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>();
  const kept = new Set(["shed-1-own", "shed-1-public"]);
  const databases = new Set(["workbox-background-sync", "somebody-elses"]);
  let isRegistered = true;
  const sandbox = {
    self: {
      addEventListener: (name: string, hear: () => void) => hears.set(name, hear),
      skipWaiting: () => undefined,
      registration: { unregister: async () => void (isRegistered = false) },
    },
    caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) },
    indexedDB: {
      databases: async () => [...databases].map((name) => ({ name })),
      deleteDatabase: (name: string) => databases.delete(name),
    },
  };
  runInNewContext(body, sandbox);
  expect([...hears.keys()]).toEqual(["install", "activate"]);
  await new Promise<void>((resolve, reject) => hears.get("activate")?.({ waitUntil: (work) => void work.then(resolve, reject) }));
  expect([kept.size, isRegistered, [...databases]]).toEqual([0, false, ["somebody-elses"]]);
});
