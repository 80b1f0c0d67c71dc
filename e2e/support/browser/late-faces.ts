import type { Page, Request } from "@playwright/test";

const isFace = (request: Request) => request.url().endsWith(".woff2");

/** How long nothing else is asked for before a page counts as whole. */
const quietTime = 500;

/** Makes a page's faces wait, as a slow connection does, until a test lets them come. */
export async function holdBackFaces(page: Page): Promise<{
  hold: () => void;
  letCome: () => void;
  /** Waits until nothing but faces is on its way, and nothing has been for half a second. */
  untilAllElseIsThere: () => Promise<void>;
}> {
  const underWay = new Set<Request>();
  let lastChange = Date.now();
  const ended = (request: Request) => {
    underWay.delete(request);
    lastChange = Date.now();
  };
  page.on("request", (request) => {
    if (isFace(request)) return;
    underWay.add(request);
    lastChange = Date.now();
  });
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  let gate = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await gate.promise;
    await route.continue();
  });
  return {
    hold: () => {
      gate = Promise.withResolvers();
      underWay.clear();
    },
    letCome: () => gate.resolve(),
    untilAllElseIsThere: async () => {
      while (underWay.size > 0 || Date.now() - lastChange < quietTime) await page.waitForTimeout(50);
    },
  };
}
