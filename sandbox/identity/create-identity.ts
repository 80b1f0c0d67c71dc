import type { DatabaseSync } from "node:sqlite";
import type { RequestHandler } from "express";
import express from "express";
import type { Mailbox } from "#sandbox/commerce/mailbox/mailbox.ts";
import { pageHeaders } from "#sandbox/pages/page-headers.ts";
import { answerUnreadableForm } from "#sandbox/pages/answer-unreadable-form.ts";
import { createIdentityControl } from "./create-identity-control.ts";
import type { CustomerDirectory, Identity } from "./identity.ts";
import { createProvider } from "./provider/create-provider.ts";
import { opensCustomerApi } from "./scopes.ts";
import { createCodeStore } from "./sign-in/code-store.ts";
import { createSignInRouter } from "./sign-in/create-sign-in-router.ts";
import { createAdapter } from "./storage/create-adapter.ts";
import { loadKeys } from "./storage/load-keys.ts";

type IdentityOptions = {
  database: DatabaseSync;
  mailbox: Mailbox;
  customers: CustomerDirectory;
  /** The shop's public origin. */
  publicUrl: string;
  companyName: string;
  accessTokenSeconds: number;
  now: () => Date;
};

/** The identity provider's stand-in: OpenID Connect as Shopify's customer accounts speak it, with sign-in by a mailed code. */
export function createIdentity({
  database,
  mailbox,
  customers,
  publicUrl,
  companyName,
  accessTokenSeconds,
  now,
}: IdentityOptions): Identity {
  const adapter = createAdapter(database, now);
  const control = createIdentityControl({ database, accessTokenSeconds });
  const provider = createProvider({
    publicUrl,
    customers,
    adapter,
    keys: loadKeys(database),
    accessTokenSeconds: control.accessTokenSeconds,
  });
  const codes = createCodeStore(database, now);
  const router = express.Router();
  router.use(pageHeaders, atPublicOrigin(new URL(publicUrl)));
  router.use("/sign-in", createSignInRouter({ provider, codes, customers, mailbox, companyName }), answerUnreadableForm);
  router.use(provider.callback());
  return {
    router,
    control: control.router,
    async findAccess(token) {
      const found = await provider.AccessToken.find(token);
      return found === undefined || !opensCustomerApi(found) ? null : { customerId: Number(found.accountId), scopes: found.scopes };
    },
  };
}

/** Whoever asks, the shop's server at an inner address or a browser through the shop, the provider speaks of its public addresses only. */
function atPublicOrigin({ host, protocol }: URL): RequestHandler {
  return function publicOrigin(request, _response, next) {
    request.headers.host = host;
    request.headers["x-forwarded-host"] = host;
    request.headers["x-forwarded-proto"] = protocol.replace(":", "");
    next();
  };
}
