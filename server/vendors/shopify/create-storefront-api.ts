import { createStorefrontClient } from "@shopify/hydrogen-react";
import { z } from "zod";
import { AppError } from "#shared/domain/app-error.ts";
import type { VendorFetch } from "../vendor-fetch.ts";
import type { TypedDocumentString } from "./generated/graphql.ts";
import { toStorefrontError } from "./to-storefront-error.ts";

type StorefrontOptions = { storeDomain: string; privateAccessToken: string; vendorFetch: VendorFetch };

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

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string().optional() }).optional() })).optional(),
});

/**
 * Calls the Storefront API over `vendorFetch`; address and headers are hydrogen-react's. Throws AppErrors: UPSTREAM_… when the platform fails or
 * answers what cannot be read, BAD_REQUEST when it finds an id malformed.
 */
export function createStorefrontApi({ storeDomain, privateAccessToken, vendorFetch }: StorefrontOptions): StorefrontApi {
  const client = createStorefrontClient({ storeDomain, privateStorefrontToken: privateAccessToken });
  const url = client.getStorefrontApiUrl();
  return async ({ name, document, variables, isIdempotent, timeoutMs, buyerIp, present }) => {
    const init = {
      method: "POST",
      headers: client.getPrivateTokenHeaders({ buyerIp }),
      body: JSON.stringify({ query: document.toString(), variables }),
    };
    const response = await vendorFetch(url, init, { operation: name, isIdempotent, timeoutMs });
    if (!response.ok) throw new AppError("UPSTREAM_FAILED", `shopify ${name}: HTTP ${response.status}`);
    const data = readData(name, await response.text());
    try {
      return present(z.custom<Parameters<typeof present>[0]>().parse(data));
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw new AppError("UPSTREAM_FAILED", `shopify ${name}: unreadable answer`, { cause: error });
    }
  };
}

/** The document's types say what `data` holds; whoever presents it finds out when that is not so. */
function readData(name: string, body: string): Record<string, unknown> {
  const { data, errors = [] } = parseAnswer(name, body);
  const [error] = errors;
  if (error !== undefined) throw toStorefrontError(name, error);
  if (data === null || data === undefined) throw new AppError("UPSTREAM_FAILED", `shopify ${name}: answer without data`);
  return data;
}

function parseAnswer(name: string, body: string): z.infer<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(body));
  } catch (error) {
    throw new AppError("UPSTREAM_FAILED", `shopify ${name}: answer is not GraphQL over JSON`, { cause: error });
  }
}
