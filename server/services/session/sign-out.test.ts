import { describe, expect, onTestFinished, test, vi } from "vitest";
import { silentLogger } from "#server/testing/start-test-shop.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { callback, pending, setUp, tokensOf, upstream } from "./testing/set-up-sessions.ts";

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

test("signing out without a refresh token has nothing to revoke, and is heard", async () => {
  const { identity, service, count } = setUp();
  expect(await service.signOutUrl(tokensOf(1, { refreshToken: null, idToken: "id-1" }))).toBe("https://identity.example/logout?hint=id-1");
  expect(identity.revoke).not.toHaveBeenCalled();
  expect(count.mock.calls).toEqual([["sign_out", "ok"]]);
});

test("signing out one customer forgets nothing of another", async () => {
  const { identity, service } = setUp();
  await service.renew(tokensOf(1));
  const other = await service.renew(await service.renew(tokensOf(70)));
  await service.signOutUrl(tokensOf(1));
  for (const late of [70, 71]) expect(await service.renew(tokensOf(late))).toBe(other);
  expect(identity.renew).toHaveBeenCalledTimes(3);
});
