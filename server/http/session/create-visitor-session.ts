import type { Request, Response } from "express";
import { getIronSession, nodeCookies } from "iron-session";
import { z } from "zod";
import type { VisitorSession } from "#server/api/api-context.ts";
import { cookieName } from "./cookie-name.ts";

export type SessionSettings = { secret: string; isHttps: boolean };

const lifetimeSeconds = 14 * 24 * 60 * 60;
const valuesSchema = z.object({
  cartId: z.string().min(1).max(512).nullable().catch(null),
  owner: z.string().min(1).max(64).nullable().catch(null),
});

/** The visitor's sealed cookie. It is opened on the first read only, and from then on the response counts as personalised. A cookie that was tampered with, or has expired, is an empty session. */
export function createVisitorSession(req: Request, res: Response, { secret, isHttps }: SessionSettings): VisitorSession {
  const open = () =>
    getIronSession<{ cartId: string | null; owner: string | null }>(nodeCookies(req, res), {
      cookieName: cookieName("rares", isHttps),
      password: secret,
      ttl: lifetimeSeconds,
      cookieOptions: { httpOnly: true, secure: isHttps, sameSite: "lax", path: "/", maxAge: lifetimeSeconds },
    });
  let opened: ReturnType<typeof open> | undefined;

  function session() {
    res.locals.isPersonalised = true;
    return (opened ??= open());
  }

  return {
    async read() {
      const { cartId, owner } = await session();
      return valuesSchema.parse({ cartId, owner });
    },
    async write({ cartId, owner }) {
      const values = await session();
      values.cartId = cartId;
      values.owner = owner;
      await values.save();
    },
  };
}
