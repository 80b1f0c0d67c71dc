import type { DatabaseSync } from "node:sqlite";
import express, { type RequestHandler, type Router } from "express";
import { z } from "zod";
import { answerUnreadableForm } from "#sandbox/pages/message-page.ts";
import { pageHeaders } from "#sandbox/pages/page-headers.ts";
import type { Mailbox } from "#sandbox/storage/mailbox.ts";
import { type CustomerDirectory, type Identity, opensCustomerApi } from "./identity.ts";
import { createProvider } from "./provider/create-provider.ts";
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

type IdentityControl = { router: Router; accessTokenSeconds: () => number };

const settingsSchema = z.strictObject({
  accessTokenSeconds: z
    .int()
    .min(1)
    .max(24 * 60 * 60)
    .nullable(),
});

/** What tests change while the sandbox runs: how long new access tokens last, and who is signed out behind the shop's back. */
function createIdentityControl(options: { database: DatabaseSync; accessTokenSeconds: number }): IdentityControl {
  let current = options.accessTokenSeconds;
  const end = options.database.prepare("delete from oidc_payload where json_extract(payload, '$.accountId') = ?");
  const router = express.Router();
  router.get("/", (_request, response) => void response.json({ accessTokenSeconds: current }));
  router.put("/", express.json(), (request, response) => {
    const settings = settingsSchema.safeParse(request.body);
    if (!settings.success) return void response.status(400).json({ message: z.prettifyError(settings.error) });
    current = settings.data.accessTokenSeconds ?? options.accessTokenSeconds;
    response.json({ accessTokenSeconds: current });
  });
  router.delete("/sessions/:customerId", (request, response) => {
    response.json({ ended: Number(end.run(request.params.customerId).changes) });
  });
  return { router, accessTokenSeconds: () => current };
}
