import { expect, test } from "@playwright/test";
import { discard, publish, saveDraft, sendPublishWebhook } from "../support/shop/editor.ts";
import { withFault } from "../support/shop/faults.ts";

const slug = "pages/kept-in-mind";
const pageSaying = (title: string) => ({ component: "Page", title, body: [{ component: "PageTitle", title }] });

test("while the CMS fails its last good pages and menus stay on show, even those that it said had changed", async ({ request }) => {
  await saveDraft(slug, pageSaying("The last good page"));
  await publish(slug);
  const htmlOf = async (path: string) => (await request.get(path)).text();
  await expect.poll(() => htmlOf(`/${slug}`), { timeout: 5000 }).toContain("The last good page</h1>");
  for (const fault of [{ errorRate: 1 }, { garbageRate: 1 }, { hangRate: 1 }]) {
    await withFault("storyblok", fault, async () => {
      expect(await sendPublishWebhook()).toBe(200);
      const answer = await request.get(`/${slug}`);
      expect({ fault, status: answer.status() }).toEqual({ fault, status: 200 });
      const html = await answer.text();
      expect(html).toContain("The last good page</h1>");
      expect(html).toContain('href="/pages/refunds-and-exchanges"');
      expect(html).toContain('href="/parts/brakes"');
    });
  }
  await saveDraft(slug, pageSaying("Better than before"));
  await publish(slug);
  await expect.poll(() => htmlOf(`/${slug}`), { timeout: 15_000 }).toContain("Better than before</h1>");
  await discard(slug);
});
