import { type ClientReportEvent, clientReportsPath, reportDetailMax } from "#shared/domain/client-report.ts";

/** A page that goes wrong again and again is told of once. */
const reportsMax = 20;
const told = new Set<string>();

/** Puts a line into the shop's log; the same one once a page view. It never fails, and nobody waits for it. `detail` holds nothing personal. */
export function reportToShop(event: ClientReportEvent, detail = ""): void {
  const report = JSON.stringify({ event, detail: detail.slice(0, reportDetailMax) });
  if (!("sendBeacon" in navigator) || told.has(report) || told.size >= reportsMax) return;
  told.add(report);
  navigator.sendBeacon(clientReportsPath, report);
}
