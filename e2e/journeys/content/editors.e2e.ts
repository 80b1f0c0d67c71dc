import { expect, test } from "@playwright/test";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { e2eAddress } from "../../support/shop/address.ts";
import { discard, editorSignature, enterPreview, publish, saveDraft, sayAsEditor, typeAsEditor } from "../../support/shop/editor.ts";
import { waitForHydration } from "../../support/browser/hydrated.ts";

const slug = "pages/for-editors-only";
const nextSlug = "pages/for-editors-next";

const pageSaying = (title: string) => ({
  component: "Page",
  title,
  body: [
    { component: "PageTitle", title },
    { component: "RichText", text: { $markdown: [`[The next draft](/${nextSlug})`] } },
  ],
});

test("an editor sees drafts, as saved and followed through the shop, while no visitor does; publishing shows them to everyone at once", async ({
  browser,
  request,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const messages = watchConsole(page);
  const heading = page.getByRole("heading", { level: 1 });
  // What an earlier try may have left.
  await discard(slug);
  await saveDraft(nextSlug, pageSaying("The next draft"));
  await saveDraft(slug, pageSaying("As saved first"));

  await test.step("a visitor gets no draft, before, while or after an editor looks at it", async () => {
    expect((await request.get(`/${slug}`)).status()).toBe(404);
    await enterPreview(context);
    const answer = await page.goto(`/${slug}`);
    expect(answer?.headers()).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" });
    await expect(heading).toHaveText("As saved first");
    const visitors = await Promise.all([request.get(`/${slug}`), request.get(`/api/content/page?slug=${slug}`)]);
    expect(visitors.map((visitor) => visitor.status())).toEqual([404, 404]);
    expect(await (await request.get("/")).text()).not.toMatch(/storyblok-v2|preview-bar/);
  });

  await test.step("the page says that it is a preview, to people and to machines, without a fault", async () => {
    await waitForHydration(page);
    await expect(page.getByRole("complementary", { name: "Draft preview" })).toBeVisible();
    expect(await page.locator('meta[name="robots"]').evaluateAll((tags) => tags.map((tag) => tag.getAttribute("content")))).toEqual([
      "noindex, nofollow",
    ]);
    await expectNoAxeFaults(page, [390]);
    expect(messages).toEqual([]);
  });

  for (const event of ["change", "input", "published"]) {
    await test.step(`what was saved last shows once the editor says "${event}"`, async () => {
      await saveDraft(slug, pageSaying(`As saved for ${event}`));
      await sayAsEditor(page, event);
      await expect(heading).toHaveText(`As saved for ${event}`);
      await waitForHydration(page);
    });
  }

  await test.step("what is being written shows at once, without a reload and to the editor only", async () => {
    await page.evaluate(() => Object.assign(self, { isSameDocument: true }));
    await typeAsEditor(page, slug, ({ body }) => Object.assign(Array.isArray(body) ? body[0] : {}, { title: "Not saved yet" }));
    await expect(heading).toHaveText("Not saved yet");
    expect(await page.evaluate(() => "isSameDocument" in self)).toBe(true);
    expect(messages).toEqual([]);
    await page.reload();
    await expect(heading).toHaveText("As saved for published");
    await waitForHydration(page);
  });

  await test.step("every block says where it is edited, to editors only", async () => {
    const marks = await page.locator("[data-blok-c]").evaluateAll((blocks) => blocks.map((block) => block.getAttribute("data-blok-c")));
    expect(marks.map((mark) => JSON.parse(mark ?? "").name)).toEqual(["PageTitle", "RichText"]);
    expect(await (await request.get("/")).text()).not.toContain("data-blok");
  });

  await test.step("links lead from draft to draft", async () => {
    await page.getByRole("link", { name: "The next draft" }).click();
    await expect(heading).toHaveText("The next draft");
    await page.goBack();
    await expect(heading).toHaveText("As saved for published");
  });

  await test.step("leaving the preview leaves the drafts", async () => {
    await page.getByRole("button", { name: "Leave the preview" }).click();
    await expect(heading).toHaveText("This page could not be found");
    await expect(page.getByRole("complementary", { name: "Draft preview" })).toHaveCount(0);
  });

  await test.step("what is published shows to everyone within seconds, on a page that was looked at a moment ago too", async () => {
    for (const title of ["Published first", "Published again"]) {
      await saveDraft(slug, pageSaying(title));
      await publish(slug);
      await expect.poll(async () => (await request.get(`/${slug}`)).text(), { timeout: 5000 }).toContain(`${title}</h1>`);
    }
  });

  await test.step("what is taken back is gone as fast", async () => {
    await discard(slug);
    await expect.poll(async () => (await request.get(`/${slug}`)).status(), { timeout: 5000 }).toBe(404);
  });
  await discard(nextSlug);
  await context.close();
});

test("a preview link with another secret is told so and opens nothing", async ({ request }) => {
  const refused = await request.get("/preview?secret=guess&path=/pages/shipping");
  expect(refused.status()).toBe(403);
  expect(await refused.text()).toContain("This preview link isn");
  expect(refused.headers()["set-cookie"]).toBeUndefined();
});

test("the visual editor may show a page that it signed in a frame, drafts and all, and no other page", async ({ context, page }) => {
  const framed = "pages/for-the-frame";
  // A site on the internet may not show one on this machine, unless it is allowed to. A browser that doesn't know the permission needs none.
  await context.grantPermissions(["local-network-access"], { origin: "https://app.storyblok.com" }).catch(() => undefined);
  await saveDraft(framed, pageSaying("In the editor's frame"));
  const inFrame = async (address: string) => {
    await page.route("https://app.storyblok.com/**", (route) => {
      const isEditor = new URL(route.request().url()).pathname === "/editor";
      return isEditor
        ? route.fulfill({ contentType: "text/html", body: `<iframe name="shop" width="1000" height="700" src="${address}"></iframe>` })
        : route.fulfill({ contentType: "text/javascript", body: "" });
    });
    await page.goto("https://app.storyblok.com/editor");
    return page.frameLocator('iframe[name="shop"]').getByRole("heading", { level: 1 });
  };
  const signed = await inFrame(`${e2eAddress.shop}/${framed}?${editorSignature()}`);
  await expect(signed).toHaveText("In the editor's frame");
  const unsigned = await inFrame(`${e2eAddress.shop}/pages/shipping`);
  await expect.poll(() => page.frame("shop")?.url()).toMatch(/^chrome-error:/);
  await expect(unsigned).toHaveCount(0);
  await discard(framed);
});
