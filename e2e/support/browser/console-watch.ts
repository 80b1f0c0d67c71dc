import type { Page } from "@playwright/test";

/** Collects everything that a clean page must not say: console errors and warnings (hydration and CSP among them), uncaught errors, failed requests of our own. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    const isOwnNotFound = message.text().includes("404") && message.location().url === page.url();
    // Said by the tool in the page's name, where its service worker is held back.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if ((message.type() === "error" || message.type() === "warning") && !isOwnNotFound)
      messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (reason !== "net::ERR_ABORTED") messages.push(`failed: ${request.url()} ${reason}`);
  });
  return messages;
}
