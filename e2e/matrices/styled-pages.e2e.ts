import { expect, test } from "@playwright/test";
import { pages } from "../support/steps/pages.ts";

const sheet = /<link rel="stylesheet" href="([^"]+)"/;
const rules = /\.([a-z_][\w-]*)/gi;
const classes = / class="([^"]+)"/g;

test("every class of a page has a rule in the sheet that comes with it, whichever build its code is in", async ({ request }) => {
  test.setTimeout(120_000);
  const unknown: string[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const html = await (await request.get(path, { headers: { accept: "text/html" } })).text();
    const css = await (await request.get(sheet.exec(html)?.[1] ?? "")).text();
    const used = new Set([...html.matchAll(classes)].flatMap(([, names = ""]) => names.split(/\s+/)));
    expect(used.size, name).toBeGreaterThan(30);
    const known = new Set([...css.matchAll(rules)].map(([, each]) => each));
    unknown.push(...[...used].filter((each) => !known.has(each)).map((each) => `${name}: ${each}`));
  }
  expect(unknown).toEqual([]);
});
