import type { IncomingMessage } from "node:http";
import { unsealData } from "iron-session";
import { cookieValue } from "#shared/domain/cookies.ts";
import { cookieName } from "./cookie-name.ts";
import type { SessionSettings } from "./create-visitor-session.ts";

/** Answers at once for a visitor without the cookie. */
export type CartCheck = (req: Pick<IncomingMessage, "headers">) => boolean | Promise<boolean>;

/** Whether a visitor has a cart, by what the shop sealed in their cookie: a name alone can be sent by anybody. */
export function createCartCheck({ secrets, isHttps }: SessionSettings): CartCheck {
  const name = cookieName("rares", isHttps);
  return function hasCart({ headers }) {
    const seal = cookieValue(headers.cookie, name);
    return seal !== null && opens(seal, secrets);
  };
}

async function opens(seal: string, secrets: readonly string[]): Promise<boolean> {
  // What a secret doesn't open, or has run out, holds nothing.
  const held = await Promise.all(secrets.map((password) => unsealData<{ cartId?: unknown }>(seal, { password })));
  return held.some(({ cartId }) => typeof cartId === "string");
}
