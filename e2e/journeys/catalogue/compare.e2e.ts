import { type APIRequestContext, expect, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated, waitForParts } from "../../support/browser/hydrated.ts";
import { addedPanel, keptCart } from "../../support/steps/cart-steps.ts";
import { monaro, rememberGarage } from "../../support/steps/garage-cookie.ts";

type Comparison = { parts: { handle: string; vendor: string; title: string }[] };

/** A part that other brands make as well, and those brands. */
async function rivals(request: APIRequestContext): Promise<Comparison["parts"]> {
  const { products }: { products: { handle: string }[] } = await (
    await request.get("/api/search/products?q=ht%20rear%20chrome%20bumper%20bar")
  ).json();
  for (const { handle } of products) {
    const { parts }: Comparison = await (await request.get(`/api/products/${handle}/other-brands`)).json();
    if (parts.length > 2) return parts;
  }
  throw new Error("no part has two rivals");
}

type FoundPart = { handle: string; title: string; vendor: string };
type Drawing = { parts: { leftOut: string | null; product: (FoundPart & { fitment: { car: string | null } }) | null }[] };

/** A part that is the Monaro's for sure and that a card adds. */
async function fittingPart(request: APIRequestContext): Promise<FoundPart> {
  const answer = await request.get(`/api/assemblies/hq-front-disc-brake-corner?vehicleId=${monaro.vehicleId}`);
  const { parts }: Drawing = await answer.json();
  const found = parts.find(({ leftOut, product }) => leftOut === null && product?.fitment.car)?.product;
  if (!found) throw new Error("no part for the Monaro");
  return found;
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 900 } });

    test("a part's page shows other brands of it and what is different, and leads to all of them side by side", async ({
      page,
      request,
    }) => {
      const parts = await rivals(request);
      await page.goto(`/products/${parts[0]?.handle}`);
      const others = page.getByRole("main").getByRole("region", { name: "Other brands of the same part" });
      for (const { vendor } of parts.slice(1)) await expect(others.getByRole("link", { name: vendor })).toBeVisible();
      await expect(others.getByRole("row", { name: /^Price / }).getByRole("cell")).toHaveCount(parts.length);
      await others.getByRole("link", { name: "Compare all of them" }).click();
      await expect(page).toHaveURL(`/compare?parts=${parts.map(({ handle }) => handle).join(",")}`);
      const table = page.getByRole("main").getByRole("table");
      await expect(table.getByRole("columnheader")).toHaveCount(parts.length + 1);
      await expect(table.getByRole("row", { name: /^Price \(different\)/ })).toBeVisible();
      expect(await page.locator("html").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    });

    test("parts are ticked in a list's rows and stand side by side with one press, the first four where there are more", async ({
      page,
    }) => {
      await page.goto("/search?q=brake&view=list");
      const main = page.getByRole("main");
      const boxes = main.getByRole("checkbox", { name: /^Compare / });
      await expect(boxes).toHaveCount(await main.getByRole("article").count());
      const chosen = [0, 2, 3];
      for (const at of chosen) await boxes.nth(at).check();
      const titles = await Promise.all(chosen.map((at) => main.getByRole("article").nth(at).getByRole("heading").innerText()));
      await main.getByRole("button", { name: "Compare", exact: true }).click();
      await expect(main.getByRole("columnheader")).toHaveCount(chosen.length + 1);
      for (const title of titles) await expect(main.getByRole("columnheader").filter({ hasText: title }).first()).toBeVisible();
      await expect(main.getByRole("status")).toHaveCount(0);

      // Each of them has its own way on, as its card has.
      const ways = main.getByRole("row", { name: /^Buy / }).getByRole("cell");
      await expect(ways).toHaveCount(chosen.length);
      for (const way of await ways.all()) await expect(way.locator("a, button")).toHaveText(/^(Add to Cart|View Details) .* of /);

      await page.goBack();
      for (let at = 0; at < 6; at += 1) await boxes.nth(at).check();
      await main.getByRole("button", { name: "Compare", exact: true }).click();
      await expect(main.getByRole("columnheader")).toHaveCount(5);
      await expect(main.getByRole("status")).toContainText("the first 4 of the 6 parts");
    });

    test("parts are taken away and added, and the address holds all of it", async ({ page, request, browser }) => {
      const [one, other] = await rivals(request);
      await page.goto(`/compare?parts=${one?.handle},${other?.handle}`);
      const main = page.getByRole("main");
      await main.getByRole("link", { name: `Remove ${one?.title} of ${one?.vendor}` }).click();
      await expect(main.getByRole("columnheader")).toHaveCount(2);
      await main.getByRole("searchbox", { name: "Name or part number" }).fill("hq front guard");
      await main.getByRole("button", { name: "Find parts" }).click();
      await main
        .getByRole("link", { name: /^Add to comparison .*guard/i })
        .first()
        .click();
      await expect(main.getByRole("columnheader")).toHaveCount(3);
      await main.getByRole("link", { name: "Show only what is different" }).click();
      await expect(main.getByRole("link", { name: "Show everything" })).toBeVisible();
      const friend = await (await browser.newContext()).newPage();
      await friend.goto(page.url());
      await expect(friend.getByRole("main").getByRole("columnheader")).toHaveCount(3);
      await friend.context().close();
    });
  });

  test(`at ${width} px each part says whether it fits the selected car, and the keyboard reaches every part`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    await rememberGarage(context, [monaro]);
    await page.goto(`/compare?parts=${stressCases.leftHandTwin},${stressCases.longTitle}`);
    const fits = page.getByRole("main").getByRole("row", { name: /^Fits your .*HQ Monaro/ });
    await expect(fits.getByRole("cell").first()).toContainText(/^Fits/);
    await expect(fits.getByRole("cell")).toHaveCount(2);
    const links = page.getByRole("main").getByRole("table").getByRole("link");
    for (const link of await links.all()) {
      await link.focus();
      await expect(link).toBeInViewport();
    }
    await expectNoAxeFaults(page, [width]);
  });
}

for (const width of [390, 1440]) {
  test(`at ${width} px the keyboard ticks rows of a list that scripts drive, and leads to the comparison`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    await rememberGarage(context, [monaro]);
    await openHydrated(page, "/search?q=brake&view=list");
    await waitForParts(page);
    const boxes = page.getByRole("main").getByRole("checkbox", { name: /^Compare / });
    for (const at of [0, 1]) await boxes.nth(at).press("Space");
    await expect(boxes.nth(1)).toBeChecked();
    await expectNoAxeFaults(page, [width]);
    const compare = page.getByRole("main").getByRole("button", { name: "Compare 2 parts" });
    await expect(compare).toBeInViewport();
    await compare.press("Enter");
    await expect(page).toHaveURL(/\/compare\?parts=/);
    await expect(page.getByRole("main").getByRole("columnheader")).toHaveCount(3);
    await page.goBack();
    await expect(boxes.nth(1)).toBeChecked();
    await boxes.nth(1).press("Space");
    await expect(page.getByRole("main").getByRole("button", { name: "Compare 1 part" })).toBeInViewport();
  });
}

for (const width of [390, 820, 1440]) {
  for (const javaScriptEnabled of [false, true]) {
    test.describe(`at ${width} px, with${javaScriptEnabled ? "" : "out"} JavaScript`, () => {
      test.use({ javaScriptEnabled, viewport: { width, height: 900 } });

      test("a compared part goes into the cart with its car, and one that is sold out leads to its page", async ({ page, context }) => {
        const messages = watchConsole(page);
        await rememberGarage(context, [monaro]);
        const { handle, title, vendor } = await fittingPart(page.request);
        const address = `/compare?parts=${handle},${stressCases.outOfStock}`;
        if (javaScriptEnabled) await openHydrated(page, address);
        else await page.goto(address);
        const ways = page.getByRole("main").getByRole("row", { name: /^Buy / });
        await expect(ways.getByRole("link", { name: /^View Details / })).toHaveAttribute("href", `/products/${stressCases.outOfStock}`);
        await ways.getByRole("button", { name: `Add to Cart ${title} of ${vendor}` }).click();
        await expect(javaScriptEnabled ? addedPanel(page) : page.getByRole("heading", { level: 1, name: /^Your cart/ })).toBeVisible();
        const { lines } = await keptCart(page);
        expect(lines).toMatchObject([{ quantity: 1, attributes: [{ key: "Vehicle", value: expect.stringContaining("HQ Monaro") }] }]);
        expect(messages).toEqual([]);
      });
    });
  }
}

test("a comparison and the card follow the garage's panel, which stays open", async ({ page, context }) => {
  await rememberGarage(context, [monaro]);
  await openHydrated(page, `/compare?parts=${stressCases.leftHandTwin},${stressCases.longTitle}`);
  await expect(page.locator("[popover=manual]")).toBeAttached();
  const main = page.getByRole("main");
  await expect(main.getByText(/^Fits your .*HQ Monaro/)).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Shopping for/ })
    .click();
  const panel = page.getByRole("dialog", { name: "Garage" });
  await panel.getByRole("button", { name: "Shop without a vehicle" }).click();
  await expect(main.getByText("Add your vehicle to check").first()).toBeAttached();
  await expect(main.getByText(/^Fits your /)).toHaveCount(0);
  await expect(panel).toBeVisible();

  await openHydrated(page, "/garage/card");
  await expect(page.locator("[popover=manual]")).toBeAttached();
  await expect(main.getByText("Which car is it?")).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /vehicle/ })
    .click();
  await panel.getByRole("button", { name: /^Shop for it/ }).click();
  await expect(main.locator("h1")).toHaveText(/HQ Monaro/);
  await expect(page).toHaveTitle(/HQ Monaro/);
});

test("an address of nothing, of parts that are gone, or of nonsense is a page that helps on", async ({ page }) => {
  for (const query of ["", "?parts=", "?parts=no-such-part", "?parts=..%2F..,%3Cscript%3E&q=zzzzqqqq"]) {
    const answer = await page.goto(`/compare${query}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
  }
  await expect(page.getByText("We couldn’t find a part for “zzzzqqqq”.")).toBeVisible();

  for (const [query, told] of [
    ["parts=no-such-part", "This part isn't sold any more."],
    ["parts=no-such-part&parts=nor-this", "None of these parts is sold any more."],
    [`parts=${stressCases.kit}&parts=no-such-part`, "One of these parts isn't sold any more."],
    [`parts=${stressCases.kit}&parts=no-such-part&parts=nor-this`, "Some of these parts aren't sold any more."],
  ]) {
    await page.goto(`/compare?${query}`);
    await expect(page.getByText(told ?? "", { exact: true })).toBeVisible();
  }
});
