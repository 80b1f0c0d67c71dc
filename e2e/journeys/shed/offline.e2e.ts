import { expect, type Page, test } from "@playwright/test";
import { carCardPath, projectsPath } from "#shared/domain/kept-copies.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { e2eAddress } from "../../support/shop/address.ts";
import { closeDoors, openDoor } from "../../support/shop/door.ts";
import { monaro, rememberGarage } from "../../support/steps/garage-cookie.ts";
import {
  assembly,
  goOffline,
  heading,
  keptPaths,
  lookAt,
  main,
  makeProject,
  notice,
  product,
  readsAsKept,
} from "../../support/steps/kept-pages.ts";
import { signIn } from "../../support/steps/sign-in.ts";

// Everywhere else the browser has none, so that what a test does to the network is done to the page.
test.use({ serviceWorkers: "allow" });

for (const width of [390, 1440]) {
  test(`garage, card, project, part and assembly are read in a shed without a connection, at ${width} px`, async ({ page, context }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await rememberGarage(context, [monaro]);
    const messages = watchConsole(page);
    await lookAt(page, product);
    const title = await heading(page, /./).innerText();
    await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining(["/garage", carCardPath]));
    await lookAt(page, assembly);
    const project = await makeProject(page, "Dad’s HQ");
    const { variants }: { variants: { id: string }[] } = await (await page.request.get(`/api${product}`)).json();
    await page.goto(`/projects/add?lines=${variants[0]?.id.split("/").at(-1)}x2`);
    await main(page).getByRole("button", { name: "Add to project" }).click();
    await expect(main(page).getByText("1 line was added.")).toBeVisible();
    // One that is never opened here is kept with the list.
    const other = await makeProject(page, "The ute");
    await lookAt(page, project);
    await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(["/projects", other]));
    expect(messages).toEqual([]);

    await goOffline(context);
    await readsAsKept(page, product, title);
    await expect(main(page).getByText(/^\$\d/).first()).toBeVisible();
    const price = main(page).locator("p", { hasText: /^\$\d/ }).first();
    expect(await price.evaluate((element) => getComputedStyle(element, "::after").content)).toBe('"when kept"');
    await expectNoAxeFaults(page, [width]);
    await readsAsKept(page, assembly, /HQ–HZ Holden front disc brake corner/);
    expect(await pricesOfToday(page)).toEqual([]);
    await readsAsKept(page, project, "Dad’s HQ");
    expect(await pricesOfToday(page)).toEqual([]);
    await expect(main(page).getByText(/today/).filter({ visible: true })).toHaveCount(0);
    await expectNoAxeFaults(page, [width]);
    await readsAsKept(page, "/projects", "Your projects");
    await readsAsKept(page, other, "The ute");
    await readsAsKept(page, "/garage", "Your vehicles");
    await expect(main(page)).toContainText("Monaro");
    await readsAsKept(page, carCardPath, /Monaro/);

    // A page that isn't kept says so, with the way to the shop's telephone and to all that is.
    await page.goto("/search?q=drum");
    await expect(main(page).getByRole("heading", { name: "This page can’t be reached just now" })).toBeVisible();
    await expect(main(page).getByRole("link", { name: /^Call 1300/ })).toHaveAttribute("href", "tel:1300555010");
    await expectNoAxeFaults(page, [width]);
    await main(page).getByRole("link", { name: "Dad’s HQ" }).click();
    await expect(page).toHaveURL(project);
    await expect(notice(page)).toBeVisible();
    await notice(page).getByRole("link", { name: "All that is kept" }).click();
    await expect(heading(page, "Kept on this device")).toBeVisible();
    await expect(main(page).getByRole("listitem")).toHaveCount(7);

    await context.setOffline(false);
    await page.goto(product);
    await expect(notice(page)).toHaveCount(0);
    await expect(heading(page, title)).toBeVisible();
  });
}

/** What a kept page shows as if it were what a part costs now. */
const pricesOfToday = (page: Page) =>
  main(page).evaluate((element) => {
    const isTold = (at: Element | null): boolean =>
      at !== null && at !== element && (getComputedStyle(at, "::after").content === '"when kept"' || isTold(at.parentElement));
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (/\$\d/.test(textContent ?? "") && parentElement?.checkVisibility() && !isTold(parentElement)) found.push(textContent ?? "");
    }
    return found;
  });

test("offline a link of a page that was open already leads to the kept copy", async ({ page, context }) => {
  await lookAt(page, assembly);
  await lookAt(page, product);
  await goOffline(context);
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    link.textContent = "To the drawing";
    document.querySelector("main")?.prepend(link);
  }, assembly);
  await page.getByRole("link", { name: "To the drawing" }).click();
  await expect(notice(page)).toBeVisible();
  await expect(heading(page, /front disc brake corner/)).toBeVisible();
});

test("a project that was deleted isn't kept once the list without it is", async ({ page }) => {
  const [gone, staying] = [await makeProject(page, "The ute"), await makeProject(page, "Dad’s HQ")];
  await lookAt(page, gone);
  await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toEqual(expect.arrayContaining([projectsPath, staying]));
  await main(page)
    .getByText(/^Delete this project/)
    .click();
  await main(page).getByRole("button", { name: "Delete" }).click();
  await expect(main(page).getByText("The project is deleted.")).toBeVisible();
  // As if the list had been kept longer ago than it takes to be kept again.
  await page.evaluate(async (path) => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
  }, projectsPath);
  await lookAt(page, projectsPath);
  await expect.poll(() => keptPaths(page)).not.toContain(gone);
  expect(await keptPaths(page)).toContain(staying);
});

test("whoever signs out, or in, leaves nothing of theirs on the device", async ({ page, context }) => {
  test.slow();
  await signIn(page, { path: "/projects" });
  const project = await makeProject(page, "Mine alone");
  await lookAt(page, product);
  await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(["/projects", project]));
  await lookAt(page, project);
  await page.goto("/logout");
  await main(page).getByRole("button", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => keptPaths(page)).toEqual([product]);
  await goOffline(context);
  await page.goto(project);
  await expect(main(page).getByRole("heading", { name: "This page can’t be reached just now" })).toBeVisible();
  await expect(main(page)).not.toContainText("Mine alone");

  // A visitor's own project, likewise, is nothing for the customer who signs in after them to find.
  await context.setOffline(false);
  const visitors = await makeProject(page, "A visitor’s");
  await lookAt(page, visitors);
  await signIn(page, { path: "/projects" });
  await expect.poll(async () => (await keptPaths(page)).includes(visitors)).toBe(false);
});

test("a cookie that says another is signed in keeps a copy shut, however it came", async ({ page, context }) => {
  const project = await makeProject(page, "Device’s own");
  await lookAt(page, project);
  // No page of the shop is open that would ask the shop about the cookie.
  await page.goto("about:blank");
  await goOffline(context);
  await context.addCookies([{ name: "signed-in", value: String(Date.now() + 3_600_000), url: e2eAddress.shop }]);
  await page.goto(project);
  await expect(main(page).getByRole("heading", { name: "This page can’t be reached just now" })).toBeVisible();
  await expect(main(page)).not.toContainText("Device’s own");
});

test("a shop that takes too long gives way to the kept copy, and who asks again gets the page itself", async ({ page, context }) => {
  await lookAt(page, product);
  let delayMs = 8000;
  await context.route(`**${product}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.continue();
  });
  await page.goto(product);
  await expect(notice(page)).toBeVisible();
  delayMs = 5000;
  await notice(page).getByRole("link", { name: "Try again" }).click();
  await expect(page.locator("html[data-hydrated]")).toBeAttached({ timeout: 15_000 });
  await expect(notice(page)).toHaveCount(0);
});

test.afterAll(closeDoors);

test("a shop that wants no copies any more has the browser drop them with the next page", async ({ page }) => {
  const { origin, switchOff } = await openDoor();
  await lookAt(page, origin + product);
  switchOff();
  await page.goto(`${origin}/stores`);
  await expect
    .poll(() => page.evaluate(async () => [(await caches.keys()).length, (await navigator.serviceWorker.getRegistrations()).length]), {
      timeout: 20_000,
    })
    .toEqual([0, 0]);
});

test("the shop can be installed: its manifest and icons are there, and its pages name them", async ({ page }) => {
  await page.goto("/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await page.request.get(href ?? "");
  expect(manifest.headers()["content-type"]).toContain("application/manifest+json");
  const { icons, shortcuts }: { icons: { src: string }[]; shortcuts: { url: string }[] } = await manifest.json();
  for (const { src } of icons) expect((await page.request.get(src)).headers()["content-type"]).toBe("image/png");
  for (const { url } of shortcuts) expect((await page.request.get(url)).status()).toBe(200);
  await page.emulateMedia({ colorScheme: "dark" });
  const isMatched = await page
    .locator('meta[name="theme-color"]')
    .evaluateAll((tags) => tags.map((tag) => matchMedia(tag.getAttribute("media") ?? "all").matches));
  expect(isMatched).toEqual([true, true]);
});
