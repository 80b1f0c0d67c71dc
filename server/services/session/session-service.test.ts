import { expect, test } from "vitest";
import { callback, clock, hourMs, pending, publicUrl, setUp, tokensOf, upstream } from "./testing/set-up-sessions.ts";

test("however many tabs renew at once, the provider is asked once and all get the same tokens", async () => {
  const { identity, service, count } = setUp();
  const answers = await Promise.all(Array.from({ length: 10 }, () => service.renew(tokensOf(1))));
  expect(new Set(answers.map(({ refreshToken }) => refreshToken))).toEqual(new Set(["refresh-2"]));
  expect(identity.renew).toHaveBeenCalledTimes(1);
  expect(count.mock.calls).toEqual([["renew", "ok"]]);
});

test("two customers who renew at once each get their own tokens", async () => {
  const { service } = setUp();
  const [one, other] = await Promise.all([service.renew(tokensOf(1)), service.renew(tokensOf(70))]);
  expect([one?.accessToken, other?.accessToken]).toEqual(["access-2", "access-71"]);
});

test("a tab that is late with the old cookie gets the newest tokens, for two minutes", async () => {
  const { identity, service } = setUp();
  const first = await service.renew(tokensOf(1));
  clock.nowMs += 60_000;
  await service.renew(first);
  clock.nowMs += 59_000;
  expect((await service.renew(tokensOf(1))).refreshToken).toBe("refresh-3");
  expect(identity.renew).toHaveBeenCalledTimes(2);
  clock.nowMs += 2000;
  await service.renew(tokensOf(1));
  expect(identity.renew).toHaveBeenCalledTimes(3);
});

test("where refresh tokens don't change, each renewal is a real one", async () => {
  const { identity, service } = setUp();
  identity.renew.mockImplementation(async (tokens) => ({ ...tokens, expiresAtMs: clock.nowMs + hourMs }));
  const [one] = await Promise.all([service.renew(tokensOf(1)), service.renew(tokensOf(1))]);
  expect(identity.renew).toHaveBeenCalledTimes(1);
  clock.nowMs += 1000;
  expect((await service.renew(tokensOf(1))).expiresAtMs).toBe((one?.expiresAtMs ?? 0) + 1000);
});

test("only a provider that ended the session ends it, and that is logged as an error [shop-8.11] [shop-7.3]", async () => {
  const { service, count, error } = setUp({ renew: async () => "ended" });
  await expect(service.renew(tokensOf(1))).rejects.toMatchObject({ code: "UNAUTHENTICATED", message: "Failed to renew token" });
  expect(count.mock.calls).toEqual([["renew", "ended"]]);
  expect(error).toHaveBeenCalledExactlyOnceWith({ event: "session.ended" }, expect.stringMatching(/provider ended/));
});

test("a session that has ended is told once, and the provider isn't asked again, by whichever of its cookies it is used", async () => {
  const { identity, service, count, error } = setUp();
  const late = await service.renew(tokensOf(1), "session-1");
  clock.nowMs += 3 * 60_000;
  identity.renew.mockResolvedValue("ended");
  identity.customerAccess.mockResolvedValue("ended");
  for (const tokens of [tokensOf(1), tokensOf(1), late, late]) {
    const over = { code: "UNAUTHENTICATED", message: "Failed to renew token" };
    await expect(service.renew(tokens, "session-1")).rejects.toMatchObject(over);
    await expect(service.customerToken(tokens, "session-1")).rejects.toMatchObject(over);
  }
  expect(error).toHaveBeenCalledTimes(1);
  expect(count.mock.calls.map(([, outcome]) => outcome)).toEqual(["ok", "ended", "ended"]);
  expect(identity.customerAccess).not.toHaveBeenCalled();
  await expect(service.renew(tokensOf(7), "session-2")).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  expect(error).toHaveBeenCalledTimes(2);
});

test("a provider that fails keeps the session, and the next try asks it again [shop-7.3]", async () => {
  const { identity, service, count, error } = setUp();
  identity.renew.mockImplementationOnce(upstream);
  await expect(service.renew(tokensOf(1))).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
  expect((await service.renew(tokensOf(1))).accessToken).toBe("access-2");
  expect(count.mock.calls).toEqual([
    ["renew", "error"],
    ["renew", "ok"],
  ]);
  expect(error).not.toHaveBeenCalled();
});

test("without a refresh token a session lasts as long as its access token [shop-8.17] [shop-5.6]", async () => {
  const { service } = setUp();
  const tokens = tokensOf(1, { refreshToken: null });
  expect(await service.renew(tokens)).toBe(tokens);
  clock.nowMs += hourMs;
  await expect(service.renew(tokens)).rejects.toMatchObject({ code: "UNAUTHENTICATED", message: "Missing refresh token." });
});

test("access to the customer API is asked for once and then kept, for as long as it lasts", async () => {
  const { identity, service } = setUp();
  const [one, other] = await Promise.all([service.customerToken(tokensOf(1)), service.customerToken(tokensOf(1))]);
  expect([one?.customerToken, other?.customerToken]).toEqual(["customer of access-1", "customer of access-1"]);
  expect(identity.customerAccess).toHaveBeenCalledTimes(1);
  const kept = one?.tokens ?? tokensOf(1);
  expect((await service.customerToken(kept)).tokens).toBe(kept);
  expect(identity.customerAccess).toHaveBeenCalledTimes(1);
  clock.nowMs += hourMs - 5000;
  expect((await service.customerToken(kept)).customerToken).toBe("customer of access-2");
  expect(identity.renew).toHaveBeenCalledTimes(1);
});

test("where the provider's own access token opens the customer API, it is used as it is, and no cookie has to be written for it", async () => {
  const { service } = setUp({ customerAccess: async () => null });
  const tokens = tokensOf(1);
  const answer = await service.customerToken(tokens);
  expect(answer.customerToken).toBe("access-1");
  expect(answer.tokens).toBe(tokens);
});

test("whoever has no refresh token opens the customer API like everyone else", async () => {
  const { service } = setUp();
  expect((await service.customerToken(tokensOf(1, { refreshToken: null }))).customerToken).toBe("customer of access-1");
});

test("an access token that the provider took back is renewed; where that ends it the session is over", async () => {
  const { identity, service } = setUp();
  identity.customerAccess.mockResolvedValueOnce("ended");
  expect((await service.customerToken(tokensOf(1))).customerToken).toBe("customer of access-2");
  identity.customerAccess.mockResolvedValue("ended");
  await expect(service.customerToken(tokensOf(5))).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
  await expect(service.customerToken(tokensOf(5, { refreshToken: null }))).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  identity.renew.mockResolvedValue("ended");
  await expect(service.customerToken(tokensOf(8))).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
});

test("a sign-in needs its own state, and says in words what is wrong [shop-8.10] [shop-8.15] [shop-8.16] [shop-5.5]", async () => {
  const { identity, service, count } = setUp();
  await expect(service.completeSignIn(callback, null)).rejects.toMatchObject({
    code: "BAD_REQUEST",
    userMessage: "Missing code verifier.",
  });
  for (const address of [`${publicUrl}/callback?code=c&state=other`, `${publicUrl}/callback?code=c`, `${publicUrl}/callback?state=STATE-1`])
    await expect(service.completeSignIn(address, pending)).rejects.toMatchObject({
      code: "BAD_REQUEST",
      userMessage: "State has been tampered with.",
    });
  expect(identity.completeSignIn).not.toHaveBeenCalled();
  identity.completeSignIn.mockImplementationOnce(upstream);
  await expect(service.completeSignIn(callback, pending)).rejects.toMatchObject({
    code: "UPSTREAM_TIMEOUT",
    userMessage: "Failed to authenticate",
  });
  await expect(service.completeSignIn(callback, pending)).resolves.toMatchObject({ returnTo: "/cart" });
  expect(count.mock.calls.map(([, outcome]) => outcome)).toEqual(["rejected", "rejected", "rejected", "rejected", "error", "ok"]);
});

test("a callback that is asked for twice uses its code once", async () => {
  const { identity, service, count } = setUp();
  const answers = await Promise.all([service.completeSignIn(callback, pending), service.completeSignIn(callback, pending)]);
  expect(answers[1]).toEqual(answers[0]);
  expect(identity.completeSignIn).toHaveBeenCalledTimes(1);
  expect(count.mock.calls).toEqual([
    ["sign_in", "ok"],
    ["sign_in", "ok"],
  ]);
});

test("a fault of ours in a sign-in is one, and its words stay inside", async () => {
  const cause = new TypeError("x is not a function");
  const { service, count } = setUp({ completeSignIn: () => Promise.reject(cause) });
  const failure = await service.completeSignIn(callback, pending).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: "INTERNAL", userMessage: "Failed to authenticate", cause });
  expect(count.mock.calls).toEqual([["sign_in", "error"]]);
});

test("a code that was used is remembered for a minute, and no longer", async () => {
  const { identity, service } = setUp();
  await service.completeSignIn(callback, pending);
  clock.nowMs += 59_999;
  await service.completeSignIn(callback, pending);
  expect(identity.completeSignIn).toHaveBeenCalledTimes(1);
  clock.nowMs += 1;
  await service.completeSignIn(callback, pending);
  expect(identity.completeSignIn).toHaveBeenCalledTimes(2);
});

test("access to the customer API is asked for once a minute by those whose cookie didn't come back, and at once where there was none", async () => {
  const { identity, service } = setUp();
  const tokens = tokensOf(1);
  await service.customerToken(tokens);
  clock.nowMs += 59_999;
  await service.customerToken(tokens);
  expect(identity.customerAccess).toHaveBeenCalledTimes(1);
  clock.nowMs += 1;
  await service.customerToken(tokens);
  expect(identity.customerAccess).toHaveBeenCalledTimes(2);
  identity.customerAccess.mockResolvedValue(null);
  const others = tokensOf(7);
  await service.customerToken(others);
  await service.customerToken(others);
  expect(identity.customerAccess).toHaveBeenCalledTimes(4);
});

test("a provider that took access back once isn't held to it the next time", async () => {
  const { identity, service } = setUp();
  const tokens = tokensOf(1, { refreshToken: null });
  identity.customerAccess.mockResolvedValueOnce("ended");
  await expect(service.customerToken(tokens)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  expect((await service.customerToken(tokens)).customerToken).toBe("customer of access-1");
});

test("access that has run out, where none is to be had any more, is forgotten, and the access token is used", async () => {
  const { service } = setUp({ customerAccess: async () => null });
  const tokens = tokensOf(1, { customerAccess: { token: "old", expiresAtMs: clock.nowMs } });
  expect(await service.customerToken(tokens)).toEqual({ customerToken: "access-1", tokens: { ...tokens, customerAccess: null } });
});

test("what expires within ten seconds is renewed before it does", async () => {
  const { identity, service } = setUp();
  await service.customerToken(tokensOf(1, { expiresAtMs: clock.nowMs + 10_001 }));
  expect(identity.renew).not.toHaveBeenCalled();
  await service.customerToken(tokensOf(2, { expiresAtMs: clock.nowMs + 10_000 }));
  expect(identity.renew).toHaveBeenCalledTimes(1);
});

test("a provider that takes access back, and after a renewal again, has failed", async () => {
  const { service } = setUp({ customerAccess: async () => "ended" });
  await expect(service.customerToken(tokensOf(5))).rejects.toMatchObject({
    code: "UPSTREAM_FAILED",
    message: "Failed to get customer scoped token.",
  });
  await expect(service.customerToken(tokensOf(5, { refreshToken: null }))).rejects.toMatchObject({
    code: "UNAUTHENTICATED",
    message: "Failed to get customer scoped token.",
  });
});

test("a sign-in remembers the page that it was begun on, if it is one of ours", async () => {
  const { service } = setUp();
  expect(await service.beginSignIn("/parts")).toEqual({ url: "https://identity.example/", pending: { ...pending, returnTo: "/parts" } });
  expect((await service.beginSignIn("//evil.example")).pending.returnTo).toBe("/");
});

test("a sign-in that can't even begin counts as one that failed, and one that began isn't counted twice", async () => {
  const { identity, service, count } = setUp();
  await service.beginSignIn(undefined);
  expect(count).not.toHaveBeenCalled();
  identity.beginSignIn.mockImplementationOnce(upstream);
  await expect(service.beginSignIn(undefined)).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
  expect(count.mock.calls).toEqual([["sign_in", "error"]]);
});
