import { vi } from "vitest";
import { createLocalStore } from "#server/shared-store/create-local-store.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";
import { exampleTokens } from "#server/testing/fake-context.ts";
import { silentLogger } from "#server/testing/start-test-shop.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { createSessionService, type SessionOperation, type SessionOutcome } from "../session-service.ts";
import type { IdentityPort, PendingSignIn, SessionTokens } from "../session-tokens.ts";

export const hourMs = 3_600_000;
export const publicUrl = "https://shop.example";
export const pending: PendingSignIn = { codeVerifier: "verifier", state: "state-1", nonce: "nonce", returnTo: "/cart" };
export const callback = `${publicUrl}/callback?code=c&state=state-1`;

/** The clock that all of it goes by; each `setUp` sets it back. */
export const clock = { nowMs: 0 };
const startMs = 1_000_000_000_000;

export const tokensOf = (number: number, changes: Partial<SessionTokens> = {}): SessionTokens => ({
  ...exampleTokens,
  accessToken: `access-${number}`,
  refreshToken: `refresh-${number}`,
  expiresAtMs: clock.nowMs + hourMs,
  customerAccess: null,
  ...changes,
});

/** A session service, or one for each instance, with a provider that rotates refresh tokens: "refresh-1" is good once, for the tokens with number 2. */
export function setUp(changes: Partial<IdentityPort> = {}, stores: SharedStore[] = [createLocalStore()]) {
  clock.nowMs = startMs;
  const fakes = {
    beginSignIn: vi.fn<IdentityPort["beginSignIn"]>(async () => ({ url: "https://identity.example/", pending })),
    completeSignIn: vi.fn<IdentityPort["completeSignIn"]>(async () => tokensOf(1)),
    renew: vi.fn<IdentityPort["renew"]>(async ({ refreshToken }) => tokensOf(Number(refreshToken.split("-")[1]) + 1)),
    customerAccess: vi.fn<IdentityPort["customerAccess"]>(async (accessToken) => ({
      token: `customer of ${accessToken}`,
      expiresAtMs: clock.nowMs + hourMs,
    })),
    revoke: vi.fn<IdentityPort["revoke"]>(async () => undefined),
    signOutUrl: vi.fn<IdentityPort["signOutUrl"]>(async (idToken) => `https://identity.example/logout?hint=${idToken}`),
  };
  const identity: IdentityPort = { ...fakes, ...changes };
  const count = vi.fn<(operation: SessionOperation, outcome: SessionOutcome) => void>();
  const error = vi.spyOn(silentLogger, "error").mockReset();
  const services = stores.map((store) =>
    createSessionService({ identity, publicUrl, logger: silentLogger, count, store, now: () => clock.nowMs }),
  );
  const [service] = services;
  if (service === undefined) throw new Error("there is no instance");
  return { identity: fakes, service, services, count, error };
}

/** A provider that doesn't answer in time. */
export const upstream = () => Promise.reject(new AppError("UPSTREAM_TIMEOUT", "identity: too slow"));
