import { createHash } from "node:crypto";
import { createCallMemory } from "./create-call-memory.ts";
import type { SessionTokens } from "./session-tokens.ts";

export type RenewableTokens = SessionTokens & { refreshToken: string };

type RenewalsOptions = { renewOnce: (tokens: RenewableTokens) => Promise<SessionTokens>; now: () => number };

/** Longer than any request that was under way with the old cookie, and than a phone that lost the answer takes to ask again. */
const keptForMs = 2 * 60_000;
const entriesMax = 5000;

const keyOf = (token: string) => createHash("sha256").update(token).digest("base64url");

/**
 * One renewal for however many ask with the same refresh token, those included who are a little late: a provider that rotates refresh tokens takes a second use for
 * theft and ends the session. Where the refresh token stays the same nothing has to be remembered.
 */
export function createRenewals({ renewOnce, now }: RenewalsOptions) {
  const memory = createCallMemory<SessionTokens>({
    keptForMs: (key, { refreshToken }) => (refreshToken === null || keyOf(refreshToken) === key ? 0 : keptForMs),
    entriesMax,
    now,
  });

  /** Who is very late gets the newest tokens, not those in between. */
  async function latest(tokens: SessionTokens): Promise<SessionTokens> {
    const next = tokens.refreshToken === null ? undefined : memory.find(keyOf(tokens.refreshToken));
    return next ? latest(await next) : tokens;
  }

  return {
    async renew(tokens: RenewableTokens): Promise<SessionTokens> {
      const key = keyOf(tokens.refreshToken);
      const renewed = await memory.once(key, () => renewOnce(tokens));
      return renewed.refreshToken === null || keyOf(renewed.refreshToken) === key ? renewed : latest(renewed);
    },
    latest,
    /** After a sign-out nobody who is late may get tokens any more. */
    forget(tokens: RenewableTokens): void {
      const keys = new Set([keyOf(tokens.refreshToken)]);
      for (let sizeBefore = 0; sizeBefore < keys.size;) {
        sizeBefore = keys.size;
        memory.forget((key, { refreshToken }) => {
          const isOfSession = refreshToken !== null && keys.has(keyOf(refreshToken));
          if (isOfSession) keys.add(key);
          return isOfSession;
        });
      }
    },
  };
}
