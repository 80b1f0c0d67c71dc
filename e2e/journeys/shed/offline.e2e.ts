import { createServer, request, type Server } from "node:http";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { carCardPath } from "#shared/domain/kept-copies.ts";
import { workerPath } from "#shared/domain/worker-path.ts";
import { farewell } from "#server/http/front/create-service-worker-file.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";
import { e2eAddress } from "../../support/shop/address.ts";
import { keptCart } from "../../support/steps/cart-steps.ts";
import { monaro, rememberGarage } from "../../support/steps/garage-cookie.ts";
import { signIn } from "../../support/steps/sign-in.ts";

// Everywhere else the browser has none, so that what a test does to the network is done to the page.
test.use({ serviceWorkers: "allow" });

// Its time goes on as ever, and can be hurried.
test.beforeEach(({ page }) => page.clock.install());

const product = `/products/${stressCases.manyApplications}`;
const assembly = "/assemblies/hq-front-disc-brake-corner";
const sameSite = { "sec-fetch-site": "same-origin" };
const main = (page: Page) => page.getByRole("main");
const notice = (page: Page) => page.getByRole("complementary", { name: "Kept copy" });
const visibleText = (page: Page, text: RegExp) => page.getByText(text).filter({ visible: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** The paths of all kept pages, whoever's they are. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => /-(?:own|public)$/.test(name));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

/** A page that is looked at for as long is kept. */
const lookedAtMs = 5000;

/** Looks at a page until it is kept. */
async function lookAt(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(lookedAtMs);
        return keptPaths(page);
      },
      { timeout: 20_000 },
    )
    .toContain(new URL(path, e2eAddress.shop).pathname);
}

async function makeProject(page: Page, name: string): Promise<string> {
  const answer = await page.request.post("/api/projects", { data: { intent: "create", name, vehicle: null }, headers: sameSite });
  const { id }: { id: string } = await answer.json();
  return `/projects/${id}`;
}

async function readsAsKept(page: Page, path: string, name: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(heading(page, name)).toBeVisible();
  await expect(notice(page)).toContainText(/Kept copy from \d{1,2} [A-Z][a-z]+, \d{1,2}:\d\d [ap]m – prices and stock may have changed/);
  await expect(page.locator("script")).toHaveCount(0);
}

async function goOffline(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

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
    await lookAt(page, project);
    await lookAt(page, "/projects");
    expect(messages).toEqual([]);

    await goOffline(context);
    await readsAsKept(page, product, title);
    await expect(main(page).getByText(/^\$\d/).first()).toBeVisible();
    const price = main(page).locator("p", { hasText: /^\$\d/ }).first();
    expect(await price.evaluate((element) => getComputedStyle(element, "::after").content)).toBe('"when kept"');
    await expectNoAxeFaults(page, [width]);
    await readsAsKept(page, assembly, /HQ–HZ Holden front disc brake corner/);
    await readsAsKept(page, project, "Dad’s HQ");
    await readsAsKept(page, "/projects", "Your projects");
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
    await expect(main(page).getByRole("listitem")).toHaveCount(6);

    await context.setOffline(false);
    await page.goto(product);
    await expect(notice(page)).toHaveCount(0);
    await expect(heading(page, title)).toBeVisible();
  });
}

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

test("whoever signs out, or in, leaves nothing of theirs on the device", async ({ page, context }) => {
  test.slow();
  await signIn(page, { path: "/projects" });
  const project = await makeProject(page, "Mine alone");
  await lookAt(page, product);
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

/** The shop behind another door, at which its service worker can be switched off. */
async function openDoor(): Promise<{ origin: string; switchOff: () => void }> {
  let isOff = false;
  const door = createServer((req, res) => {
    if (isOff && req.url === workerPath) {
      res.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" }).end(farewell);
      return;
    }
    const asked = request(e2eAddress.shop + (req.url ?? "/"), { method: req.method, headers: req.headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    asked.once("error", () => res.destroy());
    req.pipe(asked);
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  doors.push(door);
  const address = door.address();
  if (address === null || typeof address === "string") throw new Error("The door has no port");
  return { origin: `http://127.0.0.1:${address.port}`, switchOff: () => void (isOff = true) };
}

const doors: Server[] = [];
test.afterAll(() => {
  for (const door of doors) {
    door.closeAllConnections();
    door.close();
  }
});

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
