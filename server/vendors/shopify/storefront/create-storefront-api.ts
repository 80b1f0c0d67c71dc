import { isIP } from "node:net";
import { createStorefrontClient } from "@shopify/hydrogen-react";
import type { VendorFetch } from "#server/vendors/resilience/vendor-fetch.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { presentAnswer } from "../graphql/present-answer.ts";
import { readGraphQLAnswer } from "../graphql/read-graphql-answer.ts";
import { watchVersion } from "../graphql/watch-version.ts";
import type { TypedDocumentString } from "./generated/graphql.ts";

type StorefrontOptions = { storeDomain: string; privateAccessToken: string; vendorFetch: VendorFetch; logger: ShopifyLogger };

type Operation<Data, Variables, Result> = {
  name: string;
  document: TypedDocumentString<Data, Variables>;
  variables: Variables;
  /** Queries, and mutations that set a value instead of adding to one. */
  isIdempotent: boolean;
  /** How long the caller may wait, where the vendor's usual time isn't enough. */
  timeoutMs?: number;
  /** The shopper's address, for the platform's bot protection; absent for what the shop asks on its own account. */
  buyerIp?: string;
  /** Shapes the answer; an answer that it cannot read counts as a failure of the platform. */
  present: (data: Data) => Result;
};

export type StorefrontApi = <Data, Variables, Result>(operation: Operation<Data, Variables, Result>) => Promise<Result>;

/**
 * Calls the Storefront API over `vendorFetch`; address and headers are hydrogen-react's. Throws AppErrors: UPSTREAM_… when the platform fails or
 * answers what cannot be read, BAD_REQUEST when it finds an id malformed.
 */
export function createStorefrontApi({ storeDomain, privateAccessToken, vendorFetch, logger }: StorefrontOptions): StorefrontApi {
  const client = createStorefrontClient({ storeDomain, privateStorefrontToken: privateAccessToken });
  const url = client.getStorefrontApiUrl();
  const lookAtVersion = watchVersion(url, logger);
  return async ({ name, document, variables, isIdempotent, timeoutMs, buyerIp, present }) => {
    const init = {
      method: "POST",
      headers: client.getPrivateTokenHeaders({ buyerIp: plainAddress(buyerIp) }),
      body: JSON.stringify({ query: document.toString(), variables }),
    };
    const subject = `shopify ${name}`;
    const response = await vendorFetch(url, init, { operation: name, isIdempotent, timeoutMs });
    if (!response.ok) throw new AppError("UPSTREAM_FAILED", `${subject}: HTTP ${response.status}`);
    lookAtVersion(response);
    const data = readGraphQLAnswer(subject, document, await response.text());
    return presentAnswer(subject, () => present(data));
  };
}

const mappedPrefix = /^::ffff:(?=\d+\.)/i;

/** An address as its network knows it: a socket that takes both kinds writes 203.0.113.9 as ::ffff:203.0.113.9. Undefined for what a proxy wrote in an address's place. */
function plainAddress(ip = ""): string | undefined {
  const plain = ip.replace(mappedPrefix, "");
  return isIP(plain) === 0 ? undefined : plain;
}

/** Where the Shopify client tells what it had to leave out; a pino logger fits. */
export type ShopifyLogger = { warn(fields: object, message: string): void };
