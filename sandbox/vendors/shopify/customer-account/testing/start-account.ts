import { z } from "zod";
import { seedFilesDir } from "#sandbox/config.ts";
import { createMailingStore } from "#sandbox/vendors/klaviyo/mailing-store.ts";
import { type RunningCommerce, startCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import { createCustomerAccountRouter } from "../create-customer-account-router.ts";
import { createMarketing } from "../create-marketing.ts";

export type RunningAccount = RunningCommerce & {
  /** Signs somebody in and answers how to ask as them. */
  signIn(email: string): Asking;
  /** Puts the clock forward. */
  wait(ms: number): void;
  post(headers: Record<string, string>, query: string): Promise<Response>;
};
export type Asking = { customerId: number; ask: (document: string, variables?: object) => Promise<Record<string, unknown>> };

const answerSchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

/** Commerce and the Customer Account API over one database; `token-{customer id}` is a good token. */
export async function startAccount(): Promise<RunningAccount> {
  let nowMs = Date.parse("2026-06-01T00:00:00Z");
  const now = () => new Date(nowMs);
  const commerce = await startCommerce({
    now,
    mount: (app, { customers, ...rest }, database) => {
      const findAccess = (token: string) => {
        const [, id] = /^token-(\d+)$/.exec(token) ?? [];
        return Promise.resolve(id === undefined ? null : { customerId: Number(id) });
      };
      const marketing = createMarketing(createMailingStore(database, now));
      const options = { commerce: { ...rest, customers }, marketing, findAccess, seedFilesDir };
      app.use("/_vendors/customer-account", createCustomerAccountRouter(options));
    },
  });

  const post = (headers: Record<string, string>, query: string, variables: object = {}) =>
    fetch(`${commerce.origin}/_vendors/customer-account/account/customer/api/2026-04/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ query, variables }),
    });

  return {
    ...commerce,
    post,
    wait: (ms) => void (nowMs += ms),
    signIn(email) {
      const { id } = commerce.commerce.customers.signIn(email);
      const ask = async (document: string, variables: object = {}) => {
        const response = await post({ authorization: `token-${id}` }, document, variables);
        const { data, errors } = answerSchema.parse(await response.json());
        if (errors?.[0]) throw new Error(errors[0].message);
        return data ?? {};
      };
      return { customerId: id, ask };
    },
  };
}
