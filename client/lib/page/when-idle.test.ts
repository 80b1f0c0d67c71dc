import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Listener = () => void;

/** A page that tells what it was asked for. */
function fakePage() {
  const listeners = new Map<string, Listener>();
  const idle: { run: Listener; timeout: number | undefined }[] = [];
  vi.stubGlobal("window", {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    requestIdleCallback: true,
  });
  vi.stubGlobal("document", { readyState: "loading" });
  vi.stubGlobal("requestIdleCallback", (run: Listener, options?: { timeout?: number }) => idle.push({ run, timeout: options?.timeout }));
  return { fire: (type: string) => listeners.get(type)?.(), idle };
}

async function isIdle(): Promise<boolean> {
  const { whenIdle } = await import("./when-idle.ts");
  return Promise.race([whenIdle.then(() => true), new Promise<boolean>((resolve) => setImmediate(resolve, false))]);
}

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("SSR", false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test("what pages will need is fetched ahead once the loaded page rests, two seconds later at the latest [shop-9.36]", async () => {
  const page = fakePage();
  expect(await isIdle()).toBe(false);
  page.fire("load");
  expect(page.idle).toMatchObject([{ timeout: 2000 }]);
  expect(await isIdle()).toBe(false);
  page.idle[0]?.run();
  expect(await isIdle()).toBe(true);
});

test("the shopper's first move is reason enough", async () => {
  const page = fakePage();
  expect(await isIdle()).toBe(false);
  page.fire("pointermove");
  expect(await isIdle()).toBe(true);
  expect(page.idle).toEqual([]);
});
