import { GraphQLError } from "graphql";

export function toGid(type: string, id: number | string): string {
  return `gid://shopify/${type}/${id}`;
}

/** Reads `gid://shopify/{type}/{number}`; null for anything else. */
export function parseGid(gid: string): { type: string; id: number } | null {
  const [, type, digits] = /^gid:\/\/shopify\/([A-Za-z]{1,40})\/(\d{1,16})$/.exec(gid) ?? [];
  return type === undefined ? null : { type, id: Number(digits) };
}

/** The number of a GID of this type. Throws the top-level error that Shopify gives for a malformed id. */
export function requireGid(gid: string, type: string): number {
  const parsed = parseGid(gid);
  if (parsed?.type !== type) throw new GraphQLError(`Invalid global id '${gid}'`, { extensions: { code: "argumentLiteralsIncompatible" } });
  return parsed.id;
}

/** MoneyV2: amounts are decimal strings with at least one decimal, "1295.0" or "12.95". */
export function presentMoney(cents: number): { amount: string; currencyCode: "AUD" } {
  return { amount: (cents / 100).toFixed(2).replace(/0$/, ""), currencyCode: "AUD" };
}
