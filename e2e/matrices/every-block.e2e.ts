import { expect, type Page, test } from "@playwright/test";
import { readComponentSchemas } from "#sandbox/vendors/storyblok/schema/check-content.ts";
import { exampleContent } from "#sandbox/vendors/storyblok/schema/example-content.ts";
import { expectNoAxeFaults } from "../support/browser/axe.ts";
import { watchConsole } from "../support/browser/console-watch.ts";
import { discard, enterPreview, saveDraft } from "../support/shop/editor.ts";
import { waitForHydration } from "../support/browser/hydrated.ts";

const slug = "pages/every-block";
const widths = [390, 820, 1440];
const schemas = readComponentSchemas();
const blocks = schemas.get("Page")?.schema["body"]?.component_whitelist ?? [];
const marketingScript = "https://forms.example/form.js";

/** Categories are picked from their folder only. */
const exampleSlug = (component: string) =>
  component === "Category" ? "content/categories/example" : `pages/example-${component.toLowerCase()}`;

const forms = {
  richText: () => ({ $markdown: ["## A heading", "", "Some **bold** text with a [link](/parts).", "", "- one", "- two"] }),
  picture: () => ({ $picture: "scenes/shed/3.svg", alt: "Illustration of a shed with a car in it" }),
  link: () => ({ $link: "/parts" }),
  story: ([component = ""]: readonly string[]) => ({ $story: exampleSlug(component) }),
};

/** The stories that blocks point at. */
const pointedAt = [
  ...new Set([...schemas.values()].flatMap(({ schema }) => Object.values(schema).flatMap((field) => field.filter_content_type))),
];

/** A page with one example of every block, its title first. */
function everyBlock(): object {
  const ordered = ["PageTitle", ...blocks.filter((name) => name !== "PageTitle")];
  return { component: "Page", title: "Every block", body: ordered.map((name) => exampleContent(name, schemas, forms)) };
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Runs in the page. */
const missingPictures = () =>
  Array.from(document.images, ({ complete, naturalWidth, currentSrc }) => (complete && naturalWidth > 0 ? "" : currentSrc)).filter(Boolean);

const typeOf = (component: string) => component.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();

test.afterAll(async () => {
  for (const each of [slug, ...pointedAt.map(exampleSlug)]) await discard(each);
});

test("a page of every block that editors have shows them all, hydrates without a word in the console or a second API call, has no fault that axe can find at three widths in either scheme, lacks no picture, and never scrolls sideways", async ({
  context,
  page,
}, testInfo) => {
  test.setTimeout(180_000);
  const messages = watchConsole(page);
  const apiCalls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) apiCalls.push(pathname);
  });
  await context.route(marketingScript, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'document.getElementById("a-form").textContent = "The marketing form"' }),
  );
  for (const component of pointedAt) await saveDraft(exampleSlug(component), exampleContent(component, schemas, forms));
  await saveDraft(slug, everyBlock());
  await enterPreview(context);

  const answer = await context.request.get(`/api/content/page?slug=${slug}`);
  const { blocks: shown }: { blocks: { type: string }[] } = await answer.json();
  expect(shown.map(({ type }) => type).toSorted()).toEqual(blocks.map(typeOf).toSorted());

  await page.goto(`/${slug}`, { waitUntil: "networkidle" });
  await waitForHydration(page);
  expect(apiCalls).toEqual([]);
  await expect(page.getByText("The marketing form")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "State" })).toHaveValue("ACT");
  // Pictures further down come as they are scrolled to, and a picture of the whole page scrolls nowhere.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  expect(messages).toEqual([]);

  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page), `wider than the screen at ${width} px`).toBeLessThanOrEqual(0);
    await expect.poll(() => page.evaluate(missingPictures), `pictures at ${width} px`).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const path = testInfo.outputPath(`every-block-${width}-${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true });
      await testInfo.attach(`every block at ${width} px, ${colorScheme}`, { path, contentType: "image/png" });
    }
  }
  await expectNoAxeFaults(page, widths);
  expect(messages).toEqual([]);
});
