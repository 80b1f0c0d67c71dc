import { createHash } from "node:crypto";
import type { Request, Response } from "express";
import { z } from "zod";
import type { CustomerSession } from "#server/api/api-context.ts";
import type { SessionTokens } from "#server/session/session-tokens.ts";
import { readSessionMarker, sessionMarkerCookie } from "#shared/domain/session-marker.ts";
import { createSealedCookie } from "./create-sealed-cookie.ts";
import type { SessionSettings } from "./create-visitor-session.ts";
import { replaceCookie } from "./replace-cookie.ts";

const lifetimeSeconds = 14 * 24 * 60 * 60;

const tokensSchema = z.object({ accessToken: z.string().min(1), refreshToken: z.string().min(1).nullable(), expiresAtMs: z.number() });
const idTokenSchema = z.object({ idToken: z.string().min(1) });
const accessSchema = z.object({ token: z.string().min(1), expiresAtMs: z.number(), belongsTo: z.string() });

/** Which access token something was made from, without being it. */
function fingerprint(accessToken: string): string {
  return createHash("sha256").update(accessToken).digest("base64url").slice(0, 22);
}

/** The sessions of those who are signed in: three sealed cookies, since a provider's tokens may fill one each, and the marker that scripts may read. */
export function createCustomerSessions(settings: SessionSettings): (req: Request, res: Response) => CustomerSession {
  const cookies = {
    tokens: createSealedCookie({ ...settings, name: "rares-tokens", schema: tokensSchema, lifetimeSeconds }),
    idToken: createSealedCookie({ ...settings, name: "rares-id", schema: idTokenSchema, lifetimeSeconds }),
    access: createSealedCookie({ ...settings, name: "rares-customer", schema: accessSchema, lifetimeSeconds }),
  };

  function setMarker(res: Response, expiresAtMs: number | null): void {
    const maxAge = expiresAtMs === null ? 0 : lifetimeSeconds * 1000;
    replaceCookie(res, sessionMarkerCookie, String(expiresAtMs ?? ""), { path: "/", sameSite: "lax", secure: settings.isHttps, maxAge });
  }

  async function open(req: Request): Promise<SessionTokens | null> {
    const tokens = await cookies.tokens.read(req);
    if (tokens === null) return null;
    const [id, access] = await Promise.all([cookies.idToken.read(req), cookies.access.read(req)]);
    // An answer that was late must not give one customer's access to the next who signs in on this device.
    const isOurs = access?.belongsTo === fingerprint(tokens.accessToken);
    const customerAccess = access && isOurs ? { token: access.token, expiresAtMs: access.expiresAtMs } : null;
    return { ...tokens, idToken: id?.idToken ?? null, customerAccess };
  }

  async function keep(res: Response, tokens: SessionTokens, isRenewed: boolean): Promise<void> {
    const { accessToken, refreshToken, expiresAtMs, idToken, customerAccess } = tokens;
    const access = customerAccess && { ...customerAccess, belongsTo: fingerprint(accessToken) };
    const [setTokens, setIdToken, setAccess] = await Promise.all([
      isRenewed ? cookies.tokens.seal({ accessToken, refreshToken, expiresAtMs }) : null,
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
    let opened: Promise<SessionTokens | null> | undefined;

    async function openOnce(): Promise<SessionTokens | null> {
      const tokens = await open(req);
      const expiresAtMs = tokens?.expiresAtMs ?? null;
      // A browser must neither think that somebody is signed in who isn't, nor the other way round.
      if (readSessionMarker(req.headers.cookie ?? null) !== expiresAtMs && !res.headersSent) setMarker(res, expiresAtMs);
      return tokens;
    }
    function read(): Promise<SessionTokens | null> {
      res.locals.isPersonalised = true;
      return (opened ??= openOnce());
    }

    return {
      read,
      async write(tokens) {
        const previous = await read();
        if (tokens) await keep(res, tokens, tokens.accessToken !== previous?.accessToken);
        else {
          for (const cookie of Object.values(cookies)) cookie.clear(res);
          setMarker(res, null);
        }
        opened = Promise.resolve(tokens);
      },
    };
  };
}
