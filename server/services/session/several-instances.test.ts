import { expect, test, vi } from "vitest";
import { fakeSharedStores } from "#server/testing/fake-shared-stores.ts";
import type { IdentityPort } from "./session-tokens.ts";
import { callback, pending, setUp, tokensOf } from "./testing/set-up-sessions.ts";

const spent = () => tokensOf(1, { expiresAtMs: 0 });

test("a session that three instances are asked for at once is renewed once, and all hear of the same tokens", async () => {
  const { services, identity } = setUp({}, fakeSharedStores(3).stores);
  const answers = await Promise.all([...services, ...services].map((service) => service.customerToken(spent())));
  expect(new Set(answers.map(({ tokens }) => tokens.refreshToken))).toEqual(new Set(["refresh-2"]));
  expect(identity.renew).toHaveBeenCalledTimes(1);
  expect(identity.customerAccess).toHaveBeenCalledTimes(1);
  expect(new Set(answers.map(({ customerToken }) => customerToken))).toEqual(new Set(["customer of access-2"]));
});

test("where the refresh token stays the same, instances that are asked at once renew once as well", async () => {
  const renew = vi.fn<IdentityPort["renew"]>(async () => tokensOf(2, { refreshToken: "refresh-1" }));
  const { services } = setUp({ renew }, fakeSharedStores(3).stores);
  const answers = await Promise.all(services.map((service) => service.renew(spent())));
  expect(answers.map(({ accessToken }) => accessToken)).toEqual(["access-2", "access-2", "access-2"]);
  expect(renew).toHaveBeenCalledTimes(1);
});

test("who comes late to another instance, with tokens of two renewals ago, gets the newest", async () => {
  const { services, identity } = setUp({}, fakeSharedStores(3).stores);
  const [first, second, third] = services;
  await first?.renew(spent());
  await second?.renew(tokensOf(2));
  expect(await third?.renew(spent())).toMatchObject({ refreshToken: "refresh-3" });
  expect(identity.renew).toHaveBeenCalledTimes(2);
});

test("after a sign-out at one instance nobody who is late gets tokens at another", async () => {
  const ended = vi.fn<IdentityPort["renew"]>(async () => tokensOf(2));
  const { services } = setUp({ renew: ended }, fakeSharedStores(3).stores);
  const [first, second, third] = services;
  await first?.renew(spent());
  await second?.renew(spent());
  await first?.signOutUrl(tokensOf(2));
  ended.mockResolvedValue("ended");
  for (const other of [second, third]) await expect(other?.renew(spent())).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
});

test("a browser that asks a second instance for the same sign-in uses its code once [shop-7.2]", async () => {
  const { services, identity } = setUp({}, fakeSharedStores(2).stores);
  const answers = await Promise.all(services.map((service) => service.completeSignIn(callback, pending)));
  expect(answers.map(({ tokens }) => tokens.accessToken)).toEqual(["access-1", "access-1"]);
  expect(identity.completeSignIn).toHaveBeenCalledTimes(1);
});

test("without the store each instance goes on by itself", async () => {
  const shared = fakeSharedStores(2);
  const { services, identity } = setUp({}, shared.stores);
  shared.gone();
  const answers = await Promise.all(services.map((service) => service.renew(spent())));
  expect(answers.map(({ refreshToken }) => refreshToken)).toEqual(["refresh-2", "refresh-2"]);
  expect(identity.renew).toHaveBeenCalledTimes(2);
});
