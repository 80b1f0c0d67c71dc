import { createHash, randomUUID } from "node:crypto";
import type { Request, Response } from "express";
import { z } from "zod";
import type { CustomerSession } from "#server/api/api-context.ts";
import type { SessionTokens } from "#server/services/session/session-tokens.ts";
import { readSessionMarker, sessionMarkerCookie } from "#shared/domain/customer/session-marker.ts";
import { replaceCookie } from "./cookie-name.ts";
import { createSealedCookie } from "./create-sealed-cookie.ts";
import type { SessionSettings } from "./create-visitor-session.ts";

const lifetimeSeconds = 14 * 24 * 60 * 60;

const tokensSchema = z.object({
  /** One sign-in's, through all of its renewals. */
  sessionId: z.string().min(1),
  accessToken: z.string().min(1),
  refreshToken: z.string().min(1).nullable(),
  expiresAtMs: z.number(),
});
const idTokenSchema = z.object({ idToken: z.string().min(1) });
const leftSchema = z.object({ sessionId: z.string() });
const accessSchema = z.object({ token: z.string().min(1), expiresAtMs: z.number(), belongsTo: z.string() });

/** Which access token something was made from, without being it. */
function fingerprint(accessToken: string): string {
  return createHash("sha256").update(accessToken).digest("base64url").slice(0, 22);
}

type OpenSession = { sessionId: string; tokens: SessionTokens };

/**
 * The sessions of those who are signed in: three sealed cookies, since a provider's tokens may fill one each, and the marker that scripts may read. A fourth
 * remembers which session was left last: an answer with renewed tokens that arrives after the sign-out must not bring it back.
 */
export function createCustomerSessions(settings: SessionSettings): (req: Request, res: Response) => CustomerSession {
  const cookies = {
    tokens: createSealedCookie({ ...settings, name: "rares-tokens", schema: tokensSchema, lifetimeSeconds }),
    idToken: createSealedCookie({ ...settings, name: "rares-id", schema: idTokenSchema, lifetimeSeconds }),
    access: createSealedCookie({ ...settings, name: "rares-customer", schema: accessSchema, lifetimeSeconds }),
  };
  const leftCookie = createSealedCookie({ ...settings, name: "rares-left", schema: leftSchema, lifetimeSeconds });

  function setMarker(res: Response, expiresAtMs: number | null): void {
    const maxAge = expiresAtMs === null ? 0 : lifetimeSeconds * 1000;
    replaceCookie(res, sessionMarkerCookie, String(expiresAtMs ?? ""), { path: "/", sameSite: "lax", secure: settings.isHttps, maxAge });
  }

  function clear(res: Response): void {
    for (const cookie of Object.values(cookies)) cookie.clear(res);
    setMarker(res, null);
  }

  async function open(req: Request): Promise<OpenSession | "left" | null> {
    const kept = await cookies.tokens.read(req);
    if (kept === null) return null;
    const [id, access, left] = await Promise.all([cookies.idToken.read(req), cookies.access.read(req), leftCookie.read(req)]);
    const { sessionId, ...tokens } = kept;
    if (left?.sessionId === sessionId) return "left";
    // An answer that was late must not give one customer's access to the next who signs in on this device.
    const isOurs = access?.belongsTo === fingerprint(tokens.accessToken);
    const customerAccess = access && isOurs ? { token: access.token, expiresAtMs: access.expiresAtMs } : null;
    return { sessionId, tokens: { ...tokens, idToken: id?.idToken ?? null, customerAccess } };
  }

  async function keep(res: Response, { sessionId, tokens }: OpenSession, isRenewed: boolean): Promise<void> {
    const { accessToken, refreshToken, expiresAtMs, idToken, customerAccess } = tokens;
    const access = customerAccess && { ...customerAccess, belongsTo: fingerprint(accessToken) };
    const [setTokens, setIdToken, setAccess] = await Promise.all([
      isRenewed ? cookies.tokens.seal({ sessionId, accessToken, refreshToken, expiresAtMs }) : null,
      isRenewed && idToken !== null ? cookies.idToken.seal({ idToken }) : null,
      access && cookies.access.seal(access),
    ]);
    if (setAccess) setAccess(res);
    else cookies.access.clear(res);
    if (!setTokens) return;
    setTokens(res);
    if (setIdToken) setIdToken(res);
    else cookies.idToken.clear(res);
    setMarker(res, expiresAtMs);
  }

  return function customerSession(req, res) {
    let opened: Promise<OpenSession | null> | undefined;

    async function openOnce(): Promise<OpenSession | null> {
      const found = await open(req);
      if (found === "left") {
        if (!res.headersSent) clear(res);
        return null;
      }
      const expiresAtMs = found?.tokens.expiresAtMs ?? null;
      // A browser must neither think that somebody is signed in who isn't, nor the other way round.
      if (readSessionMarker(req.headers.cookie ?? null) !== expiresAtMs && !res.headersSent) setMarker(res, expiresAtMs);
      return found;
    }
    function session(): Promise<OpenSession | null> {
      res.locals.isPersonalised = true;
      return (opened ??= openOnce());
    }

    return {
      read: async () => (await session())?.tokens ?? null,
      id: async () => (await session())?.sessionId ?? null,
      wasLeft: async () => (await session()) === null && (await leftCookie.read(req)) !== null,
      async write(tokens) {
        const previous = await session();
        if (tokens === null) {
          if (previous) (await leftCookie.seal({ sessionId: previous.sessionId }))(res);
          clear(res);
          opened = Promise.resolve(null);
          return;
        }
        const next = { sessionId: previous?.sessionId ?? randomUUID(), tokens };
        await keep(res, next, tokens.accessToken !== previous?.tokens.accessToken);
        opened = Promise.resolve(next);
      },
    };
  };
}
