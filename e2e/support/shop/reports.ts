import type { Page } from "@playwright/test";
import { clientReportsPath } from "#shared/domain/client-report.ts";

/** What the page tells the shop of itself, from now on. */
export function watchReports(page: Page): unknown[] {
  const reports: unknown[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === clientReportsPath) reports.push(request.postDataJSON());
  });
  return reports;
}
