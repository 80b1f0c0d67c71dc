import { beforeEach, expect, test, vi } from "vitest";

const sent: { path: string; report: unknown }[] = [];

/** Each page view has its own. */
async function newPageView() {
  vi.resetModules();
  return {
    ...(await import("./report-to-shop.ts")),
    ...(await import("../storage/read-stored.ts")),
    ...(await import("../storage/my-store.ts")),
    ...(await import("../storage/my-location.ts")),
  };
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("navigator", {
    sendBeacon: (path: string, text: string) => sent.push({ path, report: JSON.parse(text) }),
  });
  return () => vi.unstubAllGlobals();
});

test("what can't be read is told to the shop once a page view, and treated as none each time", async () => {
  const { parseMyStore, parseMyLocation } = await newPageView();
  for (let render = 0; render < 3; render += 1) expect([parseMyStore("{"), parseMyLocation('{"lat":1}')]).toEqual([null, null]);
  expect(sent).toEqual([
    { path: "/client-reports", report: { event: "malformed-my-store", detail: "" } },
    { path: "/client-reports", report: { event: "malformed-my-location", detail: "" } },
  ]);
  const next = await newPageView();
  next.parseMyStore("[]");
  expect(sent).toHaveLength(3);
});

test("nothing is told of what is not there, or is in order", async () => {
  const { readStored } = await newPageView();
  expect(readStored("malformed-cart", null, () => "cart")).toBeNull();
  expect(readStored("malformed-cart", "{}", () => "cart")).toBe("cart");
  expect(sent).toEqual([]);
});

test("a page that goes wrong without end tells of it twenty times, and at no length", async () => {
  const { reportToShop } = await newPageView();
  for (let error = 0; error < 50; error += 1) reportToShop("uncaught-error", `${error} ${"x".repeat(500)}`);
  expect(sent).toHaveLength(20);
  expect(JSON.stringify(sent[0]?.report).length).toBeLessThan(260);
});

test("a browser without beacons is left in peace", async () => {
  vi.stubGlobal("navigator", {});
  const { reportToShop } = await newPageView();
  expect(() => reportToShop("malformed-cart")).not.toThrow();
});
