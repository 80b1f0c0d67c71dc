import type { Request, Response } from "express";
import { getIronSession, nodeCookies } from "iron-session";
import { z } from "zod";
import type { VisitorSession } from "#server/api/api-context.ts";
import { cartCountCookie, readCartCount } from "#shared/domain/cart/cart-count.ts";
import { cookieName, replaceCookie } from "./cookie-name.ts";

/** The first secret seals; the others still open what they sealed, until it is sealed anew. */
export type SessionSettings = { secrets: Secrets; isHttps: boolean };
export type Secrets = readonly [string, ...string[]];

/** For the browser's own code, which can't see the sealed one: that there is a cart, and nothing of it. */
const markerCookie = "has-cart";

const lifetimeSeconds = 14 * 24 * 60 * 60;
const valuesSchema = z.object({
  cartId: z.string().min(1).max(512).nullable().catch(null),
  owner: z.string().min(1).max(64).nullable().catch(null),
  buyerUntilMs: z.number().nullable().catch(null),
});
type SealedValues = Partial<z.output<typeof valuesSchema>>;

/** The visitor's sealed cookie. It is opened on the first read only, and from then on the response counts as personalised. A cookie that was tampered with, or has expired, is an empty session. */
export function createVisitorSession(req: Request, res: Response, { secrets, isHttps }: SessionSettings): VisitorSession {
  const openWith = (password: string) =>
    getIronSession<SealedValues>(nodeCookies(req, res), {
      cookieName: cookieName("rares", isHttps),
      password,
      ttl: lifetimeSeconds,
      cookieOptions: { httpOnly: true, secure: isHttps, sameSite: "lax", path: "/", maxAge: lifetimeSeconds },
    });
  let opened: ReturnType<typeof open> | undefined;

  /** Sealed by the newest secret with the next change, whichever it was that opened it. */
  async function open() {
    const [newest, ...older] = secrets;
    const values = await openWith(newest);
    for (const secret of older) {
      if (values.cartId !== undefined) break;
      const { cartId, owner, buyerUntilMs } = await openWith(secret);
      Object.assign(values, { cartId, owner, buyerUntilMs });
    }
    return values;
  }

  function session() {
    res.locals.isPersonalised = true;
    return (opened ??= open());
  }

  function setCount(quantity: number): void {
    const maxAge = quantity === 0 ? 0 : lifetimeSeconds * 1000;
    replaceCookie(res, cartCountCookie, String(quantity || ""), { httpOnly: true, secure: isHttps, sameSite: "lax", path: "/", maxAge });
  }

  return {
    async read() {
      const { cartId, owner, buyerUntilMs } = await session();
      return valuesSchema.parse({ cartId, owner, buyerUntilMs });
    },
    async write({ cartId, owner, buyerUntilMs = null }) {
      const values = await session();
      values.cartId = cartId;
      values.owner = owner;
      values.buyerUntilMs = buyerUntilMs;
      await values.save();
      replaceCookie(res, markerCookie, "1", { secure: isHttps, sameSite: "lax", path: "/", maxAge: lifetimeSeconds * 1000 });
    },
    /** A form that changes a cart comes from a page without scripts, or before they were at work: what scripts ask for themselves takes the count away again. A look only puts a wrong one right. */
    async tellCount(quantity) {
      const told = readCartCount(req.headers.cookie) ?? 0;
      const count = req.originalUrl.startsWith("/api/") ? 0 : quantity;
      const isWanted = req.method === "POST" || told > 0;
      if (isWanted && count !== told && !res.headersSent) setCount(count);
    },
  };
}
