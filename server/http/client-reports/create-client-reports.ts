import express, { Router, type Response } from "express";
import { createLineAllowance } from "#server/create-line-allowance.ts";
import type { Logger } from "#server/logger.ts";
import type { Metrics } from "#server/metrics.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { clientReportsPath, cspReportsPath } from "#shared/domain/client-report.ts";
import { clientReportMessages } from "./client-report-messages.ts";
import { readClientReport } from "./read-client-report.ts";
import { readCspReport } from "./read-csp-report.ts";

const bodyBytesMax = "4kb";
/** Of all browsers together: a page that fails everywhere is known from its first lines; the metric counts the rest. */
const linesAMinute = 120;

/** Takes what browsers report of themselves into the log and a metric. Beacons come as plain text, the policy's reports as a type of their own. */
export function createClientReports(logger: Logger, metrics: Metrics): Router {
  const router = Router();
  const takeLine = createLineAllowance(linesAMinute);
  const body = express.json({ limit: bodyBytesMax, type: ["text/plain", "application/json", "application/csp-report"] });

  function write(label: string, line: object, message: string): void {
    metrics.clientReports.inc({ event: label });
    const heldBack = takeLine();
    if (heldBack !== null) logger.warn({ ...line, ...(heldBack > 0 && { held_back: heldBack }) }, message);
  }

  router.post(cspReportsPath, body, (req, res) => {
    res.locals.routeId = "client-reports";
    const report = readCspReport(req.body);
    if (report === null) throw unreadable();
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
