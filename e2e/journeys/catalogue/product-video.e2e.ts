import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { openHydrated } from "../../support/browser/hydrated.ts";

const caliper = `/products/${stressCases.coreCharge}`;
const windscreen = `/products/${stressCases.specialOrder}`;
const dashPad = `/products/${stressCases.madeToOrder}`;
const gallery = (page: Page) => page.getByRole("region", { name: /^Pictures of/ });
const watchLink = (page: Page) => gallery(page).getByRole("link", { name: /^Watch Video: How to/ });

test("a film at the end of the gallery plays where its preview stood once it is pressed, and stops when another picture is chosen [shop-3.17]", async ({
  page,
}) => {
  const messages = watchConsole(page);
  const asked: string[] = [];
  await page.route("**/_vendors/videos/**", (route) => {
    asked.push(route.request().url());
    return route.continue();
  });
  await openHydrated(page, caliper);
  await gallery(page).getByRole("button", { name: "Show video 5 of 5" }).click();
  await expect(gallery(page).getByRole("img", { name: "How to bleed a caliper" })).toBeInViewport();
  expect(asked).toEqual([]);

  await watchLink(page).click();
  const film = gallery(page).locator("video");
  await expect(film).toBeFocused();
  await expect(watchLink(page)).toHaveCount(0);
  await expect.poll(() => film.evaluate((video) => (video instanceof HTMLVideoElement ? video.currentTime : 0))).toBeGreaterThan(0.2);
  expect(asked[0]).toContain("/bleeding-a-caliper.mp4");

  await gallery(page).getByRole("button", { name: "Show picture 1 of 5" }).click();
  await expect(film).toHaveCount(0);
  await expect(watchLink(page)).toHaveCount(1);
  expect(messages).toEqual([]);
});

test("a film of YouTube's asks nothing of YouTube before it plays, by the keyboard as well, and paper has its preview", async ({
  page,
}) => {
  const messages = watchConsole(page);
  const asked: string[] = [];
  await page.route(/youtube|ytimg|google/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
  });
  await openHydrated(page, windscreen);
  await expect(watchLink(page)).toHaveAttribute("href", "https://www.youtube.com/watch?v=eRsGyueVLvQ");
  await watchLink(page).focus();
  await expect(watchLink(page)).toBeInViewport({ ratio: 0.5 });
  expect(asked).toEqual([]);

  await page.keyboard.press("Enter");
  const player = gallery(page).locator("iframe");
  await expect(player).toHaveAttribute("title", "How to fit a windscreen");
  await expect(player).toBeFocused();
  await expect.poll(() => asked).toEqual(["https://www.youtube-nocookie.com/embed/eRsGyueVLvQ?rel=0&autoplay=1"]);

  await page.emulateMedia({ media: "print" });
  await expect(player).toBeHidden();
  await expect(gallery(page).getByRole("img", { name: "How to fit a windscreen" })).toBeVisible();
  expect(messages).toEqual([]);
});

test("a film of Vimeo's asks nothing of Vimeo before it plays, and then not to be followed", async ({ page }) => {
  const messages = watchConsole(page);
  const asked: string[] = [];
  await page.route(/vimeo/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
  });
  await openHydrated(page, dashPad);
  await expect(watchLink(page)).toHaveAttribute("href", "https://vimeo.com/1084537");
  await gallery(page)
    .getByRole("button", { name: /^Show video/ })
    .click();
  await expect(gallery(page).getByRole("img", { name: "How to fit a dash pad" })).toBeInViewport();
  expect(asked).toEqual([]);

  await watchLink(page).click();
  const player = gallery(page).locator("iframe");
  await expect(player).toHaveAttribute("title", "How to fit a dash pad");
  await expect(player).toBeFocused();
  await expect.poll(() => asked).toEqual(["https://player.vimeo.com/video/1084537?dnt=1&autoplay=1"]);
  await expect.poll(() => player.contentFrame().locator("title").textContent()).toBe("player");

  await gallery(page).getByRole("button", { name: "Show picture 1 of" }).click();
  await expect(player).toHaveCount(0);
  expect(messages).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a film is a link to where it plays, and its preview stands at the end of the strip", async ({ page, request }) => {
    await page.goto(windscreen);
    await expect(watchLink(page)).toHaveAttribute("href", "https://www.youtube.com/watch?v=eRsGyueVLvQ");
    await page.goto(dashPad);
    await expect(watchLink(page)).toHaveAttribute("href", "https://vimeo.com/1084537");
    await page.goto(caliper);
    await watchLink(page).scrollIntoViewIfNeeded();
    await expect(gallery(page).getByRole("img", { name: "How to bleed a caliper" })).toBeInViewport();
    const href = (await watchLink(page).getAttribute("href")) ?? "";
    const film = await request.get(href, { headers: { range: "bytes=0-99" } });
    expect([film.status(), film.headers()["content-type"]]).toEqual([206, "video/mp4"]);
  });
});

test("search engines aren't told of a film whose day of upload nobody knows", async ({ request }) => {
  const page = await (await request.get(windscreen)).text();
  expect(page).toContain("How to fit a windscreen");
  expect(page).not.toContain("VideoObject");
});
