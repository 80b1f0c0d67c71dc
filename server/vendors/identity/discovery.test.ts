import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { timeLeftMs, withDeadline } from "#server/deadline.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { failure, granted, issuer, json, metadata, publicUrl, setUpIdentity, tokens } from "./testing/example-provider.ts";

test("leaving leads to the provider and back home, with a hint where there is one [shop-7.4]", async () => {
  const { client } = setUpIdentity(() => json({}));
  const url = new URL((await client.signOutUrl("id-1")) ?? "");
  expect(url.origin + url.pathname).toBe(`${issuer}/logout`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: "shop-1",
    id_token_hint: "id-1",
    post_logout_redirect_uri: `${publicUrl}/`,
  });
  expect(await client.signOutUrl(null)).not.toContain("id_token_hint");
  const { end_session_endpoint: _, ...without } = metadata;
  expect(await setUpIdentity(() => json({}), { discovery: without }).client.signOutUrl("id-1")).toBeNull();
});

test("a refresh token is revoked where the provider can", async () => {
  const withRevocation = setUpIdentity(() => new Response(null, { status: 200 }), {
    discovery: { ...metadata, revocation_endpoint: `${issuer}/revoke` },
  });
  await withRevocation.client.revoke("refresh-1");
  expect(withRevocation.calls[1]).toMatchObject({
    url: `${issuer}/revoke`,
    form: { token: "refresh-1", token_type_hint: "refresh_token" },
    // Whoever signs out waits for it.
    timeoutMs: 2000,
  });
  const without = setUpIdentity(() => new Response(null, { status: 500 }));
  await without.client.revoke("refresh-1");
  expect(without.calls).toHaveLength(1);
});

test("the provider is found once, by the address of its discovery document too, and whoever claims to be another is refused", async () => {
  const { client, calls } = setUpIdentity(() => json(granted()));
  await Promise.all([client.beginSignIn(), client.beginSignIn(), client.signOutUrl(null)]);
  expect(calls).toHaveLength(1);
  const elsewhere = setUpIdentity(() => json(granted()), { issuer: "https://shop.example/.well-known/openid-configuration" });
  expect((await elsewhere.client.beginSignIn()).url).toContain(`${issuer}/authorize`);
  expect(await failure(setUpIdentity(() => json({}), { issuer: "https://identity.example" }).client.beginSignIn())).toMatchObject({
    code: "UPSTREAM_FAILED",
  });
});

test("a provider that moves its pages is followed within the hour, and one that can't be asked stays where it was", async () => {
  let nowMs = 0;
  const discovery = { ...metadata };
  const { client, calls } = setUpIdentity(() => json(granted()), { discovery, now: () => nowMs });
  await client.beginSignIn();
  discovery.authorization_endpoint = "https://accounts.example/authorize";
  nowMs += 59 * 60_000;
  expect((await client.beginSignIn()).url).toContain(`${issuer}/authorize`);
  nowMs += 60_000;
  expect((await client.beginSignIn()).url).toContain("https://accounts.example/authorize");
  discovery.issuer = "https://evil.example";
  nowMs += 60 * 60_000;
  for (const _tab of ["one", "another"]) expect((await client.beginSignIn()).url).toContain("https://accounts.example/authorize");
  expect(calls).toHaveLength(3);
});

test("whoever is in a hurry gives up alone: those who wait for the same provider find it", async () => {
  const answerMs = 60;
  const { client } = setUpIdentity(() => json({}), {
    async vendorFetch() {
      const leftMs = timeLeftMs();
      await wait(Math.min(leftMs, answerMs));
      if (leftMs < answerMs) throw new AppError("UPSTREAM_TIMEOUT", "out of time");
      return json(metadata);
    },
  });
  const hurried = failure(withDeadline(10, () => client.beginSignIn()));
  const patient = client.beginSignIn();
  expect(await hurried).toMatchObject({ code: "UPSTREAM_TIMEOUT" });
  expect((await patient).url).toContain(`${issuer}/authorize`);
});

test("over plain http only a provider that was configured so is asked", async () => {
  const insecure = { ...metadata, token_endpoint: "http://identity.example/token" };
  expect(await failure(setUpIdentity(() => json(granted()), { discovery: insecure }).client.renew(tokens))).toMatchObject({
    code: "UPSTREAM_FAILED",
  });
});

test("a page that comes in the provider's place is an answer that can't be used, and no refusal", async () => {
  const page = async () => new Response("<html></html>", { headers: { "content-type": "text/html" } });
  expect(await failure(setUpIdentity(() => json({}), { vendorFetch: page }).client.beginSignIn())).toMatchObject({
    code: "UPSTREAM_FAILED",
    message: "identity discovery: the provider's answer can't be used",
  });
});
