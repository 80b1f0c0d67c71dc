import { withCookies, type Fetch } from "#sandbox/vendors/identity/testing/cookie-jar.ts";
import { redirectOf, signInByCode } from "#sandbox/vendors/identity/testing/sign-in-by-code.ts";
import type { RunningIdentity } from "#sandbox/vendors/identity/testing/start-identity.ts";
import { createLogger } from "#server/observability/logger.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { createSessionService } from "#server/services/session/session-service.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { createIdentityClient } from "#server/vendors/identity/create-identity-client.ts";
import { createVendorFetch } from "#server/vendors/resilience/create-vendor-fetch.ts";
import { customerScopeOf, shopifyExchangeAudience } from "#server/vendors/vendor-settings.ts";
import { AppError } from "#shared/domain/app-error.ts";

type Settings = { exchangeAudience?: string | null; isDown?: () => boolean; now?: () => number };

/** The shop before the sandbox's real provider, its pages showing the token of the customer API; and browsers to visit it with. */
export async function startShopWithIdentity(sandbox: RunningIdentity, settings: Settings = {}) {
  const { publicUrl, issuer, origin } = sandbox;
  const { exchangeAudience = shopifyExchangeAudience, isDown = () => false, now = Date.now } = settings;
  const lines: string[] = [];
  const logger = createLogger({
    level: "debug",
    environment: "test",
    version: "0",
    destination: { write: (line) => void lines.push(line) },
  });
  const metrics = createMetrics({ version: "0", revision: "test" });
  const vendorFetch = createVendorFetch({ vendor: "identity", timeoutMs: 5000, logger, metrics });
  const identity = createIdentityClient({
    issuer,
    clientId: "storefront",
    customerScope: customerScopeOf(exchangeAudience),
    exchangeAudience,
    reachedAt: origin,
    publicUrl,
    vendorFetch: (url, init, call) =>
      isDown() ? Promise.reject(new AppError("UPSTREAM_FAILED", "the provider is down")) : vendorFetch(url, init, call),
    now,
  });
  const shop = await startTestShop({
    env: { PUBLIC_URL: publicUrl },
    services: { session: createSessionService({ identity, publicUrl, logger, count: () => undefined, now }) },
    sandboxUrl: origin,
    render: async (_req, res, { customer, services }) => {
      const tokens = await customer.read();
      const access = tokens && (await services.session.customerToken(tokens));
      if (access) await customer.write(access.tokens);
      res.send(access?.customerToken ?? "nobody");
    },
  });

  const viaShop: Fetch = async (url, init) => {
    const { pathname, search, host } = new URL(url);
    // The mailbox isn't behind this shop's proxy, which would ask a whole sandbox for it.
    if (pathname.startsWith("/_vendors/mailbox")) return fetch(`${origin}${pathname}`);
    const form = init?.body instanceof URLSearchParams ? { body: init.body.toString() } : {};
    const answer = await shop.ask(pathname + search, {
      method: init?.method ?? "GET",
      headers: { ...Object.fromEntries(new Headers(init?.headers)), host, "content-type": "application/x-www-form-urlencoded" },
      ...form,
    });
    const headers = new Headers(answer.headers.location === undefined ? {} : { location: answer.headers.location });
    for (const cookie of answer.headers["set-cookie"] ?? []) headers.append("set-cookie", cookie);
    const response = new Response(answer.body, { status: answer.status, headers });
    Object.defineProperty(response, "url", { value: url });
    return response;
  };

  return {
    browser: () => withCookies(viaShop),
    viaShop,
    async signIn(email: string, browser = withCookies(viaShop)) {
      const authorizationUrl = await redirectOf(await browser(`${publicUrl}/login?return_to=/cart`));
      const landedAt = await redirectOf(await browser(await signInByCode({ browser, authorizationUrl, email })));
      return { browser, landedAt };
    },
    metrics,
    logged: () => [...lines, JSON.stringify(shop.lines)].join("\n"),
  };
}
