import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { workerPath } from "#shared/domain/worker-path.ts";
import { createServiceWorkerFile } from "./create-service-worker-file.ts";

const isDraining = () => false;
const asked = async (areCopiesKept: boolean, address = workerPath) => {
  const { ask } = await startTestShop({ front: [createServiceWorkerFile({ script: "built()", areCopiesKept, isDraining })] });
  return ask(address);
};

test("the service worker is asked for anew each time, and may ask nobody but the shop and the hosts of pictures", async () => {
  const { status, headers, body } = await asked(true);
  expect([status, headers["content-type"], headers["cache-control"]]).toEqual([200, "text/javascript; charset=utf-8", "no-cache"]);
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'; connect-src 'self' /);
  expect(body).toBe("built()");
});

test("it is the same with a query, and another address is another's", async () => {
  expect((await asked(true, `${workerPath}?again`)).body).toBe("built()");
  expect((await asked(true, `${workerPath}on`)).body).not.toBe("built()");
});

test("where no copies are to be kept, the service worker drops them all and takes itself out", async () => {
  const { headers, body } = await asked(false);
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
