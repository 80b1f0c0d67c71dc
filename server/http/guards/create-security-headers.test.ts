import { expect, test } from "vitest";
import { startTestShop } from "#server/testing/start-test-shop.ts";

test("every page carries an enforced policy with a nonce of its own", async () => {
  const nonces: string[] = [];
  const { ask } = await startTestShop({
    render: async (_req, res) => {
      nonces.push(res.locals.cspNonce);
      res.send("page");
    },
  });
  const answers = [await ask("/"), await ask("/")];
  expect(new Set(nonces).size).toBe(2);
  for (const [index, { headers }] of answers.entries()) {
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonces[index]}'`);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("frame-src https://www.youtube-nocookie.com https://player.vimeo.com;");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-frame-options": "DENY",
      "permissions-policy": expect.stringContaining("geolocation=(self)"),
    });
    expect(headers["x-powered-by"]).toBeUndefined();
  }
});

test("over https browsers are held to https", async () => {
  const { ask } = await startTestShop({ env: { PUBLIC_URL: "https://shop.example" } });
  const { headers } = await ask("/");
  expect(headers["strict-transport-security"]).toContain("max-age=63072000; includeSubDomains");
  expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
});

test("a tag manager's hosts are allowed once it is configured, and inline scripts stay barred", async () => {
  const configured = await startTestShop({ env: { TAG_MANAGER_ID: "GTM-ABC1234" } });
  const policy = String((await configured.ask("/")).headers["content-security-policy"]);
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/\*\.googletagmanager\.com;/);
  expect(policy).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com /);
  expect(policy).not.toContain("unsafe");
  const { ask } = await startTestShop();
  expect(String((await ask("/")).headers["content-security-policy"])).not.toContain("google");
});

test("real vendors' picture hosts are allowed, once they are configured", async () => {
  const { ask } = await startTestShop({ env: { SHOPIFY_STORE_DOMAIN: "x.myshopify.com", SHOPIFY_PRIVATE_TOKEN: "t" } });
  const policy = String((await ask("/")).headers["content-security-policy"]);
  expect(policy).toContain("img-src 'self' data: https://cdn.shopify.com;");
  expect(policy).toContain("form-action 'self' https://x.myshopify.com");
});

test("the form that signs out may lead to a real identity provider", async () => {
  const identity = {
    IDENTITY_ISSUER: "https://identity.example/shops/1",
    IDENTITY_CLIENT_ID: "i",
    CUSTOMER_ACCOUNT_API_URL: "https://accounts.example/graphql",
  };
  const policyWith = async (env: Record<string, string>) =>
    String((await (await startTestShop({ env })).ask("/logout")).headers["content-security-policy"]);
  expect(await policyWith(identity)).toContain("form-action 'self' https://identity.example;");
  const origins = { ...identity, IDENTITY_SIGN_OUT_ORIGINS: "https://out.example,https://accounts.example:8443" };
  expect(await policyWith(origins)).toContain("form-action 'self' https://out.example https://accounts.example:8443;");
  for (const wrong of ["https://*", "http://out.example", "https://out.example; script-src *", "https://out.example/path"])
    await expect(policyWith({ ...identity, IDENTITY_SIGN_OUT_ORIGINS: wrong })).rejects.toThrow("IDENTITY_SIGN_OUT_ORIGINS");
});

test("the origins of marketing forms are allowed once they are configured, and only as origins over https", async () => {
  const configured = await startTestShop({ env: { MARKETING_EMBED_ORIGINS: "https://static.forms.example, https://forms.example:8443" } });
  const policy = String((await configured.ask("/")).headers["content-security-policy"]);
  for (const directive of ["script-src", "connect-src", "frame-src", "form-action"])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://static\\.forms\\.example https://forms\\.example:8443`));
  expect(policy).not.toContain("unsafe");
  for (const origins of ["http://forms.example", "https://forms.example/path", "*", "https://*", "https://a.example; script-src *"])
    await expect(startTestShop({ env: { MARKETING_EMBED_ORIGINS: origins } })).rejects.toThrow("MARKETING_EMBED_ORIGINS");
});

test("markup and scripts' addresses come from the client's one policy only, unless scripts of others are let in", async () => {
  const policyWith = async (env: Record<string, string>) =>
    String((await (await startTestShop({ env })).ask("/")).headers["content-security-policy"]);
  expect(await policyWith({})).toContain("; require-trusted-types-for 'script'; trusted-types rares; ");
  const letIn: Record<string, string>[] = [{ TAG_MANAGER_ID: "GTM-ABC1234" }, { MARKETING_EMBED_ORIGINS: "https://forms.example" }];
  for (const others of letIn) {
    expect(await policyWith(others)).not.toContain("trusted-types");
    const enforced = await policyWith({ ...others, TRUSTED_TYPES: "enforce" });
    expect(enforced).toContain("require-trusted-types-for 'script'");
    expect(enforced).not.toContain("trusted-types rares");
  }
  expect(await policyWith({ TRUSTED_TYPES: "off" })).not.toContain("trusted-types");
});

test("over https violations go to an endpoint that every answer names; over plain http, where browsers would send nothing to it, to the older address", async () => {
  const plain = (await (await startTestShop()).ask("/")).headers;
  expect(plain["content-security-policy"]).toMatch(/report-uri \/client-reports\/csp$/);
  expect(plain["reporting-endpoints"]).toBeUndefined();
  const { headers } = await (await startTestShop({ env: { PUBLIC_URL: "https://shop.example" } })).ask("/");
  expect(headers["content-security-policy"]).toMatch(/report-uri \/client-reports\/csp; report-to csp; /);
  expect(headers["reporting-endpoints"]).toBe('csp="/client-reports/csp"');
});
