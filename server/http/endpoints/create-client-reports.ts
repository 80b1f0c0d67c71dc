import express, { type Response, Router } from "express";
import { z } from "zod";
import { createLineAllowance } from "#server/input/addresses/create-line-allowance.ts";
import type { Logger } from "#server/observability/logger.ts";
import type { Metrics } from "#server/observability/metrics.ts";
import { AppError } from "#shared/domain/app-error.ts";
import {
  type ClientReportEvent,
  clientReportEvents,
  clientReportsPath,
  cspReportsPath,
  reportDetailMax,
} from "#shared/domain/client-report.ts";

/** As browsers send it for `report-uri`: w3.org/TR/CSP3/#deprecated-serialize-violation. The page's address is left out, for it may hold what somebody typed. */
const cspReportSchema = z.object({
  "csp-report": z.object({ "effective-directive": z.string().regex(/^[a-z-]{1,40}$/), "blocked-uri": z.string().max(2000).default("") }),
});

/** As browsers send it to an endpoint of `report-to`: several at a time, and of whatever kind. w3.org/TR/reporting-1 */
const reportBatchSchema = z.array(z.object({ type: z.string() }).loose()).max(50);
const reportedViolationSchema = z.object({
  type: z.literal("csp-violation"),
  body: z.object({ effectiveDirective: z.string().regex(/^[a-z-]{1,40}$/), blockedURL: z.string().max(2000).default("") }),
});

/** Every violation in a batch of reports; null where it is no batch. Reports of other kinds are left aside. */
function readReportBatch(body: unknown): CspReport[] | null {
  const batch = reportBatchSchema.safeParse(body).data;
  if (batch === undefined) return null;
  return batch.flatMap((report) => {
    const violation = reportedViolationSchema.safeParse(report).data?.body;
    return violation ? [{ directive: violation.effectiveDirective, blocked: sourceOf(violation.blockedURL) }] : [];
  });
}

type CspReport = { directive: string; blocked: string };

/** What a policy blocked: by which directive, and the origin or the kind of source. Null for anything else. */
function readCspReport(body: unknown): CspReport | null {
  const report = cspReportSchema.safeParse(body).data?.["csp-report"];
  return report ? { directive: report["effective-directive"], blocked: sourceOf(report["blocked-uri"]) } : null;
}

function sourceOf(uri: string): string {
  if (URL.canParse(uri)) {
    const { origin, protocol } = new URL(uri);
    return origin === "null" ? protocol : origin;
  }
  return /^[a-z-]{1,30}$/.test(uri) ? uri : "unknown";
}

/** What the log says of each report. */
const clientReportMessages: Record<ClientReportEvent, string> = {
  "malformed-garage": "Failed to load the garage from localStorage",
  "malformed-garage-cookie": "Failed to load the garage from its cookie",
  "malformed-my-store": "Failed to load myStore from localStorage",
  "malformed-my-location": "Failed to load myLocation from localStorage",
  "malformed-recently-viewed": "Failed to load recently viewed products from localStorage",
  "malformed-wishlist": "Failed to load the wishlist from localStorage",
  "malformed-cart": "Failed to load the cart's copy from localStorage",
  "malformed-saved-lines": "Failed to load the lines saved for later from localStorage",
  "malformed-unsent-cart-changes": "Failed to load unsent changes of the cart from sessionStorage",
  "malformed-delivery-place": "Failed to load the delivery place from localStorage",
  "unresolved-vehicle": "A vehicle of a garage stays without an id",
  "nearby-stores-failed": "Failed to fetch nearby stores",
  "sign-out-failed": "Failed to sign out",
  "uncaught-error": "An error in the browser was not caught",
  "unhandled-rejection": "A rejection in the browser was not handled",
};

/** An address may be somebody's: what looks like one is not written down. */
const reportSchema = z.object({
  event: z.enum(clientReportEvents),
  detail: z
    .string()
    .max(reportDetailMax)
    .default("")
    .transform((detail) => (detail.includes("@") ? "[removed]" : detail)),
});
type ClientReport = z.infer<typeof reportSchema>;

/** Reads a report of a page; null for anything else. */
function readClientReport(body: unknown): ClientReport | null {
  return reportSchema.safeParse(body).data ?? null;
}

const bodyBytesMax = "4kb";
const batchBytesMax = "64kb";
/** Of all browsers together: a page that fails everywhere is known from its first lines; the metric counts the rest. */
const linesAMinute = 120;

/** Takes what browsers report of themselves into the log and a metric. Beacons come as plain text, the policy's reports as a type of their own. */
export function createClientReports(logger: Logger, metrics: Metrics): Router {
  const router = Router();
  const takeLine = createLineAllowance(linesAMinute);
  const batch = express.json({ limit: batchBytesMax, type: "application/reports+json" });
  const body = express.json({ limit: bodyBytesMax, type: ["text/plain", "application/json", "application/csp-report"] });

  function write(label: string, line: object, message: string): void {
    metrics.clientReports.inc({ event: label });
    const heldBack = takeLine();
    if (heldBack !== null) logger.warn({ ...line, ...(heldBack > 0 && { held_back: heldBack }) }, message);
  }

  router.post(cspReportsPath, batch, body, (req, res) => {
    res.locals.routeId = "client-reports";
    const single = readCspReport(req.body);
    const reports = single === null ? readReportBatch(req.body) : [single];
    if (reports === null) throw unreadable();
    for (const report of reports)
      write("csp-violation", { event: "client.csp_violation", ...report }, "The content security policy blocked a source");
    answer(res);
  });
  router.post(clientReportsPath, body, (req, res) => {
    res.locals.routeId = "client-reports";
    const report = readClientReport(req.body);
    if (report === null) throw unreadable();
    const { event, detail } = report;
    write(event, { event: "client.report", report: event, ...(detail !== "" && { detail }) }, clientReportMessages[event]);
    answer(res);
  });
  return router;
}

function answer(res: Response): void {
  res.set("cache-control", "private, no-store").status(204).end();
}

function unreadable(): AppError {
  return new AppError("BAD_REQUEST", "a browser's report could not be read");
}
