import type { Report } from "./build-report.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? letter);

/** The report for whatever shows the results of tests: a case for everything that decides whether the run passes. */
export function reportJunit({ profile, seconds, verdicts }: Report): string {
  const failures = verdicts.filter(({ isMet }) => !isMet).length;
  const cases = verdicts.map(({ what, isMet, detail }) => {
    const start = `<testcase classname="load.${escape(profile)}" name="${escape(what)}"`;
    return isMet ? `    ${start}/>` : `    ${start}><failure message="${escape(detail)}"/></testcase>`;
  });
  const counts = `tests="${verdicts.length}" failures="${failures}" errors="0" skipped="0" time="${seconds.toFixed(3)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="load.${escape(profile)}" ${counts}>`,
    ...cases,
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}
