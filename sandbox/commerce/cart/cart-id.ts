import { timingSafeEqual } from "node:crypto";
import type { StoredCart } from "./cart-store.ts";

const cartIdPattern = /^gid:\/\/shopify\/Cart\/([\w-]{1,64})(?:\?key=([\w-]{1,64}))?$/;

export function cartIdOf(cart: StoredCart): string {
  return `gid://shopify/Cart/${cart.token}?key=${cart.secret}`;
}

/** Reads `gid://shopify/Cart/<token>?key=<secret>`; null when it is no cart id. */
export function parseCartId(id: string): { token: string; key: string | null } | null {
  const [, token, key] = cartIdPattern.exec(id) ?? [];
  return token === undefined ? null : { token, key: key ?? null };
}

/** Compares two keys in a time that tells nothing about where they differ. */
export function isSameKey(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
