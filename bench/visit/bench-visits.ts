import { kB, type Report, spreadText, times } from "../report/report.ts";
import { exactly } from "../report/spread.ts";
import { measureFirstView } from "./first-view.ts";
import { measureFirstVisit } from "./first-visit.ts";
import { lighthouseGoals, measureLighthouse } from "./lighthouse.ts";
import { visitorKinds } from "./visitors.ts";
import { measureVisits } from "./visits.ts";

/** What issue and design ask for; the matrices hold pages to what is reached. */
const goals = {
  interactiveBytes: 112_000,
  idleBytes: 145_000,
  idleFiles: 10,
  visitBytes: 330_000,
  visitRequests: 30,
  toBare: 3,
  productHtmlBytes: 90_000,
  homeHtmlBytes: 140_000,
  fontBytes: 45_000,
  fontFiles: 2,
  paintToWithout: 1.1,
  answersMs: 3500,
};

export async function benchScripts(report: Report): Promise<void> {
  const weights = await measureVisits();
  report.table(
    "JavaScript of a first visit, as it travelled",
    weights.map(({ path, interactive, idle }) => ({
      path,
      "kB until interactive": kB(interactive.bytes),
      "files until interactive": interactive.files,
      "kB until idle": kB(idle.bytes),
      "files until idle": idle.files,
      "their headers, kB": kB(idle.headerBytes),
    })),
  );
  for (const { path, interactive, idle } of weights) {
    // Who does more gets more; the matrices hold that.
    if (visitorKinds.some((kind) => path.endsWith(kind))) {
      report.keep(`${path}: kB of scripts until idle`, idle.bytes / 1000);
      continue;
    }
    const measure = (what: string, value: number, most: number, unit: "kB" | "") =>
      report.measure({ what: `${path}: ${what}`, spread: exactly(value), unit, goal: { most } });
    measure("scripts before it is interactive", interactive.bytes / 1000, goals.interactiveBytes / 1000, "kB");
    measure("scripts until idle", idle.bytes / 1000, goals.idleBytes / 1000, "kB");
    measure("script files until idle", idle.files, goals.idleFiles, "");
  }
}

const largestShown = 10;
const pathShown = 90;

/** All that a first visit to a product asks for. */
export async function benchFirstVisit(report: Report): Promise<void> {
  const { asked, htmlBytes, shopMs, bareMs, toBare } = await measureFirstVisit();
  const kinds = [...new Set(asked.map(({ kind }) => kind))];
  const sum = (some: typeof asked) => some.reduce((bytes, { receivedBytes }) => bytes + receivedBytes, 0);
  report.table(
    "A first visit to a product on a phone, all of it with headers",
    kinds.map((kind) => {
      const ofKind = asked.filter((one) => one.kind === kind);
      return { kind, requests: ofKind.length, kB: kB(sum(ofKind)) };
    }),
  );
  const largest = asked.toSorted((one, other) => other.receivedBytes - one.receivedBytes).slice(0, largestShown);
  report.table(
    "The largest of them",
    largest.map(({ path, receivedBytes }) => ({ kB: kB(receivedBytes), path: path.slice(0, pathShown) })),
  );
  report.table("The same visit: CPU of the server's process", [
    {
      "the shop, ms": shopMs.median.toFixed(2),
      "bare node:http, ms": bareMs.median.toFixed(2),
      ratio: times(toBare.median),
      spread: spreadText(toBare),
    },
  ]);
  const fonts = asked.filter(({ kind }) => kind === "font");
  const bytes = (what: string, value: number, most: number) =>
    report.measure({ what, spread: exactly(value / 1000), unit: "kB", goal: { most: most / 1000 } });
  const count = (what: string, value: number, most: number) => report.measure({ what, spread: exactly(value), unit: "", goal: { most } });
  report.measure({ what: "first visit, all its requests ÷ node:http", spread: toBare, goal: { most: goals.toBare } });
  bytes("first visit: all bytes with headers", sum(asked), goals.visitBytes);
  count("first visit: requests", asked.length, goals.visitRequests);
  bytes("HTML of a product, uncompressed", htmlBytes.product, goals.productHtmlBytes);
  bytes("HTML of home, uncompressed", htmlBytes.home, goals.homeHtmlBytes);
  bytes("first visit: fonts", sum(fonts), goals.fontBytes);
  count("first visit: files of fonts", fonts.length, goals.fontFiles);
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);

export async function benchFirstView(report: Report): Promise<void> {
  const { withScriptsMs, withoutMs, toWithout, answersMs, clean } = await measureFirstView();
  report.table("Product page on Slow 4G, a processor a quarter as fast", [
    {
      "largest paint, s": seconds(withScriptsMs.median),
      "without scripts, s": seconds(withoutMs.median),
      ratio: times(toWithout.median),
      spread: spreadText(toWithout),
      "buy box answers, s": seconds(answersMs.median),
    },
  ]);
  report.table(
    "Pages at rest, a phone at full speed",
    clean.map(({ path, shift, apiCalls, messages }) => ({
      path,
      "layout shift": shift.toFixed(4),
      "API calls": apiCalls.length,
      "console messages": messages.length,
    })),
  );
  for (const { path, apiCalls, messages } of clean) for (const said of [...apiCalls, ...messages]) report.note(`${path}: ${said}`);
  report.measure({ what: "Slow 4G: largest paint ÷ without scripts", spread: toWithout, goal: { most: goals.paintToWithout } });
  const inSeconds = { median: answersMs.median / 1000, from: answersMs.from / 1000, to: answersMs.to / 1000 };
  report.measure({ what: "Slow 4G: the buy box answers", spread: inSeconds, unit: "s", goal: { most: goals.answersMs / 1000 } });
  for (const { path, shift, apiCalls, messages } of clean) {
    const none = (what: string, value: number) =>
      report.measure({ what: `${path}: ${what}`, spread: exactly(value), unit: "", goal: { most: 0 } });
    none("layout shift", shift);
    none("refetches after hydration", apiCalls.length);
    none("console messages", messages.length);
  }
}

export async function benchLighthouse(report: Report): Promise<void> {
  const measured = await measureLighthouse();
  report.table(
    "Lighthouse, its own mobile phone",
    measured.map(({ page, scores, blockedMs, largestPaintMs }) => ({
      page,
      ...scores,
      "largest paint, s": seconds(largestPaintMs),
      "blocked, ms": blockedMs.toFixed(0),
    })),
  );
  report.note("That a search is kept out of search engines is meant.");
  for (const { page, scores, performance, faults } of measured) {
    for (const { category, text } of faults)
      if (category === "performance") report.note(`${page}, ${category}: ${text}`);
      else report.fail(`${page}, ${category}: ${text}`);
    report.measure({
      what: `Lighthouse, ${page}: performance`,
      spread: performance,
      unit: "points",
      goal: { least: lighthouseGoals.performance },
    });
    for (const category of ["accessibility", "best-practices", "seo"] as const)
      report.keep(`Lighthouse, ${page}: ${category} ÷ 100`, scores[category] / 100);
  }
}
