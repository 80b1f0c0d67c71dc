import { z } from "zod";

/** As browsers send it for `report-uri`: w3.org/TR/CSP3/#deprecated-serialize-violation. The page's address is left out, for it may hold what somebody typed. */
const cspReportSchema = z.object({
  "csp-report": z.object({ "effective-directive": z.string().regex(/^[a-z-]{1,40}$/), "blocked-uri": z.string().max(2000).default("") }),
});

export type CspReport = { directive: string; blocked: string };

/** What a policy blocked: by which directive, and the origin or the kind of source. Null for anything else. */
export function readCspReport(body: unknown): CspReport | null {
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
