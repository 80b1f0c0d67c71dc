import { afterAll, beforeAll, expect, test } from "vitest";
import { withCookies } from "#sandbox/vendors/identity/testing/cookie-jar.ts";
import { signInByCode, submit } from "#sandbox/vendors/identity/testing/sign-in-by-code.ts";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";

let shop: WholeShop;
beforeAll(async () => {
  shop = await startWholeShop();
}, 120_000);
afterAll(() => shop.stop());

/** A browser without scripts, on a computer that several people use. */
function computer() {
  const browser = withCookies((url, init) =>
    fetch(url, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), accept: "text/html" } }),
  );
  const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");
  return {
    async signIn(email: string) {
      const begun = await browser(`${shop.origin}/login`);
      await browser(await signInByCode({ browser, authorizationUrl: begun.headers.get("location") ?? "", email }));
    },
    /** Here and at the provider. */
    async signOut() {
      let answer = await submit(browser, `${shop.origin}/logout`, {});
      for (let to = answer.headers.get("location"); to !== null; to = answer.headers.get("location"))
        answer = await browser(new URL(to, shop.origin).href);
    },
    async open(path: string) {
      const answer = await browser(shop.origin + path);
      const html = await textOf(answer);
      const owner = /name="customer" value="([^"]*)"/.exec(html)?.[1] ?? "";
      return { html, owner, kept: answer.headers.get("cache-control") };
    },
    async post(path: string, fields: Record<string, string>) {
      const answer = await submit(browser, shop.origin + path, fields);
      return { status: answer.status, to: answer.headers.get("location"), html: await textOf(answer) };
    },
  };
}

const details = "/account/account-details";
const book = "/account/addresses";
const address = {
  intent: "create",
  firstName: "Robin",
  lastName: "Ng",
  address1: "12 Test Street",
  city: "Coburg",
  zoneCode: "AU-VIC",
  zip: "3058",
  territoryCode: "AU",
};
const somebodyElse = "Somebody else has signed in since this form was opened, so nothing was changed.";

test("one customer's open form changes nothing in the account of whoever is signed in by then, and loses nothing typed", async () => {
  const { signIn, signOut, open, post } = computer();
  await signIn("robin@example.test");
  const { owner, kept } = await open(details);
  expect(owner).toMatch(/^gid:\/\/shopify\/Customer\/\d+$/);
  expect(kept).toContain("no-store");
  expect(await post(details, { customer: owner, firstName: "Robin", lastName: "Ng" })).toMatchObject({
    status: 303,
    to: `${details}?saved`,
  });
  expect(await post(`${book}?new`, { customer: owner, ...address })).toMatchObject({ status: 303, to: `${book}?done=added` });
  const edit = /\?edit=(\d+)/.exec((await open(book)).html)?.[1] ?? "";
  const addressId = /name="addressId" value="([^"]*)"/.exec((await open(`${book}?edit=${edit}`)).html)?.[1] ?? "";
  expect(addressId).not.toBe("");

  await signOut();
  await signIn("kim@example.test");
  expect((await open(details)).owner).not.toBe(owner);
  const named = await post(details, { customer: owner, firstName: "Robina", lastName: "Ng" });
  expect(named.status).toBe(412);
  expect(named.html).toContain(somebodyElse);
  expect(named.html).toContain('value="Robina"');
  const chosen = await post("/account/manage-marketing-emails", { customer: owner, isSubscribed: "true" });
  expect(chosen).toMatchObject({ status: 412, html: expect.stringContaining(somebodyElse) });
  for (const fields of [
    { ...address, address1: "9 Other Street" },
    { ...address, intent: "update", addressId, address1: "9 Other Street" },
  ]) {
    const path = fields.intent === "create" ? `${book}?new` : `${book}?edit=${edit}`;
    const { status, html } = await post(path, { customer: owner, ...fields });
    expect(status).toBe(412);
    expect(html).toContain(somebodyElse);
    expect(html).toContain('value="9 Other Street"');
  }
  const removed = await post(`${book}?remove=${edit}`, { customer: owner, intent: "remove", addressId });
  expect(removed).toMatchObject({ status: 412, html: expect.stringContaining(somebodyElse) });

  const after = await open(details);
  expect(after.html).not.toContain("Robin");
  expect((await open(book)).html).toContain("No addresses yet");
  expect((await open("/account/manage-marketing-emails")).html).toContain("Send me emails");
});

test("a form whose session has ended says so, and gives back what was typed", async () => {
  const { signIn, signOut, open, post } = computer();
  await signIn("robin@example.test");
  const { owner } = await open(details);
  await signOut();
  const { status, html } = await post(`${book}?new`, { customer: owner, ...address, address1: "3 <i>Long</i> Road" });
  expect(status).toBe(401);
  expect(html).toContain("You've been signed out. Please sign in again; nothing was changed.");
  expect(html).toContain("Robin Ng\n3 &lt;i&gt;Long&lt;/i&gt; Road\nCoburg VIC 3058");
  const incomplete = await post(`${book}?new`, { customer: owner, ...address, zip: "" });
  expect(incomplete.status).toBe(401);
  expect(incomplete.html).toContain("You've been signed out. Please sign in again; nothing was changed.");
  expect(incomplete.html).toContain("12 Test Street\nCoburg VIC");
});

test("while the platform is down a form tells so, and gives back what was typed", async () => {
  const { signIn, open, post } = computer();
  await signIn("robin@example.test");
  const { owner } = await open(details);
  await shop.setFault("customer-account", { errorRate: 1 });
  const { status, html } = await post(details, { customer: owner, firstName: "Robina", lastName: "Ng-Lee" });
  await shop.setFault("customer-account");
  expect(status).toBeGreaterThanOrEqual(500);
  expect(html).toContain("Failed to update customer details.");
  expect(html).toContain("Please copy what you typed");
  expect(html).toContain(">Robina Ng-Lee<");
});

test("a form of an order that isn't the customer's says so, and gives back what was typed", async () => {
  const { signIn, post } = computer();
  await signIn("kim@example.test");
  const line = "gid://shopify/LineItem/1";
  const fields = { [`quantity:${line}`]: "1", [`reason:${line}`]: "WRONG", [`note:${line}`]: "The box was wet" };
  const { status, html } = await post("/account/myordersreturnsapp/100123", fields);
  expect(status).toBe(404);
  expect(html).toContain("We couldn't find that in your account, so nothing was changed.");
  expect(html).toContain("The box was wet");
});
