import { expect, test } from "@playwright/test";
import { pages } from "../../support/steps/pages.ts";

/** Runs in the browser: how many links a document has, and its controls that look as if they could be used, and that nothing would answer. */
function readControls(html: string): { links: number; dead: string[] } {
  const isDead = (control: Element): boolean => {
    if (control.matches(":disabled, [aria-disabled=true]")) return false;
    if (control instanceof HTMLAnchorElement) return !control.hasAttribute("href");
    if (control instanceof HTMLButtonElement) {
      return !(control.popoverTargetElement ?? (control.type === "submit" && control.form?.hasAttribute("action"))) && !control.form?.id;
    }
    return false;
  };
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const dead = [...parsed.querySelectorAll("a, button")].filter((control) => isDead(control));
  return { links: parsed.links.length, dead: dead.map((control) => control.outerHTML.slice(0, 200)) };
}

test("before any script, no page has a control that nobody answers", async ({ page, request }) => {
  test.setTimeout(120_000);
  const dead: string[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const html = await (await request.get(path, { headers: { accept: "text/html" } })).text();
    // Parsed, and nothing of it run: what an inline script moves into its place counts as well.
    const found = await page.evaluate(readControls, html);
    expect(found.links, name).toBeGreaterThan(5);
    dead.push(...found.dead.map((control) => `${name}: ${control}`));
  }
  expect(dead).toEqual([]);
});

test("a control that nobody answers is found, and one that opens a panel, sends a form or leads on is not", async ({ page }) => {
  const answered = `<button popovertarget="panel">A</button><div id="panel" popover></div><form action="/cart" id="f"><button>B</button></form>
    <button form="f">C</button><button disabled>D</button><a href="/">E</a><button type="button" aria-disabled="true">F</button>`;
  const { dead } = await page.evaluate(readControls, `${answered}<button>G</button><a>H</a><button popovertarget="gone">I</button>`);
  expect(dead).toEqual(["<button>G</button>", "<a>H</a>", '<button popovertarget="gone">I</button>']);
});

/** Runs in the browser: headings that stand more than one level below the one before. */
function skippedHeadings(): string[] {
  const shown = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((heading) => heading.checkVisibility());
  const levels = shown.map(({ tagName }) => Number(tagName.slice(1)));
  return shown.filter((_, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1).map((heading) => heading.outerHTML.slice(0, 200));
}

test.describe("without scripts, which shows what takes turns below each other", () => {
  test.use({ javaScriptEnabled: false });

  test("no page's headings skip a level", async ({ page }) => {
    test.setTimeout(120_000);
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      expect(await page.evaluate(skippedHeadings), name).toEqual([]);
    }
  });
});
