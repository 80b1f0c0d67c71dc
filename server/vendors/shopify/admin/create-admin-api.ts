import { z } from "zod";
import { untilDeadline, withoutDeadline } from "#server/deadline.ts";
import type { VendorFetch } from "#server/vendors/resilience/vendor-fetch.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { askWithRoom } from "../graphql/ask-with-room.ts";
import { readGraphQLAnswer } from "../graphql/read-graphql-answer.ts";
import { type VersionLogger, watchVersion } from "../graphql/watch-version.ts";

type AdminAccess = { storeDomain: string; clientId: string; clientSecret: string };

type AdminOptions = AdminAccess & { vendorFetch: VendorFetch; logger?: VersionLogger; now?: () => number };

type Operation<Data> = {
  name: string;
  document: string;
  variables: Record<string, unknown>;
  schema: z.ZodType<Data>;
  /** Queries, and mutations that leave the same behind however often they arrive: only these are sent again after a failure. */
  isIdempotent: boolean;
};

/** Asks the Admin API. */
export type AdminApi = <Data>(operation: Operation<Data>) => Promise<Data>;

const version = "2026-04";
const noLogger: VersionLogger = { warn: () => undefined };
const unauthorized = 401;
/** A token that ends while it travels is one call wasted. */
const renewBeforeMs = 60_000;

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/**
 * Shopify's GraphQL Admin API 2026-04 as an app of the shop's own organisation: its id and secret buy a token that lasts a day (the client credentials grant), which is kept in memory and never written
 * anywhere. Throws AppErrors UPSTREAM_…; nothing of a variable or of an answer is in their words. Source: shopify.dev/docs/apps/build/authentication-authorization/access-tokens/client-credentials-grant
 */
export function createAdminApi({
  storeDomain,
  clientId,
  clientSecret,
  vendorFetch,
  logger = noLogger,
  now = Date.now,
}: AdminOptions): AdminApi {
  const base = `${/^https?:\/\//.test(storeDomain) ? "" : "https://"}${storeDomain.replace(/\/$/, "")}/admin`;
  const url = `${base}/api/${version}/graphql.json`;
  const lookAtVersion = watchVersion(url, logger);
  let kept: { token: Promise<string>; bought: string | null; endsAtMs: number } | null = null;

  async function buyToken(): Promise<{ token: string; lastsMs: number }> {
    const body = new URLSearchParams({ grant_type: "client_credentials", client_id: clientId, client_secret: clientSecret });
    // The secret stands in the body, which goes wherever a redirect leads.
    const init: RequestInit = { method: "POST", headers: { accept: "application/json" }, body, redirect: "manual" };
    const answer = await vendorFetch(`${base}/oauth/access_token`, init, { operation: "AccessToken", isIdempotent: true });
    if (!answer.ok) throw new AppError("UPSTREAM_FAILED", `shopify-admin AccessToken: HTTP ${answer.status}`);
    const read = tokenSchema.safeParse(await answer.json().catch(() => null));
    if (!read.success) throw new AppError("UPSTREAM_FAILED", "shopify-admin AccessToken: unreadable answer");
    return { token: read.data.access_token, lastsMs: read.data.expires_in * 1000 };
  }

  /** Those who ask at the same moment wait for the same token; one that couldn't be had is asked for anew. */
  function token(): Promise<string> {
    if (kept !== null && now() < kept.endsAtMs) return untilDeadline(kept.token);
    const made: NonNullable<typeof kept> = { token: Promise.resolve(""), bought: null, endsAtMs: Infinity };
    made.token = withoutDeadline(buyToken).then(
      (bought) => {
        made.bought = bought.token;
        made.endsAtMs = now() + bought.lastsMs - renewBeforeMs;
        return bought.token;
      },
      (error: unknown) => {
        if (kept === made) kept = null;
        throw error;
      },
    );
    kept = made;
    return untilDeadline(made.token);
  }

  function ask(name: string, body: string, isIdempotent: boolean, used: string) {
    const headers = { "content-type": "application/json", accept: "application/json", "x-shopify-access-token": used };
    return askWithRoom(() => vendorFetch(url, { method: "POST", headers, body }, { operation: name, isIdempotent }));
  }

  return async ({ name, document, variables, schema, isIdempotent }) => {
    const subject = `shopify-admin ${name}`;
    const body = JSON.stringify({ query: document, variables });
    const used = await token();
    let answer = await ask(name, body, isIdempotent, used);
    if (answer.status === unauthorized) {
      // Taken back before its time: the secret was changed, or the app installed anew. Somebody else may have heard of it before.
      if (kept?.bought === used) kept = null;
      answer = await ask(name, body, isIdempotent, await token());
    }
    if (!answer.ok) throw new AppError("UPSTREAM_FAILED", `${subject}: HTTP ${answer.status}`);
    lookAtVersion(answer);
    const data = schema.safeParse(readGraphQLAnswer(subject, {}, answer.text));
    if (!data.success) throw new AppError("UPSTREAM_FAILED", `${subject}: unreadable answer`);
    return data.data;
  };
}
