import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const sources = globSync("client/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] }).map((path) => path.replaceAll("\\", "/"));

/** The sources, but for those named, in which this is found. */
async function filesWith(pattern: RegExp, except: string[] = []): Promise<string[]> {
  const texts = await Promise.all(sources.map(async (path) => ({ path, text: await readFile(path, "utf8") })));
  return texts.filter(({ path, text }) => pattern.test(text) && !except.includes(path)).map(({ path }) => path);
}

test("nothing knows what React keeps to itself", async () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(await filesWith(/__react|_react(?:Root|Internal)|cancelBubble/i)).toEqual([]);
});

test("a button that only a script answers is a ScriptButton, which can't be pressed before its script is at work", async () => {
  const scripted = /<button\b(?=[^>]*\btype="button")(?![^>]*\bpopoverTarget=)/;
  expect('<button type="button" onClick={open}>').toMatch(scripted);
  expect(await filesWith(scripted)).toEqual([]);
  expect(await filesWith(/<button\b(?![^>]*\btype=)/)).toEqual([]);
});

test("what the server renders waits for its code through lazyPart; a bare lazy is for what a feature opens in the browser alone", async () => {
  const lazy = await filesWith(/\blazy\b[^;]*from "react"/, ["client/hydration/lazy-part.tsx"]);
  expect(lazy.length).toBeGreaterThan(0);
  expect(lazy.filter((path) => !path.startsWith("client/features/"))).toEqual([]);
});

test("an island's code stands where the browser's build leaves it out", async () => {
  const islands = /<ServerRendered\b/;
  const sent = /<ServerRendered\b[^>]*>(?!\s*\{import\.meta\.env\.SSR &&\s)/;
  expect('<ServerRendered id="footer" madeOf={menus}>\n  <Footer />').toMatch(sent);
  expect((await filesWith(islands)).length).toBeGreaterThan(3);
  expect(await filesWith(sent)).toEqual([]);
});

test("what changes a page in its place goes there in one way, so that nothing waits in vain for code that failed to come", async () => {
  const way = "client/lib/page/use-navigate-in-place.ts";
  expect(await filesWith(/\bpreventScrollReset\b/)).toContain(way);
  expect(await filesWith(/\bpreventScrollReset\b/, [way])).toEqual([]);
});

test("whether a click is the browser's is asked in one place, so that no link forgets a modifier", async () => {
  // The menu asks which keys are its own.
  const known = ["client/hydration/links/plain-click.ts", "client/features/navigation/menu/script/has-modifier.ts"];
  expect(await filesWith(/\bmetaKey\b/)).toEqual(expect.arrayContaining(known));
  expect(await filesWith(/\b(?:metaKey|ctrlKey)\b/, known)).toEqual([]);
});
