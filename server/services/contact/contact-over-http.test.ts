import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningSupportDesk, startSupportDesk } from "#sandbox/vendors/support-desk/testing/start-support-desk.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { fakeServices } from "#server/testing/fake-services.ts";
import { silentLogger, startTestShop } from "#server/testing/start-test-shop.ts";
import { createVendorFetch } from "#server/vendors/resilience/create-vendor-fetch.ts";
import { createSupportDeskClient } from "#server/vendors/support-desk/create-support-desk-client.ts";
import { mapBlocks } from "../content/blocks/map-blocks.ts";
import { createContactService } from "./contact-service.ts";

let desk: RunningSupportDesk;
beforeEach(async () => {
  desk = await startSupportDesk();
});
afterEach(() => desk.stop());

const blocks = mapBlocks(
  [
    {
      _uid: "f1",
      component: "ContactForm",
      fields: [
        { name: "email", label: "Email", type: "email" },
        { name: "message", label: "Message", type: "textarea", required: true },
      ],
    },
  ],
  () => undefined,
);

/** The whole way from a request to the mailbox; only pages and vehicles are made up. */
async function startShop(url = desk.url) {
  const metrics = createMetrics({ version: "0", revision: "test" });
  const vendorFetch = createVendorFetch({ vendor: "support-desk", timeoutMs: 5000, logger: silentLogger, metrics });
  const contact = createContactService({
    pages: {
      page: async (slug) => ({
        slug,
        title: "",
        kind: "page",
        trail: [],
        publishedAt: null,
        blocks,
        seo: { title: "", description: "", picture: null },
      }),
    },
    vehicles: fakeServices().vehicles,
    desk: createSupportDeskClient({ url, token: "token", vendorFetch }),
    publicUrl: "https://shop.example",
    isTrapped: () => false,
    isTooQuick: () => false,
  });
  const { ask } = await startTestShop({ services: { contact } });
  return async (changes: object = {}) => {
    const body = JSON.stringify({ page: "pages/contact", form: "f1", answers: { email: "sam@example.test", message: "Hi" }, ...changes });
    const answer = await ask("/api/contact", { method: "POST", headers: { "content-type": "application/json" }, body });
    return { status: answer.status, body: JSON.parse(answer.body) };
  };
}

test("a message gets from the API into the desk's mailbox [shop-7.19]", async () => {
  const post = await startShop();
  expect(await post()).toEqual({ status: 200, body: { isSent: true } });
  expect(desk.mails()).toMatchObject([{ subject: "Rares Online Enquiry", replyTo: "sam@example.test" }]);
});

test("a connection that breaks after the desk took the message in leaves one email, and the shopper is told that it went well", async () => {
  const post = await startShop();
  desk.dropAnswers(2);
  expect((await post()).status).toBe(200);
  expect((await post()).status).toBe(200);
  expect(desk.mails()).toHaveLength(1);
});

test("a desk that can't be reached is told as our fault, in words for the shopper", async () => {
  const port = new URL(desk.url).port;
  const post = await startShop(`http://127.0.0.1:${port}/nobody-here`);
  expect(await post()).toMatchObject({
    status: 502,
    body: { code: "UPSTREAM_FAILED", detail: "Something went wrong on our side. Please try again." },
  });
});

test("the API names every field that is wrong", async () => {
  const post = await startShop();
  expect(await post({ answers: { email: "sam", message: "👋".repeat(2501) } })).toMatchObject({
    status: 422,
    body: {
      errors: [
        { path: "answers.email", message: "Please enter a valid email address" },
        { path: "answers.message", message: "That's 5,002 characters. Please keep it to 5,000" },
      ],
    },
  });
});

test.each([
  ["more than a form can hold", 413, { answers: { email: "sam@example.test", message: "x".repeat(110_000) } }],
  ["a part that the API doesn't know", 400, { subject: "Free money" }],
  ["answers that are no text", 400, { answers: { email: ["a@b.test"], message: "Hi" } }],
  ["a field that the form doesn't have", 409, { answers: { email: "sam@example.test", message: "Hi", "reply_to\r\nBcc": "x" } }],
])("%s is refused, and sends nothing", async (_what, status, changes) => {
  const post = await startShop();
  expect((await post(changes)).status).toBe(status);
  expect(desk.mails()).toEqual([]);
});
