import { describe, expect, it, vi } from "vitest";
import { AppError } from "#shared/domain/app-error.ts";
import type { SessionService } from "../services/session/session-service.ts";
import { exampleTokens, fakeContext } from "../testing/fake-context.ts";
import { fakeServices } from "../testing/fake-services.ts";
import { withCustomer } from "./with-customer.ts";

const ended = () => new AppError("UNAUTHENTICATED", "the token opens nothing");
const renewed = { ...exampleTokens, accessToken: "access-2", refreshToken: "refresh-2" };

/** A provider whose customer tokens are its access tokens. */
function signedIn(changes: Partial<SessionService> = {}) {
  const session: SessionService = {
    ...fakeServices().session,
    customerToken: async (tokens) => ({ customerToken: `customer of ${tokens.accessToken}`, tokens }),
    ...changes,
  };
  return fakeContext({ tokens: exampleTokens, services: { session } });
}

describe("a call for the signed-in customer", () => {
  it("is never made for nobody, and asks no provider", async () => {
    const call = vi.fn<() => Promise<void>>();
    const { context, writeTokens } = fakeContext();
    await expect(withCustomer(context, call)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(call).not.toHaveBeenCalled();
    expect(writeTokens).not.toHaveBeenCalled();
  });

  it("carries the customer's token and leaves unchanged cookies alone [shop-7.6]", async () => {
    const { context, writeTokens } = signedIn();
    expect(await withCustomer(context, async (token) => token)).toBe("customer of access-1");
    expect(writeTokens).not.toHaveBeenCalled();
  });

  it("keeps tokens that were renewed for it, also when it fails", async () => {
    const { context, cookies } = signedIn({ customerToken: async () => ({ customerToken: "c", tokens: renewed }) });
    await expect(withCustomer(context, () => Promise.reject(new AppError("UPSTREAM_FAILED", "down")))).rejects.toMatchObject({
      code: "UPSTREAM_FAILED",
    });
    expect(cookies.tokens).toBe(renewed);
  });

  it("is repeated once with a renewed token where the platform ended the old one early", async () => {
    const renew = vi.fn<SessionService["renew"]>(async () => renewed);
    const { context, cookies } = signedIn({ renew });
    const call = vi.fn<(token: string) => Promise<string>>(async (token) => {
      if (token === "customer of access-1") throw ended();
      return token;
    });
    expect(await withCustomer(context, call)).toBe("customer of access-2");
    expect(call).toHaveBeenCalledTimes(2);
    expect(cookies.tokens).toBe(renewed);
  });

  it.each<[string, Partial<SessionService>]>([
    ["that the provider ended", { customerToken: () => Promise.reject(ended()) }],
    ["whose renewed token opens nothing either", { renew: async () => renewed }],
    ["that cannot be renewed", { renew: () => Promise.reject(ended()) }],
    ["whose renewal changes nothing", { renew: async (tokens) => tokens }],
  ])("throws a session away %s", async (_which, changes) => {
    const { context, cookies } = signedIn(changes);
    const call = vi.fn<() => Promise<never>>(() => Promise.reject(ended()));
    await expect(withCustomer(context, call)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(call.mock.calls.length).toBeLessThanOrEqual(2);
    expect(cookies.tokens).toBeNull();
  });

  it("keeps a session whose renewal failed for another reason [shop-8.21]", async () => {
    const down = new AppError("UPSTREAM_UNAVAILABLE", "identity is down");
    const { context, cookies } = signedIn({ customerToken: () => Promise.reject(down) });
    await expect(withCustomer(context, async () => "never")).rejects.toMatchObject({
      code: "UPSTREAM_UNAVAILABLE",
      message: "Failed to load customer scoped access token.",
    });
    expect(cookies.tokens).toBe(exampleTokens);
  });
});
