import { expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";

/** What a thumb needs, in pixels. */
const targetMin = 44;

/** Links that stand alone, on their pages. */
const links: Record<string, [path: string, link: string | RegExp]> = {
  "a car of an assembly": ["/assemblies/hq-front-disc-brake-corner", "Holden HQ Kingswood"],
  "all parts for a car": ["/vehicles/holden/hq-monaro", /^All \d+ parts for this/],
  "a popular job": ["/vehicles/holden/hq-monaro", "Fit a pair of front rotors"],
  "what is different": [`/compare?parts=${stressCases.leftHandTwin},${stressCases.longTitle}`, "Show only what is different"],
  "the way on from a vehicle that nobody knows": ["/garage/results?q=zzzzqqqq", "Choose step by step instead"],
  "an expert": ["/experts", "The Cooling Bench"],
  "writing a review": [`/products/${stressCases.nonAsciiReview}/reviews`, "Write a review"],
};

test.use({ viewport: { width: 390, height: 844 } });

for (const [name, [path, link]] of Object.entries(links))
  test(`${name} is as high as a thumb's target on a phone`, async ({ page }) => {
    await page.goto(path);
    const box = await page.getByRole("main").getByRole("link", { name: link }).first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(targetMin);
  });

test("the number of an assembly's part is pressed from the space around it, too", async ({ page }) => {
  await page.goto("/assemblies/hq-front-disc-brake-corner");
  const number = page.getByRole("link", { name: "2: show Inner bearing and seal on the drawing" });
  await number.click({ position: { x: 14, y: -7 }, force: true });
  await expect(page).toHaveURL(/#/);
});
