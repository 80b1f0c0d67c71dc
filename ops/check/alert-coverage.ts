import type { Alert, OpsFiles } from "./rule-files.ts";

const severities = ["page", "ticket", "watchdog"];
const tiers = ["symptom", "cause"];
const runbookParts = ["Meaning", "Impact", "Diagnosis", "Mitigation", "Escalation"];
/** How the names of an alert's tests begin. */
const testKinds = ["fires", "stays quiet", "no traffic", "resolves"];

/** One that always fires has nothing to be tested but that, and belongs to no tier. */
const isWatchdog = ({ labels }: Alert) => labels.severity === "watchdog";

function findLabelProblems(alert: Alert): string[] {
  const { severity = "none", tier = "none" } = alert.labels;
  return [
    ...(severities.includes(severity) ? [] : [`has the severity ${severity}; there are ${severities.join(", ")}`]),
    ...(isWatchdog(alert) || tiers.includes(tier) ? [] : [`has the tier ${tier}; there are ${tiers.join(", ")}`]),
  ];
}

function findAnnotationProblems({ alert, annotations }: Alert, dashboards: string[]): string[] {
  const { summary, description, runbook_url: runbook, dashboard_url: dashboard = "" } = annotations;
  const [, uid] = /^\{\{ \$externalLabels\.grafana_url \}\}\/d\/([\w-]+)(?:\?|$)/.exec(dashboard) ?? [];
  return [
    ...(summary ? [] : ["has no summary"]),
    ...(description ? [] : ["has no description"]),
    ...(runbook === `{{ $externalLabels.runbooks_url }}/${alert}.md` ? [] : ["doesn't link to its runbook"]),
    ...(uid !== undefined && dashboards.includes(uid) ? [] : ["doesn't link to a dashboard that there is"]),
  ];
}

function findTestProblems(alert: Alert, { tests }: OpsFiles): string[] {
  const test = tests.find(({ file }) => file === alert.alert);
  if (!test) return ["has no file of tests"];
  const kinds = isWatchdog(alert) ? testKinds.slice(0, 1) : testKinds;
  const startsWith = (kind: string) => (name: string) => name.startsWith(kind);
  const lacking = kinds.filter((kind) => !test.names.some(startsWith(kind)));
  if (lacking.length > 0) return lacking.map((kind) => `has no test whose name begins with "${kind}"`);
  return test.expecting.some(startsWith("fires")) ? [] : ["has a test that says it fires, but expects no alert"];
}

function findRunbookProblems({ alert }: Alert, { runbooks }: OpsFiles): string[] {
  const text = runbooks.get(alert);
  if (text === undefined) return ["has no runbook"];
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  return [
    ...(text.startsWith(`# ${alert}\n`) ? [] : ["has a runbook under another title"]),
    ...(headings.join() === runbookParts.join() ? [] : [`has a runbook without the parts ${runbookParts.join(", ")}`]),
    ...(text.includes("```promql\n") ? [] : ["has a runbook without a query"]),
  ];
}

/** Says which alert lacks what it needs to be of use at night, and which runbook or test belongs to no alert. */
export function findCoverageProblems(files: OpsFiles, dashboards: string[]): string[] {
  const names = new Set(files.alerts.map(({ alert }) => alert));
  const strays = [...files.runbooks.keys()].map((name) => ({ name, what: "a runbook" }));
  strays.push(...files.tests.map(({ file }) => ({ name: file, what: "a file of tests" })));
  return [
    ...files.alerts.flatMap((alert) =>
      [
        ...findLabelProblems(alert),
        ...findAnnotationProblems(alert, dashboards),
        ...findTestProblems(alert, files),
        ...findRunbookProblems(alert, files),
      ].map((problem) => `${alert.alert} ${problem}`),
    ),
    ...strays.filter(({ name }) => !names.has(name)).map(({ name, what }) => `${name} has ${what}, but there is no such alert`),
  ];
}

/** Names the files of this project that a text mentions in backticks and that aren't there. */
export function findMissingFiles(runbooks: OpsFiles["runbooks"], isThere: (path: string) => boolean): string[] {
  return [...runbooks].flatMap(([alert, text]) =>
    [...text.matchAll(/`((?:client|server|shared|sandbox|ops|docs|load-tests)\/[\w./-]+)`/g)]
      .map(([, path = ""]) => path)
      .filter((path) => !isThere(path))
      .map((path) => `${alert}.md mentions ${path}, which isn't there`),
  );
}
