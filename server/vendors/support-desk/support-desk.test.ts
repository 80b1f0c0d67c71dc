import { afterEach, beforeEach, expect, test } from "vitest";
import { type RunningSupportDesk, startSupportDesk } from "#sandbox/vendors/support-desk/testing/start-support-desk.ts";
import type { VendorFetch } from "../resilience/vendor-fetch.ts";
import { createSupportDeskClient } from "./create-support-desk-client.ts";

const plainFetch: VendorFetch = (url, init) => fetch(url, init);
const day = 24 * 60 * 60 * 1000;

let desk: RunningSupportDesk;
beforeEach(async () => {
  desk = await startSupportDesk();
});
afterEach(() => desk.stop());

const clientWith = (changes: { vendorFetch?: VendorFetch; token?: string; url?: string } = {}) =>
  createSupportDeskClient({ url: desk.url, token: "token", vendorFetch: plainFetch, ...changes });

const enquiry = { subject: "Rares Online Enquiry", text: "Your message\n  Wo ist das Öl? 👨‍🔧", replyTo: "sam@example.test", key: "k1" };

test("an enquiry arrives whole, with the shopper's address to reply to", async () => {
  await clientWith({ url: `${desk.url}/` }).send(enquiry);
  expect(desk.mails()).toEqual([
    { to: "support-desk@rares.example", subject: enquiry.subject, replyTo: enquiry.replyTo, text: enquiry.text },
  ]);
});

test("the same enquiry again is a success without a second email, until a day has passed", async () => {
  const client = clientWith();
  await client.send(enquiry);
  desk.pass(day - 1);
  await client.send(enquiry);
  expect(desk.mails()).toHaveLength(1);
  await client.send({ ...enquiry, key: "k2" });
  expect(desk.mails()).toHaveLength(2);
  desk.pass(day + 1);
  await client.send(enquiry);
  expect(desk.mails()).toHaveLength(3);
});

test("the answer lost on the way back is no second email", async () => {
  const lost: VendorFetch = async (url, init) => {
    await fetch(url, init);
    return new Response('{"id":"', { status: 202 });
  };
  await expect(clientWith({ vendorFetch: lost }).send(enquiry)).rejects.toMatchObject({ code: "UPSTREAM_FAILED" });
  await clientWith().send(enquiry);
  expect(desk.mails()).toHaveLength(1);
});

test("an address that the desk refuses is told to the shopper, and is not repeated in the error", async () => {
  const refused = clientWith().send({ ...enquiry, replyTo: "two@at@example.test" });
  await expect(refused).rejects.toMatchObject({ code: "UNPROCESSABLE", userMessage: "Please enter a valid email address" });
  await expect(refused).rejects.toThrow(/^(?!.*two@at)/);
});

test.each([
  ["no token", { token: "" }, enquiry],
  ["a header that would end before its time", {}, { ...enquiry, replyTo: "sam@example.test\r\nBcc: all@example.test" }],
])("%s is refused by the desk, and sends nothing", async (_what, changes, sent) => {
  await expect(clientWith(changes).send(sent)).rejects.toMatchObject({ name: "AppError", code: "UPSTREAM_FAILED" });
  expect(desk.mails()).toEqual([]);
});

test("every call carries the key, so that it may be repeated", async () => {
  const calls: unknown[] = [];
  const noting: VendorFetch = (url, init, call) => {
    calls.push([String(url).replace(desk.url, ""), new Headers(init?.headers).get("idempotency-key"), call]);
    return fetch(url, init);
  };
  await clientWith({ vendorFetch: noting }).send(enquiry);
  expect(calls).toEqual([["/v1/emails", "k1", { operation: "sendEmail", isIdempotent: true }]]);
});
