import type { Report, Verdict } from "./build-report.ts";

const percent = (share: number): string => `${(share * 100).toFixed(share > 0 && share < 0.001 ? 2 : 1)} %`;
const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const times = (value: number): string => `${value.toFixed(2)}×`;

function table(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map(
    (row) => `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join("  ")}`,
  );
}

export const verdictLine = ({ what, isMet, detail }: Verdict): string => `  ${isMet ? "✓" : "✗"} ${what} (${detail})`;

/** The report as people read it at the end of a run. */
export function reportText(report: Report): string {
  const { profile, origin, seconds, rate, requests, checks, spike, verdicts } = report;
  const failedChecks = checks.filter(({ fails }) => fails > 0);
  const lines = [
    `${profile}: ${origin}, ${Math.round(seconds)} s, ${rate} ${rate === 1 ? "journey" : "journeys"} a second at factor 1`,
    "",
    ...table([
      ["request", "count", "failed", "p50", "p95", "p99"],
      ...requests.map(({ name, count, failedShare, p50, p95, p99 }) => [
        name,
        String(count),
        percent(failedShare),
        ms(p50),
        ms(p95),
        ms(p99),
      ]),
    ]),
    "",
    `  journeys completed: ${percent(report.completedShare)}, dropped: ${report.droppedJourneys}`,
    ...(spike === null
      ? []
      : [`  p95 in the spike ÷ before: ${times(spike.spikeOverBefore)}, after ÷ before: ${times(spike.afterOverBefore)}`]),
    ...failedChecks.map(({ name, passes, fails }) => `  ✗ ${name}: not so ${fails} of ${passes + fails} times`),
    "",
    ...verdicts.map(verdictLine),
    "",
  ];
  return lines.join("\n");
}
