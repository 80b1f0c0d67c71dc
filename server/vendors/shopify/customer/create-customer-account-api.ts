import type { VendorFetch } from "#server/vendors/resilience/vendor-fetch.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { askWithRoom } from "../graphql/ask-with-room.ts";
import { presentAnswer } from "../graphql/present-answer.ts";
import { readGraphQLAnswer } from "../graphql/read-graphql-answer.ts";
import { type VersionLogger, watchVersion } from "../graphql/watch-version.ts";
import type { TypedDocumentString } from "./generated/graphql.ts";

type CustomerAccountOptions = {
  /** The API's whole address, version included. */
  url: string;
  /** The platform answers only to an origin that it knows, the shop's own. */
  publicUrl: string;
  vendorFetch: VendorFetch;
  logger: VersionLogger;
};

type Operation<Data, Variables, Result> = {
  name: string;
  /** The customer's; it is sent without "Bearer". */
  token: string;
  document: TypedDocumentString<Data, Variables>;
  variables: Variables;
  /** Queries, and mutations that set a value instead of adding or taking away one. */
  isIdempotent: boolean;
  /** Shapes the answer; an answer that it cannot read counts as a failure of the platform. */
  present: (data: Data) => Result;
};

export type CustomerAccountApi = <Data, Variables, Result>(operation: Operation<Data, Variables, Result>) => Promise<Result>;

/**
 * Calls the Customer Account API over `vendorFetch`. Throws AppErrors: UNAUTHENTICATED when the token opens nothing, UPSTREAM_… when the platform fails or answers
 * what cannot be read, BAD_REQUEST when it finds an id malformed. Source: shopify.dev/docs/api/customer, and Hydrogen's client for the headers.
 */
export function createCustomerAccountApi({ url, publicUrl, vendorFetch, logger }: CustomerAccountOptions): CustomerAccountApi {
  const origin = new URL(publicUrl).origin;
  const lookAtVersion = watchVersion(url, logger);
  return async ({ name, token, document, variables, isIdempotent, present }) => {
    const headers = {
      "content-type": "application/json",
      accept: "application/json",
      authorization: token,
      origin,
      "user-agent": "rares-storefront",
    };
    const init = { method: "POST", headers, body: JSON.stringify({ query: document.toString(), variables }) };
    const response = await askWithRoom(() => vendorFetch(url, init, { operation: name, isIdempotent }));
    const subject = `customer-account ${name}`;
    if (response.status === 401) throw new AppError("UNAUTHENTICATED", `${subject}: the token opens nothing`);
    if (!response.ok) throw new AppError("UPSTREAM_FAILED", `${subject}: HTTP ${response.status}`);
    lookAtVersion(response);
    const data = readGraphQLAnswer(subject, document, response.text);
    return presentAnswer(subject, () => present(data));
  };
}
