import { expect, type Page, test } from "@playwright/test";
import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { expectNoAxeFaults } from "../../support/browser/axe.ts";
import { watchConsole } from "../../support/browser/console-watch.ts";
import { discard, publish, saveDraft, sendPublishWebhook } from "../../support/shop/editor.ts";

const product = `/products/${stressCases.nonAsciiReview}`;

/** An editor answers among the part's questions, under a name of this test alone. */
async function answer(slug: string, question: string, words: string): Promise<void> {
  await saveDraft(slug, {
    component: "Questions",
    title: "Asked by shoppers",
    categories: [],
    products: [stressCases.nonAsciiReview],
    items: [{ component: "Question", question, answer: { $markdown: [words] } }],
  });
  await publish(slug);
  expect(await sendPublishWebhook()).toBe(200);
}

const questionsOf = (page: Page) => page.getByRole("main").getByRole("region", { name: "Questions and answers" });

for (const width of [390, 1440]) {
  test(`at ${width} px what a shopper asks and an editor answers stands under the part, for machines too`, async ({ page }) => {
    const messages = watchConsole(page);
    await page.setViewportSize({ width, height: 900 });
    const slug = `content/questions/asked-at-${width}`;
    const question = `Does it come with bolts, asked at ${width} px?`;
    await page.goto(`${product}/questions`);
    const main = page.getByRole("main");
    await main.getByLabel("What would you like to know?").fill(question);
    await main.getByLabel("Your name").fill("Somebody who asks");
    await main.getByLabel("Email address").fill("demo@shopper.example");
    await main.getByRole("button", { name: "Send question" }).click();
    await expect(main.getByText("Thanks, your question is with us.")).toBeVisible();

    try {
      await answer(slug, question, "It does: **two** of them, with washers.");
      await expect(async () => {
        await page.goto(product);
        await expect(questionsOf(page).getByText(question)).toBeVisible({ timeout: 1000 });
      }).toPass();
      const asked = questionsOf(page).getByRole("group").filter({ hasText: question });
      await asked.getByText(question).click();
      await expect(asked.getByText("two of them, with washers.")).toBeVisible();
      const told: unknown[] = await page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent)));
      expect(JSON.stringify(told)).toContain("with washers.");
      // Only the shop answers here, which is what FAQPage is for; a QAPage is one on which readers answer each other.
      expect(JSON.stringify(told)).toContain('"FAQPage"');
      expect(JSON.stringify(told)).not.toContain("QAPage");
      expect(JSON.stringify(told)).not.toContain("Somebody who asks");
      await expectNoAxeFaults(page, [width]);
      await page.goto(`${product}/questions`);
      await expect(questionsOf(page).getByText(question)).toBeVisible();
      expect(messages).toEqual([]);
    } finally {
      await discard(slug);
      await sendPublishWebhook();
    }
  });
}
