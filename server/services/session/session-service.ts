import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { withDeadline } from "#server/deadline.ts";
import { describeBriefly } from "#server/observability/describe-error.ts";
import { levelOf } from "#server/observability/go-without.ts";
import type { Logger } from "#server/observability/logger.ts";
import { createLocalStore } from "#server/shared-store/create-local-store.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";
import { AppError, isReportable } from "#shared/domain/app-error.ts";
import { createCallMemory } from "./create-call-memory.ts";
import { type RenewableTokens, createRenewals } from "./create-renewals.ts";
import { createSharedCalls } from "./create-shared-calls.ts";
import { pathAfterSignIn } from "./path-after-sign-in.ts";
import {
  type CustomerAccess,
  customerAccessSchema,
  type IdentityPort,
  type PendingSignIn,
  renewalMs,
  type SessionTokens,
  sessionTokensSchema,
} from "./session-tokens.ts";

export type SessionOperation = "sign_in" | "renew" | "sign_out";
/** `rejected`: a sign-in that the shop or the provider didn't take. */
export type SessionOutcome = "ok" | "ended" | "rejected" | "error";

type SessionServiceOptions = {
  identity: IdentityPort;
  publicUrl: string;
  logger: Logger;
  count: (operation: SessionOperation, outcome: SessionOutcome) => void;
  /** Through which instances make one call of what several are asked for. */
  store?: SharedStore;
  now?: () => number;
};

/** What expires this soon may have expired once it arrives. */
const marginMs = 10_000;
/** The browser still has to leave the provider. */
const revokingMs = 800;
const rememberedForMs = 60_000;
const entriesMax = 5000;

const keyOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
const ended = (message: string) => new AppError("UNAUTHENTICATED", message);

export function createSessionService({
  identity,
  publicUrl,
  logger,
  count,
  store = createLocalStore(),
  now = Date.now,
}: SessionServiceOptions): SessionService {
  const renewals = createRenewals({ renewOnce, store, now });
  const { signIns, exchanges } = rememberedCalls(store, now);
  /** Refresh tokens that the provider refused, and sign-ins whose end was told: an old cookie opens nothing however often it is used, and is news once. */
  const over = new LRUCache<string, true>({ max: entriesMax });
  const isFresh = ({ expiresAtMs }: { expiresAtMs: number }) => expiresAtMs > now() + marginMs;
  const isRenewable = (tokens: SessionTokens): tokens is RenewableTokens => tokens.refreshToken !== null;

  async function renewOnce(tokens: RenewableTokens, sessionId: string | null): Promise<SessionTokens> {
    const answer = await identity.renew(tokens).catch((error: unknown) => {
      count("renew", "error");
      const line = { event: "session.renew", error: describeBriefly(error) };
      logger[levelOf(error)](line, "a session could not be renewed now, and stays");
      throw error;
    });
    count("renew", answer === "ended" ? "ended" : "ok");
    if (answer !== "ended") return answer;
    const session = keyOf(sessionId ?? tokens.refreshToken);
    if (!over.has(session)) logger.error({ event: "session.ended" }, "the provider ended a session");
    over.set(session, true);
    over.set(keyOf(tokens.refreshToken), true);
    throw ended("Failed to renew token");
  }

  /** By the token, not by the session: a later one of the same sign-in may still be good. */
  function refuseEnded({ refreshToken }: SessionTokens): void {
    if (refreshToken !== null && over.get(keyOf(refreshToken))) throw ended("Failed to renew token");
  }

  async function renew(tokens: SessionTokens, sessionId: string | null = null): Promise<SessionTokens> {
    refuseEnded(tokens);
    if (isRenewable(tokens)) return renewals.renew(tokens, sessionId);
    if (tokens.expiresAtMs > now()) return tokens;
    throw ended("Missing refresh token.");
  }

  /** The tokens with access to the customer API, asked for where it is missing; "ended" when the provider takes the access token back before its time. */
  async function withAccess(tokens: SessionTokens): Promise<SessionTokens | "ended"> {
    if (tokens.customerAccess && isFresh(tokens.customerAccess)) return tokens;
    const { accessToken } = tokens;
    const access = await exchanges.once(keyOf(accessToken), () => identity.customerAccess(accessToken));
    if (access === "ended" || (access === null && tokens.customerAccess === null)) return access ?? tokens;
    return { ...tokens, customerAccess: access };
  }

  function warnOfSignOut(error: unknown): void {
    const line = { event: "session.sign_out", error: describeBriefly(error) };
    logger[levelOf(error)](line, "the provider did not hear of a sign-out");
  }

  /** Makes the newest tokens of a session worthless, also where a renewal was just under way; says whether the provider heard of it. */
  async function revokeLatest(tokens: SessionTokens): Promise<{ latest: SessionTokens; isHeard: boolean }> {
    const latest = await renewals.latest(tokens).catch((error: unknown) => {
      warnOfSignOut(error);
      return tokens;
    });
    if (!isRenewable(latest)) return { latest, isHeard: true };
    await renewals.forget(latest);
    try {
      const { refreshToken } = latest;
      await withDeadline(revokingMs, () => identity.revoke(refreshToken));
      return { latest, isHeard: true };
    } catch (error) {
      warnOfSignOut(error);
      return { latest, isHeard: false };
    }
  }

  return {
    async beginSignIn(returnTo) {
      const { url, pending } = await identity.beginSignIn().catch((error: unknown) => {
        // Nobody gets as far as to complete one while the provider can't be found.
        count("sign_in", isReportable(error) ? "error" : "rejected");
        throw error;
      });
      return { url, pending: { ...pending, returnTo: pathAfterSignIn(returnTo, publicUrl) } };
    },

    async completeSignIn(callbackUrl, pending) {
      try {
        if (pending === null) throw refusal("Missing code verifier.");
        if (new URL(callbackUrl).searchParams.get("state") !== pending.state) throw refusal("State has been tampered with.");
        // A browser that asks twice, reloading say, must not use the code twice.
        const tokens = await signIns
          .once(keyOf(pending.codeVerifier), () => identity.completeSignIn(callbackUrl, pending))
          .catch((error: unknown) => {
            throw failedSignIn(error);
          });
        count("sign_in", "ok");
        return { tokens, returnTo: pending.returnTo };
      } catch (error) {
        count("sign_in", isReportable(error) ? "error" : "rejected");
        if (!isReportable(error)) {
          logger.info({ event: "session.sign_in_rejected", error: describeBriefly(error) }, "a sign-in was not taken");
        }
        throw error;
      }
    },

    renew,

    async customerToken(given, sessionId) {
      refuseEnded(given);
      const tokens = isFresh(given) ? given : await renew(given, sessionId);
      let final = await withAccess(tokens);
      if (final === "ended" && !isRenewable(tokens)) throw ended("Failed to get customer scoped token.");
      if (final === "ended") final = await withAccess(await renew(tokens, sessionId));
      if (final === "ended") throw new AppError("UPSTREAM_FAILED", "Failed to get customer scoped token.");
      return { customerToken: final.customerAccess?.token ?? final.accessToken, tokens: final };
    },

    async signOutUrl(tokens) {
      if (tokens === null) return "/";
      // The browser leaves the provider even where the token could not be revoked: otherwise the next one on the device would be signed in without a code.
      const { latest, isHeard } = await revokeLatest(tokens);
      try {
        const url = await identity.signOutUrl(latest.idToken);
        count("sign_out", isHeard ? "ok" : "error");
        return url ?? "/";
      } catch (error) {
        count("sign_out", "error");
        warnOfSignOut(error);
        return "/";
      }
    },
  };
}

/** What a browser that asks twice, or two tabs, must not make the provider do twice. */
function rememberedCalls(store: SharedStore, now: () => number) {
  const signIns = { keptForMs: () => rememberedForMs };
  const exchanges = {
    keptForMs: (_key: string, access: CustomerAccess | null | "ended") => (access === null || access === "ended" ? 0 : rememberedForMs),
  };
  return {
    signIns: createCallMemory<SessionTokens>({
      ...signIns,
      entriesMax,
      now,
      shared: createSharedCalls({
        ...signIns,
        store,
        name: "sign-in",
        callMs: renewalMs,
        toJson: (tokens) => tokens,
        fromJson: (json) => sessionTokensSchema.safeParse(json).data ?? null,
      }),
    }),
    exchanges: createCallMemory<CustomerAccess | null | "ended">({
      ...exchanges,
      entriesMax,
      now,
      shared: createSharedCalls({
        ...exchanges,
        store,
        name: "exchange",
        callMs: renewalMs,
        toJson: (access) => access,
        fromJson: (json) => customerAccessSchema.safeParse(json).data ?? null,
      }),
    }),
  };
}

function refusal(userMessage: string): AppError {
  return new AppError("BAD_REQUEST", userMessage, { userMessage });
}

function failedSignIn(error: unknown): AppError {
  const userMessage = "Failed to authenticate";
  if (!(error instanceof AppError)) return new AppError("INTERNAL", userMessage, { userMessage, cause: error });
  const { code, message, loggedMessage, isLogged, cause } = error;
  return new AppError(code, message, { userMessage, loggedMessage, isLogged, cause });
}

/** A customer token that is good now, and the tokens to keep, changed or not. */
type CustomerToken = { customerToken: string; tokens: SessionTokens };

/** Signs customers in and out and keeps their tokens fresh. It holds no session itself: tokens come in and go out. */
export type SessionService = {
  /** `returnTo` is any address; only pages of ours are kept. */
  beginSignIn(returnTo: string | undefined): Promise<{ url: string; pending: PendingSignIn }>;
  /** Throws AppError BAD_REQUEST "Missing code verifier." without `pending`, "State has been tampered with." for another state, "Failed to authenticate" otherwise. */
  completeSignIn(callbackUrl: string, pending: PendingSignIn | null): Promise<{ tokens: SessionTokens; returnTo: string }>;
  /** One renewal for however many ask at once with the same tokens. Throws AppError UNAUTHENTICATED when the session has ended. `sessionId` names the sign-in, whose end is logged once. */
  renew(tokens: SessionTokens, sessionId?: string | null): Promise<SessionTokens>;
  /** Renews first what has expired. Throws as `renew` does. */
  customerToken(tokens: SessionTokens, sessionId?: string | null): Promise<CustomerToken>;
  /** Never fails: without the provider the shop's home page. */
  signOutUrl(tokens: SessionTokens | null): Promise<string>;
};
