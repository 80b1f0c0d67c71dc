import type { Page, Request, Route } from "@playwright/test";

/** The scripts of one visit, as the browser received them. */
export type VisitWeight = {
  path: string;
  interactive: ScriptWeight;
  idle: ScriptWeight;
};

/** Bytes are what travelled: compressed bodies, and beside them the headers that came with them. */
type ScriptWeight = { files: number; bytes: number; headerBytes: number };

/** How much JavaScript a page may ask for: before its buttons answer, and in all until it is idle. The goals are 112 kB and 150 kB (decision 030); these limits keep what is reached: the cart's core deposits were its last 100 B. */
export const visitBudget = { interactiveBytes: 115_100, idleBytes: 155_000, productIdleBytes: 165_000, idleFiles: 12 };

/** As long without a new script, after all its parts are at work, a page is idle. Whatever is fetched ahead starts within it; what keeps pages for reading offline (1.1 kB in two files) comes to who has looked at one for five seconds. */
const idleMs = 4000;

const isScript = (url: string) => new URL(url).pathname.endsWith(".js");

/** Loads a page in a browser that has nothing of it yet, waits until it is idle and weighs every script that it asked for. */
export async function measureVisit(page: Page, path: string): Promise<VisitWeight> {
  const requests: Request[] = [];
  let lastAt = Date.now();
  page.on("request", (request) => {
    if (!isScript(request.url())) return;
    requests.push(request);
    lastAt = Date.now();
  });
  await page.goto(path, { waitUntil: "load" });
  await page.locator('html[data-hydrated="parts"]').waitFor({ state: "attached" });
  while (Date.now() - lastAt < idleMs) await page.waitForTimeout(idleMs / 10);
  const first = await firstScripts(page);
  return {
    path,
    interactive: await weigh(requests.filter((request) => first.has(new URL(request.url()).pathname))),
    idle: await weigh(requests),
  };
}

/** Lets no script through but those that a page's document asks for itself: with these its own buttons have to answer. The others come once they are released. */
export async function holdOtherScripts(page: Page): Promise<() => void> {
  const first = new Set<string>();
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*", async (route: Route) => {
    const request = route.request();
    if (request.isNavigationRequest()) {
      const answer = await route.fetch();
      for (const script of scriptsIn(await answer.text())) first.add(script);
      return route.fulfill({ response: answer });
    }
    if (isScript(request.url()) && !first.has(new URL(request.url()).pathname)) await isReleased;
    return route.continue();
  });
  return release;
}

async function firstScripts(page: Page): Promise<Set<string>> {
  const hrefs = await page
    .locator('link[rel="modulepreload"], script[type="module"]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? ""));
  return new Set(hrefs);
}

function scriptsIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].flatMap(([, path]) => path ?? []);
}

async function weigh(requests: Request[]): Promise<ScriptWeight> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return {
    files: new Set(requests.map((request) => request.url())).size,
    bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    headerBytes: sizes.reduce((sum, { responseHeadersSize }) => sum + responseHeadersSize, 0),
  };
}
