import { expect, test } from "@playwright/test";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { closeDoors, openDoor } from "../../support/shop/door.ts";
import { keptCart } from "../../support/steps/cart-steps.ts";
import {
  assembly,
  goOffline,
  heading,
  lookAt,
  main,
  makeProject,
  notice,
  product,
  readsAsKept,
  visibleText,
} from "../../support/steps/kept-pages.ts";

// Everywhere else the browser has none, so that what a test does to the network is done to the page.
test.use({ serviceWorkers: "allow" });
test.afterAll(closeDoors);

test("what is added and changed without a connection is sent with the next one, once, and told", async ({ page, context }) => {
  test.slow();
  await lookAt(page, product);
  const title = await heading(page, /./).innerText();
  const project = await makeProject(page, "Ute");
  await lookAt(page, project);
  await openHydrated(page, product);

  // On a page that was open already, by its script.
  await goOffline(context);
  await main(page).getByRole("button", { name: "Add to cart" }).first().click();
  await expect(visibleText(page, /You’re offline\. .* goes into your cart when you’re online again\./)).toBeVisible();

  // On kept copies, by their plain forms.
  await readsAsKept(page, product, title);
  await expect(notice(page)).toContainText("1 change waits to be sent");
  await main(page).getByRole("button", { name: "Add to cart" }).first().click();
  await expect(notice(page)).toContainText("2 changes wait to be sent");
  await expect(page).toHaveURL(product);
  await readsAsKept(page, project, "Ute");
  await main(page).getByText("Name and car", { exact: true }).click();
  await main(page).getByRole("textbox", { name: "Name" }).fill("Blue ute");
  await main(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(notice(page)).toContainText("3 changes wait to be sent");

  await context.setOffline(false);
  await openHydrated(page, project);
  await expect(visibleText(page, /added to your cart.*added to your cart.*Your changes to a project were saved/)).toBeVisible({
    timeout: 20_000,
  });
  expect(await keptCart(page)).toMatchObject({ totalQuantity: 2, lines: [{ quantity: 2 }] });
  await page.reload();
  await expect(heading(page, "Blue ute")).toBeVisible();
  await openHydrated(page, "/offline");
  await expect(main(page)).not.toContainText("to be sent");
});

test("a form whose answer is lost is sent again, and what it adds to a project is there once", async ({ page }) => {
  test.slow();
  const { origin, loseAnswer } = await openDoor();
  await lookAt(page, origin + product);
  const { variants }: { variants: { id: string }[] } = await (await page.request.get(`/api${product}`)).json();
  const number = variants[0]?.id.split("/").at(-1) ?? "";
  const project = await makeProject(page, "Ute");
  // One that is answered leads on as ever.
  await page.goto(`${origin}/projects/add?lines=${number}x1`);
  await main(page).getByRole("button", { name: "Add to project" }).click();
  await expect(main(page).getByText("1 line was added.")).toBeVisible();
  await page.goto(`${origin}/projects/add?lines=${number}x2`);
  loseAnswer("/projects/add");
  await main(page).getByRole("button", { name: "Add to project" }).click();
  // Some browsers send it again by themselves, on another connection; otherwise the service worker does.
  const isTold = visibleText(page, /Your changes to a project were saved\./);
  await expect(main(page).getByText("1 line was added.").or(isTold).first()).toBeVisible({ timeout: 20_000 });
  const { lines } = await (await page.request.get(`/api${project}`)).json();
  expect(lines).toMatchObject([{ quantity: 3 }]);
});

for (const width of [390, 1440]) {
  test(`a whole assembly that is added without a connection waits, and goes into the cart once, at ${width} px`, async ({
    page,
    context,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await lookAt(page, assembly);
    await goOffline(context);
    const add = main(page).getByRole("button", { name: /^Add all \d+ parts/ });
    await add.click();
    await expect(visibleText(page, /You’re offline\. All of “.*” goes into your cart when you’re online again\./)).toBeVisible();
    await expect(add).not.toHaveAttribute("aria-busy");
    // One visit adds it once, however often it is pressed.
    await add.click();
    await expectNoAxeFaults(page, [width]);
    await context.setOffline(false);
    await expect(visibleText(page, /All of “.*” was added to your cart\./)).toBeVisible({ timeout: 20_000 });
    const { parts } = await (await page.request.get(`/api${assembly}`)).json();
    const wanted = parts.filter(({ leftOut }: { leftOut: string | null }) => leftOut === null);
    const { lines } = await keptCart(page);
    expect(lines.map(({ quantity }) => quantity)).toEqual(wanted.map(({ quantity }: { quantity: number }) => quantity));
  });
}

for (const { by, isOpen } of [
  { by: "as soon as the browser says that it is online", isOpen: true },
  { by: "with the next visit", isOpen: false },
]) {
  test(`a browser without Background Sync sends what waits ${by}`, async ({ page, context }) => {
    test.slow();
    const { origin } = await openDoor({ hasSync: false });
    await lookAt(page, origin + product);
    const [worker] = context.serviceWorkers();
    expect(await worker?.evaluate("'sync' in self.registration")).toBe(false);
    await goOffline(context);
    await main(page).getByRole("button", { name: "Add to cart" }).first().click();
    await expect(visibleText(page, /You’re offline\. .* goes into your cart when you’re online again\./)).toBeVisible();
    if (!isOpen) await page.goto("about:blank");
    await context.setOffline(false);
    if (!isOpen) await openHydrated(page, `${origin}/stores`);
    await expect(visibleText(page, /was added to your cart\./)).toBeVisible({ timeout: 20_000 });
    expect(await keptCart(page)).toMatchObject({ totalQuantity: 1 });
  });
}
