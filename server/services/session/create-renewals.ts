import { createHash } from "node:crypto";
import type { SharedStore } from "#server/shared-store/shared-store.ts";
import { createCallMemory } from "./create-call-memory.ts";
import { createSharedCalls } from "./create-shared-calls.ts";
import { renewalMs, type SessionTokens, sessionTokensSchema } from "./session-tokens.ts";

export type RenewableTokens = SessionTokens & { refreshToken: string };

type RenewalsOptions = {
  renewOnce: (tokens: RenewableTokens, sessionId: string | null) => Promise<SessionTokens>;
  store: SharedStore;
  now: () => number;
};

/** Longer than any request that was under way with the old cookie, and than a phone that lost the answer takes to ask again. */
const keptForMs = 2 * 60_000;
const entriesMax = 5000;
/** Where the refresh token stays the same: for the other instances that were asked at the same moment. */
const sharedForMs = 5000;

const keyOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/**
 * One renewal for however many ask with the same refresh token, those included who are a little late: a provider that rotates refresh tokens takes a second use for
 * theft and ends the session. Where the refresh token stays the same nothing has to be remembered.
 */
export function createRenewals({ renewOnce, store, now }: RenewalsOptions) {
  const isRotated = (key: string, { refreshToken }: SessionTokens) => refreshToken !== null && keyOf(refreshToken) !== key;
  const shared = createSharedCalls<SessionTokens>({
    store,
    name: "renewal",
    callMs: renewalMs,
    keptForMs: (key, tokens) => (isRotated(key, tokens) ? keptForMs : sharedForMs),
    toJson: (tokens) => tokens,
    fromJson: (json) => sessionTokensSchema.safeParse(json).data ?? null,
    leadsTo: ({ refreshToken }) => refreshToken && keyOf(refreshToken),
  });
  const memory = createCallMemory<SessionTokens>({
    keptForMs: (key, tokens) => (isRotated(key, tokens) ? keptForMs : 0),
    entriesMax,
    now,
    shared,
  });
  store.onNews((news) => {
    if (news.kind === "session_over") forgetHere(news.key);
  });

  /** Who is very late gets the newest tokens, not those in between. */
  async function latest(tokens: SessionTokens): Promise<SessionTokens> {
    if (tokens.refreshToken === null) return tokens;
    const key = keyOf(tokens.refreshToken);
    const next = await (memory.find(key) ?? shared.find(key));
    if (next === null) return tokens;
    return isRotated(key, next) ? latest(next) : next;
  }

  function forgetHere(latestKey: string): void {
    const keys = new Set([latestKey]);
    for (let sizeBefore = 0; sizeBefore < keys.size;) {
      sizeBefore = keys.size;
      memory.forget((key, { refreshToken }) => {
        const isOfSession = refreshToken !== null && keys.has(keyOf(refreshToken));
        if (isOfSession) keys.add(key);
        return isOfSession;
      });
    }
  }

  return {
    async renew(tokens: RenewableTokens, sessionId: string | null): Promise<SessionTokens> {
      const key = keyOf(tokens.refreshToken);
      const renewed = await memory.once(key, () => renewOnce(tokens, sessionId));
      return isRotated(key, renewed) ? latest(renewed) : renewed;
    },
    latest,
    /** After a sign-out nobody who is late may get tokens any more, from whichever instance. */
    async forget(tokens: RenewableTokens): Promise<void> {
      const key = keyOf(tokens.refreshToken);
      forgetHere(key);
      store.announce({ kind: "session_over", key });
      await shared.forgetTowards(key);
    },
  };
}
