import type { Browser, Page } from "@playwright/test";
import { shopUrl } from "../shop.ts";

/** What a browser asked for, in its order, and what came back. Bytes are those on the way: headers and packed bodies. */
export type Asked = {
  method: string;
  url: string;
  path: string;
  kind: string;
  headers: Record<string, string>;
  body: string | null;
  status: number;
  receivedBytes: number;
};

/** A page at rest asks for nothing more for as long. */
const restMs = 4000;
const phone = { width: 390, height: 844 };
/** What browsers set anew for each connection and message. */
const perConnection = new Set(["host", "connection", "content-length"]);

/** All that a first visit asks for on a phone, in a browser that has nothing of the shop yet, until the page is at rest; its service worker's own requests too. */
export async function recordVisit(browser: Browser, path: string): Promise<Asked[]> {
  const context = await browser.newContext({ baseURL: shopUrl, viewport: phone, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    return await record(page, path);
  } finally {
    await context.close();
  }
}

async function record(page: Page, path: string): Promise<Asked[]> {
  const asked: Promise<Asked | null>[] = [];
  let lastAt = Date.now();
  page.context().on("requestfinished", (request) => {
    lastAt = Date.now();
    const tell = async (): Promise<Asked | null> => {
      const url = new URL(request.url());
      const [response, sizes, headers] = await Promise.all([request.response(), request.sizes(), request.allHeaders()]);
      // What a service worker answers from its own memory asks nothing of the shop.
      if (!response || response.fromServiceWorker() || !url.protocol.startsWith("http")) return null;
      return {
        method: request.method(),
        url: url.href,
        path: url.pathname + url.search,
        kind: request.resourceType(),
        headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":") && !perConnection.has(name))),
        body: request.postData(),
        status: response.status(),
        receivedBytes: sizes.responseHeadersSize + sizes.responseBodySize,
      };
    };
    asked.push(tell());
  });
  await page.goto(path, { waitUntil: "load" });
  await page.locator('html[data-hydrated="parts"]').waitFor({ state: "attached" });
  while (Date.now() - lastAt < restMs) await page.waitForTimeout(restMs / 10);
  return (await Promise.all(asked)).filter((one) => one !== null);
}
