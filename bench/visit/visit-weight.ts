import type { Page, Request, Route } from "@playwright/test";
import { type Visitor, type VisitorKind, visitors } from "./visitors.ts";

/** The scripts of one visit, as the browser received them. */
export type VisitWeight = {
  path: string;
  interactive: ScriptWeight;
  idle: ScriptWeight;
};

/** Bytes are what travelled: compressed bodies, and beside them the headers that came with them. */
type ScriptWeight = { files: number; bytes: number; headerBytes: number };

/** How much JavaScript a page may ask for: before its buttons answer, which is the goal for every page (decision 030), and in all until it is idle, of which the goal is 150 kB; these limits keep what is reached. */
export const visitBudget = { interactiveBytes: 112_000, idleBytes: 139_900, productIdleBytes: 148_300, idleFiles: 12 };

/** The cart brings what keeps a change from being lost (decision 117). */
export const cartBudget = { idleBytes: 141_660 };

/** What a page may ask for beyond that because of one visitor: words of a store (on the front page with what lists know of stores), copies for reading offline, the panel of what was added. All of them look long enough for copies. */
export const visitorBudget: Record<VisitorKind, { bytes: number; files: number }> = {
  "who has chosen a store": { bytes: 4700, files: 4 },
  "who looks at it for long": { bytes: 1250, files: 1 },
  "who adds to the cart": { bytes: 11_300, files: 7 },
  "who comes back with a cart": { bytes: 10_600, files: 5 },
};

/** A brand's own page begins with its list, and brings its picture and its words besides. */
export const brandBudget = { idleBytes: 140_420, idleFiles: 13 };

/** As long without a new script, after all its parts are at work, a page is idle. Whatever is fetched ahead starts within it. */
const idleMs = 4000;

const isScript = (url: string) => new URL(url).pathname.endsWith(".js");

/** Loads a page in a browser that has nothing of it yet, waits until it is idle and weighs every script that it asked for. */
export async function measureVisit(page: Page, path: string, kind?: VisitorKind): Promise<VisitWeight> {
  const { remembered = {}, before, act, looksForMs = idleMs }: Visitor = kind ? visitors[kind] : {};
  await before?.(page);
  await page.addInitScript((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, JSON.stringify(value));
  }, remembered);
  const requests: Request[] = [];
  let lastAt = Date.now();
  page.on("request", (request) => {
    if (!isScript(request.url())) return;
    requests.push(request);
    lastAt = Date.now();
  });
  await page.goto(path, { waitUntil: "load" });
  await page.locator('html[data-hydrated="parts"]').waitFor({ state: "attached" });
  await act?.(page);
  while (Date.now() - lastAt < looksForMs) await page.waitForTimeout(idleMs / 10);
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
  return new Set((await page.locator("html").getAttribute("data-scripts"))?.split(" "));
}

function scriptsIn(html: string): string[] {
  return /<html [^>]*data-scripts="([^"]*)"/.exec(html)?.[1]?.split(" ") ?? [];
}

async function weigh(requests: Request[]): Promise<ScriptWeight> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return {
    files: new Set(requests.map((request) => request.url())).size,
    bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    headerBytes: sizes.reduce((sum, { responseHeadersSize }) => sum + responseHeadersSize, 0),
  };
}
