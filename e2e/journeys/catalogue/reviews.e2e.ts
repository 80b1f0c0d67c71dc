import { type APIRequestContext, expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { e2eAddress } from "../../support/shop/address.ts";
import { freshEmail, mailsFrom } from "../../support/shop/mailbox.ts";
import { signIn } from "../../support/steps/sign-in.ts";

type Found = { products: { handle: string; reviewsCount: number }[] };

/** A part with many reviews, another one for each place. */
async function reviewedPart(request: APIRequestContext, place: number): Promise<string> {
  const { products }: Found = await (await request.get("/api/search/products?q=brake%20cable")).json();
  const reviewed = products.filter(({ reviewsCount }) => reviewsCount > 12);
  return reviewed[place]?.handle ?? "";
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } });

    test("a shopper reads what others say of a part, then all of it in another order, page by page", async ({ page, request }) => {
      const handle = await reviewedPart(request, 0);
      await page.goto(`/products/${handle}`);
      const reviews = page.getByRole("main").getByRole("region", { name: "Reviews" });
      await expect(reviews.getByRole("list", { name: "Reviews by stars" }).getByRole("listitem")).toHaveCount(5);
      await expect(reviews.getByText(/^Demo review: /)).toHaveCount(3);
      await expect(reviews.getByText(/^Demo shopper \d+/).first()).toBeVisible();
      await reviews.getByRole("link", { name: "Worst first" }).click();
      await expect(page).toHaveURL(`/products/${handle}/reviews?sort=lowest`);
      const all = page.getByRole("main").getByRole("region", { name: "All reviews" });
      const starsOf = () =>
        all.getByRole("img").evaluateAll((images) => images.map((image) => Number(image.getAttribute("aria-label")?.[0])));
      const first = await starsOf();
      expect(first).toHaveLength(10);
      expect(first).toEqual(first.toSorted((a, b) => a - b));
      await all.getByRole("link", { name: "Next page" }).click();
      await expect(page).toHaveURL(/sort=lowest&page=2$/);
      expect((await starsOf())[0]).toBeGreaterThanOrEqual(first.at(-1) ?? 5);
      expect(await page.locator("html").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    });

    test("a review comes back with what is wrong with it, is then taken in, and waits for somebody to look", async ({ page, request }) => {
      const handle = await reviewedPart(request, 1);
      const email = freshEmail();
      await page.goto(`/products/${handle}/reviews`);
      const form = page.getByRole("main").getByRole("region", { name: "Write a review" });
      await form.getByRole("radio", { name: "4 Good" }).check();
      await form.getByLabel("Your review").fill("Fits <b>well</b>.");
      await form.getByLabel("Your car (optional)").fill("HQ Monaro");
      await form.getByLabel("Your name").fill("Demo shopper");
      await form.getByLabel("Email address").fill("somebody@nowhere");
      await form.getByRole("button", { name: "Send review" }).click();
      await expect(form.getByRole("alert").first()).toContainText("Please check what is marked");
      await expect(form.getByLabel("Your review")).toHaveValue("Fits <b>well</b>.");
      await expect(form.getByRole("radio", { name: "4 Good" })).toBeChecked();
      await form.getByLabel("Email address").fill(email);
      await form.getByRole("button", { name: "Send review" }).click();
      await expect(form.getByRole("status")).toContainText("published here once somebody has had a look");
      await page.reload();
      expect((await mailsFrom(email)).map(({ text }) => text)).toEqual([expect.stringContaining("Fitted to: HQ Monaro")]);
    });

    test("a question goes to the people who answer", async ({ page }) => {
      const email = freshEmail();
      await page.goto(`/products/${stressCases.leftHandTwin}`);
      await page.getByRole("link", { name: "Ask a question" }).click();
      const form = page.getByRole("main").getByRole("region", { name: "Your question" });
      await form.getByLabel("What would you like to know?").fill("Are the bolts with it?");
      await form.getByLabel("Your name").fill("Demo shopper");
      await form.getByLabel("Email address").fill(email);
      await form.getByRole("button", { name: "Send question" }).click();
      await expect(form.getByRole("status")).toContainText("We'll answer by email");
      expect((await mailsFrom(email)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^A question about /)]);
    });
  });

  test(`at ${width} px the reviews of a part that is gone to from a list are the same, and the keyboard leads to all of them`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const handle = await reviewedPart(request, 2);
    await page.goto("/search?q=brake%20cable");
    await page.locator("html[data-hydrated=parts]").waitFor();
    await page.locator(`main a[href^="/products/${handle}"]`).first().click();
    const reviews = page.getByRole("main").getByRole("region", { name: "Reviews" });
    await expect(reviews.getByText(/^Demo review: /)).toHaveCount(3);
    const all = reviews.getByRole("link", { name: /^All \d+ reviews$/ });
    await all.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Reviews" })).toBeVisible();
    await expectNoAxeFaults(page, [width]);
  });
}

test("a review that was looked at stands on its part's page, as text and nothing else", async ({ page, request }) => {
  const handle = await reviewedPart(request, 3);
  const email = freshEmail();
  const form = {
    rating: "5",
    title: "<i>Good</i>",
    body: '"><script>document.title = "taken over"</script> ' + email,
    car: "HQ Monaro",
    name: "Demo shopper",
    email,
  };
  const sent = await request.post(`/products/${handle}/reviews`, { form, headers: { "sec-fetch-site": "same-origin" }, maxRedirects: 0 });
  expect(sent.status()).toBe(303);
  const [mail] = await mailsFrom(email);
  const id = /\/reviews\/(\d+)/.exec(mail?.text ?? "")?.[1];
  const curated = await fetch(`${e2eAddress.sandbox}/_vendors/judgeme/api/v1/reviews/${id}`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ api_token: "any", shop_domain: "any", curated: "ok" }),
  });
  expect(curated.status).toBe(200);
  await page.goto(`/products/${handle}`);
  const reviews = page.getByRole("main").getByRole("region", { name: "Reviews" });
  await expect(reviews.getByText(form.body)).toBeVisible();
  await expect(reviews.getByText("On their HQ Monaro").first()).toBeVisible();
  expect(await page.title()).not.toContain("taken over");
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const product = facts.map((text) => JSON.parse(text)).find((each) => ["Product", "ProductGroup"].includes(each["@type"]));
  expect(product).toMatchObject({
    aggregateRating: { reviewCount: expect.any(Number) },
    review: [{ author: { name: "Demo shopper" } }, {}, {}],
  });
});

test("forms are filled in with a customer's own name, and never with an email address in its place", async ({ page }) => {
  const email = await signIn(page);
  const { nonAsciiReview } = stressCases;
  /** The name that a form came with. A form doesn't wait long for the account, and then comes without all of it. */
  const nameIn = async (form: string): Promise<string> => {
    await expect(async () => {
      await page.goto(`/products/${nonAsciiReview}/${form}`);
      expect(await page.getByRole("main").getByLabel("Email address").inputValue()).toBe(email);
    }).toPass();
    return page.getByRole("main").getByLabel("Your name").inputValue();
  };
  expect([await nameIn("reviews"), await nameIn("questions")]).toEqual(["", ""]);

  const names = { firstName: "Kim", lastName: "Tester" };
  const answer = await page.request.patch("/api/account", { data: names, headers: { "sec-fetch-site": "same-origin" } });
  expect(answer.status()).toBe(200);
  expect(await nameIn("reviews")).toBe("Kim Tester");
});

test("a signed-out shopper's form from another site is refused", async ({ request }) => {
  const answer = await request.post(`/products/${stressCases.leftHandTwin}/reviews`, {
    form: { rating: "5", body: "x", name: "x", email: freshEmail() },
    headers: { "sec-fetch-site": "cross-site", origin: "https://elsewhere.example" },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(403);
});
