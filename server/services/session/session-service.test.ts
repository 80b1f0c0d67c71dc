import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { exampleTokens } from "#server/testing/fake-context.ts";
import { silentLogger } from "#server/testing/start-test-shop.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { createSessionService, type SessionOperation, type SessionOutcome } from "./session-service.ts";
import type { IdentityPort, PendingSignIn, SessionTokens } from "./session-tokens.ts";

const hourMs = 3_600_000;
const publicUrl = "https://shop.example";
const pending: PendingSignIn = { codeVerifier: "verifier", state: "state-1", nonce: "nonce", returnTo: "/cart" };
const callback = `${publicUrl}/callback?code=c&state=state-1`;

let nowMs = 0;
beforeEach(() => {
  nowMs = 1_000_000_000_000;
});

const tokensOf = (number: number, changes: Partial<SessionTokens> = {}): SessionTokens => ({
  ...exampleTokens,
  accessToken: `access-${number}`,
  refreshToken: `refresh-${number}`,
  expiresAtMs: nowMs + hourMs,
  customerAccess: null,
  ...changes,
});

/** A provider that rotates refresh tokens: "refresh-1" is good once, for the tokens with number 2. */
function setUp(changes: Partial<IdentityPort> = {}) {
  const fakes = {
    beginSignIn: vi.fn<IdentityPort["beginSignIn"]>(async () => ({ url: "https://identity.example/", pending })),
    completeSignIn: vi.fn<IdentityPort["completeSignIn"]>(async () => tokensOf(1)),
    renew: vi.fn<IdentityPort["renew"]>(async ({ refreshToken }) => tokensOf(Number(refreshToken.split("-")[1]) + 1)),
    customerAccess: vi.fn<IdentityPort["customerAccess"]>(async (accessToken) => ({
      token: `customer of ${accessToken}`,
      expiresAtMs: nowMs + hourMs,
    })),
    revoke: vi.fn<IdentityPort["revoke"]>(async () => undefined),
    signOutUrl: vi.fn<IdentityPort["signOutUrl"]>(async (idToken) => `https://identity.example/logout?hint=${idToken}`),
  };
  const identity: IdentityPort = { ...fakes, ...changes };
  const count = vi.fn<(operation: SessionOperation, outcome: SessionOutcome) => void>();
  const error = vi.spyOn(silentLogger, "error").mockReset();
  const service = createSessionService({ identity, publicUrl, logger: silentLogger, count, now: () => nowMs });
  return { identity: fakes, service, count, error };
}

const upstream = () => Promise.reject(new AppError("UPSTREAM_TIMEOUT", "identity: too slow"));

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
  nowMs += 60_000;
  await service.renew(first);
  nowMs += 59_000;
  expect((await service.renew(tokensOf(1))).refreshToken).toBe("refresh-3");
  expect(identity.renew).toHaveBeenCalledTimes(2);
  nowMs += 2000;
  await service.renew(tokensOf(1));
  expect(identity.renew).toHaveBeenCalledTimes(3);
});

test("where refresh tokens don't change, each renewal is a real one", async () => {
  const { identity, service } = setUp();
  identity.renew.mockImplementation(async (tokens) => ({ ...tokens, expiresAtMs: nowMs + hourMs }));
  const [one] = await Promise.all([service.renew(tokensOf(1)), service.renew(tokensOf(1))]);
  expect(identity.renew).toHaveBeenCalledTimes(1);
  nowMs += 1000;
  expect((await service.renew(tokensOf(1))).expiresAtMs).toBe((one?.expiresAtMs ?? 0) + 1000);
});

test("only a provider that ended the session ends it, and that is logged as an error", async () => {
  const { service, count, error } = setUp({ renew: async () => "ended" });
  await expect(service.renew(tokensOf(1))).rejects.toMatchObject({ code: "UNAUTHENTICATED", message: "Failed to renew token" });
  expect(count.mock.calls).toEqual([["renew", "ended"]]);
  expect(error).toHaveBeenCalledExactlyOnceWith({ event: "session.ended" }, expect.any(String));
});

test("a provider that fails keeps the session, and the next try asks it again", async () => {
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

test("without a refresh token a session lasts as long as its access token", async () => {
  const { service } = setUp();
  const tokens = tokensOf(1, { refreshToken: null });
  expect(await service.renew(tokens)).toBe(tokens);
  nowMs += hourMs;
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
  nowMs += hourMs - 5000;
  expect((await service.customerToken(kept)).customerToken).toBe("customer of access-2");
  expect(identity.renew).toHaveBeenCalledTimes(1);
});

test("where the provider's own access token opens the customer API, it is used as it is", async () => {
  const { service } = setUp({ customerAccess: async () => null });
  const tokens = tokensOf(1);
  expect(await service.customerToken(tokens)).toEqual({ customerToken: "access-1", tokens });
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

test("a sign-in needs its own state, and says in words what is wrong", async () => {
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
  const { identity, service } = setUp();
  const answers = await Promise.all([service.completeSignIn(callback, pending), service.completeSignIn(callback, pending)]);
  expect(answers[1]).toEqual(answers[0]);
  expect(identity.completeSignIn).toHaveBeenCalledTimes(1);
});

test.each([
  [undefined, "/"],
  ["/account#order-history", "/account#order-history"],
  ["/parts/brakes?page=2", "/parts/brakes?page=2"],
  [`${publicUrl}/cart`, "/cart"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["\\\\evil.example", "/"],
  ["/.//evil.example", "/"],
  ["/\t/evil.example", "/"],
  ["https://evil.example/", "/"],
  ["https://shop.example@evil.example/", "/"],
  ["javascript:alert(1)", "/"],
  ["http://shop.example/", "/"],
  ["/login?return_to=/cart", "/"],
  ["/logout", "/"],
  ["/callback?code=1", "/"],
  ["/api/cart", "/"],
  [`/${"a".repeat(2000)}`, "/"],
])("a sign-in that was asked to return to %j returns to %j", async (returnTo, expected) => {
  expect((await setUp().service.beginSignIn(returnTo)).pending.returnTo).toBe(expected);
});

test("signing out makes the newest refresh token worthless and leads to the provider", async () => {
  const { identity, service, count } = setUp();
  const renewed = await service.renew(tokensOf(1));
  expect(await service.signOutUrl(tokensOf(1, { idToken: "id-1" }))).toBe("https://identity.example/logout?hint=id-1");
  expect(identity.revoke).toHaveBeenCalledExactlyOnceWith(renewed.refreshToken);
  expect(count).toHaveBeenLastCalledWith("sign_out", "ok");
});

test("whoever is late gets no tokens after the sign-out", async () => {
  const { identity, service } = setUp();
  await service.renew(await service.renew(tokensOf(1)));
  await service.signOutUrl(tokensOf(3));
  identity.renew.mockResolvedValue("ended");
  for (const number of [1, 2]) await expect(service.renew(tokensOf(number))).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
});

test("signing out works while the provider doesn't", async () => {
  const { service, count } = setUp({ signOutUrl: upstream, revoke: upstream });
  expect(await service.signOutUrl(tokensOf(1))).toBe("/");
  expect(count.mock.calls).toEqual([["sign_out", "error"]]);
  expect(await service.signOutUrl(null)).toBe("/");
  expect(await setUp({ signOutUrl: async () => null }).service.signOutUrl(tokensOf(1))).toBe("/");
});

test("a token that can't be revoked keeps nobody signed in at the provider", async () => {
  const { service, count } = setUp({ revoke: upstream });
  expect(await service.signOutUrl(tokensOf(1, { idToken: "id-1" }))).toBe("https://identity.example/logout?hint=id-1");
  expect(count.mock.calls).toEqual([["sign_out", "error"]]);
});

test("a renewal that fails while somebody signs out is no reason to stay", async () => {
  const { identity, service } = setUp({ renew: upstream });
  const [renewal, url] = await Promise.allSettled([service.renew(tokensOf(1)), service.signOutUrl(tokensOf(1, { idToken: "id-1" }))]);
  expect(renewal.status).toBe("rejected");
  expect(url).toEqual({ status: "fulfilled", value: "https://identity.example/logout?hint=id-1" });
  expect(identity.revoke).toHaveBeenCalledExactlyOnceWith("refresh-1");
});

describe("what the log says", () => {
  const linesOf = (level: "debug" | "info" | "warn") => {
    const spy = vi.spyOn(silentLogger, level);
    onTestFinished(() => spy.mockRestore());
    return spy.mock.calls;
  };
  const logged = () => Promise.reject(new AppError("UPSTREAM_FAILED", "identity: HTTP 500", { isLogged: true }));

  test("of a session that couldn't be renewed is that it stays, quietly where the call's own line says why", async () => {
    const [warned, whispered] = [linesOf("warn"), linesOf("debug")];
    await setUp({ renew: upstream })
      .service.renew(tokensOf(1))
      .catch(() => undefined);
    expect(warned).toEqual([[{ event: "session.renew", error: expect.anything() }, "a session could not be renewed now, and stays"]]);
    await setUp({ renew: logged })
      .service.renew(tokensOf(1))
      .catch(() => undefined);
    expect([warned.length, whispered.map(([line]) => line)]).toEqual([1, [{ event: "session.renew", error: expect.anything() }]]);
  });

  test("of a sign-out is which of its two halves the provider didn't hear", async () => {
    const [warned, whispered] = [linesOf("warn"), linesOf("debug")];
    const line = [{ event: "session.sign_out", error: expect.anything() }, "the provider did not hear of a sign-out"];
    await setUp({ revoke: upstream }).service.signOutUrl(tokensOf(1));
    await setUp({ signOutUrl: upstream }).service.signOutUrl(tokensOf(1));
    expect(warned).toEqual([line, line]);
    await setUp({ revoke: logged }).service.signOutUrl(tokensOf(1));
    expect([warned.length, whispered]).toEqual([2, [line]]);
  });

  test("of a sign-in that wasn't taken is a note; a provider's failure is reported elsewhere", async () => {
    const noted = linesOf("info");
    const { service, count } = setUp({ completeSignIn: upstream });
    await service.completeSignIn(callback, pending).catch(() => undefined);
    expect(noted).toEqual([]);
    await service.completeSignIn(callback, null).catch(() => undefined);
    expect(noted).toEqual([[{ event: "session.sign_in_rejected", error: expect.anything() }, "a sign-in was not taken"]]);
    expect(count.mock.calls).toEqual([
      ["sign_in", "error"],
      ["sign_in", "rejected"],
    ]);
  });
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
  nowMs += 59_999;
  await service.completeSignIn(callback, pending);
  expect(identity.completeSignIn).toHaveBeenCalledTimes(1);
  nowMs += 1;
  await service.completeSignIn(callback, pending);
  expect(identity.completeSignIn).toHaveBeenCalledTimes(2);
});

test("access to the customer API is asked for once a minute by those whose cookie didn't come back, and at once where there was none", async () => {
  const { identity, service } = setUp();
  const tokens = tokensOf(1);
  await service.customerToken(tokens);
  nowMs += 59_999;
  await service.customerToken(tokens);
  expect(identity.customerAccess).toHaveBeenCalledTimes(1);
  nowMs += 1;
  await service.customerToken(tokens);
  expect(identity.customerAccess).toHaveBeenCalledTimes(2);
  identity.customerAccess.mockResolvedValue(null);
  const others = tokensOf(7);
  await service.customerToken(others);
  await service.customerToken(others);
  expect(identity.customerAccess).toHaveBeenCalledTimes(4);
});

test("access that has run out, where none is to be had any more, is forgotten, and the access token is used", async () => {
  const { service } = setUp({ customerAccess: async () => null });
  const tokens = tokensOf(1, { customerAccess: { token: "old", expiresAtMs: nowMs } });
  expect(await service.customerToken(tokens)).toEqual({ customerToken: "access-1", tokens: { ...tokens, customerAccess: null } });
});

test("what expires within ten seconds is renewed before it does", async () => {
  const { identity, service } = setUp();
  await service.customerToken(tokensOf(1, { expiresAtMs: nowMs + 10_001 }));
  expect(identity.renew).not.toHaveBeenCalled();
  await service.customerToken(tokensOf(2, { expiresAtMs: nowMs + 10_000 }));
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

test("signing out without a refresh token has nothing to revoke, and is heard", async () => {
  const { identity, service, count } = setUp();
  expect(await service.signOutUrl(tokensOf(1, { refreshToken: null, idToken: "id-1" }))).toBe("https://identity.example/logout?hint=id-1");
  expect(identity.revoke).not.toHaveBeenCalled();
  expect(count.mock.calls).toEqual([["sign_out", "ok"]]);
});

test("signing out one customer forgets nothing of another", async () => {
  const { identity, service } = setUp();
  await service.renew(tokensOf(1));
  const other = await service.renew(tokensOf(70));
  await service.signOutUrl(tokensOf(1));
  expect(await service.renew(tokensOf(70))).toBe(other);
  expect(identity.renew).toHaveBeenCalledTimes(2);
});

test.each([
  ["/logins", "/logins"],
  ["/parts/login", "/parts/login"],
  ["/login", "/"],
  ["/LOGIN", "/"],
  ["/api", "/"],
  ["/callback#x", "/"],
  [`/${"a".repeat(999)}`, `/${"a".repeat(999)}`],
  [`/${"a".repeat(1000)}`, "/"],
])("of the pages around a sign-in none is returned to, of all others any that fits into a cookie: %s", async (returnTo, expected) => {
  expect((await setUp().service.beginSignIn(returnTo)).pending.returnTo).toBe(expected);
});
