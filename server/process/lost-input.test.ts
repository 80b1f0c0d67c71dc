import { afterAll, beforeAll, expect, test } from "vitest";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";

let shop: WholeShop;
beforeAll(async () => {
  shop = await startWholeShop();
}, 120_000);
afterAll(() => shop.stop());

const headers = {
  accept: "text/html",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};

/** As a browser without scripts posts a form. */
async function post(path: string, fields: Record<string, string>) {
  const answer = await fetch(shop.origin + path, { method: "POST", headers, body: new URLSearchParams(fields), redirect: "manual" });
  return { status: answer.status, html: (await answer.text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'") };
}

const typed = "This is what you typed:";
const enquiry = { form: "f1", "answer-name": "Sam", "answer-message": "My grille is\nbent" };

test("an enquiry whose form editors took away comes back as text, with a way to write it again", async () => {
  const { status, html } = await post("/contact", { page: "pages/contact", ...enquiry });
  expect(status).toBe(409);
  expect(html).toContain("This form has changed since you opened it.");
  expect(html).toMatch(/<a href="\/pages\/contact"[^>]*>Write to us<\/a>/);
  expect(html).toContain(`${typed}\nSam\nMy grille is\nbent`);
});

test("an enquiry whose page can't be had comes back as text", async () => {
  await shop.setFault("storyblok", { errorRate: 1 });
  const { status, html } = await post("/contact", { page: "pages/not-read-yet", ...enquiry });
  await shop.setFault("storyblok");
  expect(status).toBeGreaterThanOrEqual(500);
  expect(html).toContain("Please try again.");
  expect(html).toContain(`${typed}\nSam\nMy grille is\nbent`);
});

test("a question about a part that can't be had stands on the error page, for as long as that is open", async () => {
  await shop.setFault("shopify", { errorRate: 1 });
  const path = `${shop.productPaths[4]}/questions`;
  const { status, html } = await post(path, { question: "Does it fit a <ute>?", name: "Sam", email: "sam@example.test" });
  await shop.setFault("shopify");
  expect(status).toBe(500);
  expect(html).toContain("Something went wrong on our side. Please try again.");
  expect(html).toContain(`${typed}\nDoes it fit a &lt;ute&gt;?\nSam\nsam@example.test`);
});

test("a form that is too large says what to do", async () => {
  const { status, html } = await post("/contact", { page: "pages/contact", form: "f1", "answer-message": "x".repeat(120_000) });
  expect(status).toBe(413);
  expect(html).toContain("Please go back, make it shorter and send it again.");
});
