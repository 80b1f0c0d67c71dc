import { expect, test, vi } from "vitest";
import { fakeSharedStores } from "#server/testing/fake-shared-stores.ts";
import { createDeviceLimit, type DeviceLimit } from "./device-limit.ts";

/** How many of so many are let in, one after the other. */
async function admitted(limit: DeviceLimit, address: string | null, count: number): Promise<number> {
  let number = 0;
  for (let at = 0; at < count; at += 1)
    await limit.admit(address).then(
      () => (number += 1),
      () => undefined,
    );
  return number;
}

test("thirty devices an hour begin from one address, through whichever instance, and others don't mind", async () => {
  const onRefused = vi.fn<() => void>();
  const [one, other] = fakeSharedStores(2).stores.map((store) => createDeviceLimit({ factor: 1, onRefused, store }));
  if (!one || !other) throw new Error("There are two");
  expect(await admitted(one, "203.0.113.1", 20)).toBe(20);
  expect(await admitted(other, "203.0.113.1", 20)).toBe(10);
  expect(onRefused).toHaveBeenCalledTimes(10);
  expect(await admitted(other, "203.0.113.2", 1)).toBe(1);
});

test("the addresses of one network of IPv6 are one", async () => {
  const limit = createDeviceLimit({ factor: 0.1, onRefused: () => undefined });
  expect(await admitted(limit, "2001:db8:1:1::1", 2)).toBe(2);
  expect(await admitted(limit, "2001:db8:1:1::2", 2)).toBe(1);
});

test("who is refused hears when to come again, and what helps at once", async () => {
  const limit = createDeviceLimit({ factor: 0.01, onRefused: () => undefined });
  await limit.admit("203.0.113.1");
  await expect(limit.admit("203.0.113.1")).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    userMessage: expect.stringContaining("Sign in"),
    retryAfterS: 3600,
  });
});

test.each([
  ["the shop's own machine", 1, null],
  ["a shop without limits", 0, "203.0.113.1"],
])("%s counts nobody", async (_words, factor, address) => {
  const onRefused = vi.fn<() => void>();
  expect(await admitted(createDeviceLimit({ factor, onRefused }), address, 100)).toBe(100);
  expect(onRefused).not.toHaveBeenCalled();
});
