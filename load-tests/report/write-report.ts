import type { Settings } from "../settings/read-settings.ts";
import { buildReport } from "./build-report.ts";
import { reportJunit } from "./report-junit.ts";
import { reportText } from "./report-text.ts";
import type { SummaryData } from "./summary-data.ts";

/** What k6 calls at the end: the report as text, JSON and JUnit. */
export function writeReport(settings: Settings): (data: SummaryData) => Record<string, string> {
  return (data) => {
    const report = buildReport(settings, data);
    const text = reportText(report);
    return {
      stdout: text,
      [`${settings.resultsDir}/report.txt`]: text,
      [`${settings.resultsDir}/report.json`]: `${JSON.stringify(report, null, 2)}\n`,
      [`${settings.resultsDir}/junit.xml`]: reportJunit(report),
    };
  };
}
