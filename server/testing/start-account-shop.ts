import { resolve } from "node:path";
import { createIdentity } from "#sandbox/vendors/identity/create-identity.ts";
import { identityPath } from "#sandbox/vendors/identity/identity.ts";
import { withCookies, type Fetch } from "#sandbox/vendors/identity/testing/cookie-jar.ts";
import { signInByCode } from "#sandbox/vendors/identity/testing/sign-in-by-code.ts";
import { createCustomerAccountRouter } from "#sandbox/vendors/shopify/customer-account/create-customer-account-router.ts";
import { startCommerce, type RunningCommerce } from "#sandbox/vendors/shopify/testing/start-commerce.ts";
import { readConfig } from "#server/config.ts";
import { createLogger } from "../observability/logger.ts";
import { createMetrics, type Metrics } from "../observability/metrics.ts";
import { createServices, openProjectFile } from "../process/create-services.ts";
import { createLocalStore } from "../shared-store/create-local-store.ts";
import { startTestShop } from "./start-test-shop.ts";

export const publicUrl = "http://shop.test";

type ApiAnswer = { status: number; body: unknown };

/** One shopper's browser: its cookies, and what the shop's pages ask of the shop. */
export type Shopper = {
  browser: Fetch;
  signIn(email: string): Promise<void>;
  /** Another browser with the cookies that this one sent with its last call. */
  thief(): Shopper;
  api(method: string, path: string, body?: object): Promise<ApiAnswer>;
};

/** Answers with a status of its own; null lets the call pass. */
type Interference = (call: { path: string; token: string }) => number | null;

export type AccountShop = {
  commerce: RunningCommerce["commerce"];
  shopper(): Shopper;
  /** Of the shop's calls to its vendors. */
  metrics: Metrics;
  /** Everything that the shop has written to its log. */
  logged(): string;
  /** What the customer API does with the next calls, before anything else sees them. */
  interfere(answer: Interference | null): void;
  /** How long new access tokens last. */
  lastFor(accessTokenSeconds: number): Promise<void>;
  /** Puts the vendors' clock forward. */
  pass(ms: number): void;
  stop(): Promise<void>;
};

/** The shop with its real services in front of the sandbox's real customers, identity and commerce, all over HTTP. */
export async function startAccountShop(settings: Record<string, string> = {}): Promise<AccountShop> {
  let aheadMs = 0;
  let interference: Interference | null = null;
  const now = () => new Date(Date.now() + aheadMs);
  const vendors = await startCommerce({
    now,
    mount(app, commerce, database) {
      const { mailbox, customers } = commerce;
      const options = { database, mailbox, customers, publicUrl, companyName: "Rares", accessTokenSeconds: 3600, now };
      const identity = createIdentity(options);
      const subscribers = new Set<string>();
      app.set("query parser", "extended");
      app.use(identityPath, identity.router);
      app.use("/_vendors/identity-control", identity.control);
      app.use("/_vendors/customer-account", (req, res, next) => {
        const status = interference?.({ path: req.path, token: req.get("authorization") ?? "" }) ?? null;
        if (status === null) next();
        else res.status(status).json({ errors: [{ message: "No" }] });
      });
      app.use(
        "/_vendors/customer-account",
        createCustomerAccountRouter({
          commerce,
          marketing: {
            isSubscribed: (email) => subscribers.has(email),
            subscribe: (email) => void subscribers.add(email),
            unsubscribe: (email) => void subscribers.delete(email),
          },
          findAccess: identity.findAccess,
          seedFilesDir: resolve("sandbox/data"),
        }),
      );
    },
  });
  const env = { PUBLIC_URL: publicUrl, PROJECTS_DB: ":memory:", ...settings };
  const lines: string[] = [];
  const logger = createLogger({
    level: "trace",
    environment: "test",
    version: "0",
    destination: { write: (line) => void lines.push(line) },
  });
  const metrics = createMetrics({ version: "0", revision: "test" });
  const config = readConfig({ NODE_ENV: "test", ...env });
  const store = createLocalStore();
  const projectFile = openProjectFile({ config, store, logger, metrics });
  const services = createServices({ config, sandboxUrl: vendors.origin, store, projectFile, logger, metrics });
  let stopShop = () => {};
  const whenDone = (stop: () => void) => {
    stopShop = stop;
  };
  const { ask, lines: requestLines } = await startTestShop({ env, services, sandboxUrl: vendors.origin, whenDone });

  /** Asks the shop for its public address, which a plain `fetch` cannot. */
  const fetchPublic: Fetch = async (url, init) => {
    const { href, pathname, search, host } = new URL(url, publicUrl);
    const request = new Request(href, init);
    const body = await request.text();
    const sent = { method: request.method, headers: { ...Object.fromEntries(request.headers), host }, ...(body && { body }) };
    const answer = await ask(`${pathname}${search}`, sent);
    const headers = new Headers(
      Object.entries(answer.headers).flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, each])),
    );
    return Object.defineProperty(new Response(answer.body, { status: answer.status, headers }), "url", { value: href });
  };

  function shopper(start: Fetch = fetchPublic): Shopper {
    let sent = "";
    const browser = withCookies((url, init) => {
      sent = new Headers(init?.headers).get("cookie") ?? "";
      return start(url, init);
    });
    return {
      browser,
      thief() {
        const stolen = sent;
        return shopper((url, init) =>
          fetchPublic(url, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie: stolen } }),
        );
      },
      async signIn(email) {
        const begun = await browser(`${publicUrl}/login`);
        const callbackUrl = await signInByCode({ browser, authorizationUrl: begun.headers.get("location") ?? "", email });
        const { status } = await browser(callbackUrl);
        if (status !== 303) throw new Error(`The sign-in ended with ${status}`);
      },
      async api(method, path, body) {
        const answer = await browser(`${publicUrl}/api${path}`, {
          method,
          ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
        });
        return { status: answer.status, body: await answer.json() };
      },
    };
  }

  return {
    commerce: vendors.commerce,
    shopper: () => shopper(),
    metrics,
    logged: () => lines.join("") + JSON.stringify(requestLines),
    interfere: (answer) => {
      interference = answer;
    },
    async lastFor(accessTokenSeconds) {
      const body = JSON.stringify({ accessTokenSeconds });
      await fetch(`${vendors.origin}/_vendors/identity-control`, { method: "PUT", headers: { "content-type": "application/json" }, body });
    },
    pass: (ms) => {
      aheadMs += ms;
    },
    stop() {
      stopShop();
      return vendors.stop();
    },
  };
}
