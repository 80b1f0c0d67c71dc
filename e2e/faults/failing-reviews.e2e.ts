import { type APIRequestContext, expect, test } from "@playwright/test";
import { watchConsole } from "../support/browser/console-watch.ts";
import { waitForHydration, waitForParts } from "../support/browser/hydrated.ts";
import { withFault } from "../support/shop/faults.ts";

type Found = { products: { handle: string; reviewsCount: number }[] };

/** Reviewed parts that no other test opens: what is known of one covers for the vendor. */
async function reviewedParts(request: APIRequestContext): Promise<string[]> {
  const { products }: Found = await (await request.get("/api/search/products?q=radiator%20hose&page=2")).json();
  return products.filter(({ reviewsCount }) => reviewsCount > 0).map(({ handle }) => handle);
}

// First, since a vendor that was down is left alone for a while.
test("reviews that come late come into the page that is there, and nothing else waits for them", async ({ page, request }) => {
  const [, handle] = await reviewedParts(request);
  const said = watchConsole(page);
  await withFault("judgeme", { latencyMs: 700 }, async () => {
    await page.goto(`/products/${handle}`, { waitUntil: "commit" });
    await waitForHydration(page);
    await expect(
      page
        .getByRole("main")
        .getByRole("region", { name: "Reviews" })
        .getByText(/^Demo review: /)
        .first(),
    ).toBeVisible();
    await waitForParts(page);
    await expect(page.getByRole("main").getByRole("region", { name: "Reviews" })).toHaveCount(1);
  });
  expect(said).toEqual([]);
});

test("while the reviews' vendor is down a part's page is whole and says so plainly, and a review keeps what was typed", async ({
  page,
  request,
}) => {
  const [handle] = await reviewedParts(request);
  const said = watchConsole(page);
  await withFault("judgeme", { errorRate: 1 }, async () => {
    await page.goto(`/products/${handle}`);
    await waitForHydration(page);
    await waitForParts(page);
    const main = page.getByRole("main");
    await expect(main.getByText("Reviews are not available right now.")).toBeVisible();
    await expect(main.getByRole("button", { name: "Add to cart" }).first()).toBeVisible();
    expect(said).toEqual([]);
    await page.goto(`/products/${handle}/reviews`);
    const form = main.getByRole("region", { name: "Write a review" });
    await form.getByRole("radio", { name: "3 Fair" }).check();
    await form.getByLabel("Your review").fill("Fits after all.");
    await form.getByLabel("Your name").fill("Demo shopper");
    await form.getByLabel("Email address").fill("demo@shopper.example");
    await form.getByRole("button", { name: "Send review" }).click();
    await expect(form.getByRole("alert").first()).toContainText("Something went wrong on our side");
    await expect(form.getByLabel("Your review")).toHaveValue("Fits after all.");
  });
});
