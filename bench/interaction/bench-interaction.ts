import type { Report } from "../report/report.ts";
import { blockingMsMax } from "./blocking-time.ts";
import { measureInteraction, worstEventMsMax } from "./measure-interaction.ts";
import { pressGoals } from "./press-to-paint.ts";

const ms = (milliseconds: number) => milliseconds.toFixed(0);

export async function benchInteraction(report: Report): Promise<void> {
  const { worst, paints, blocking } = await measureInteraction();
  report.table(
    "The slowest answer to a press or a key, a processor a quarter as fast",
    worst.map(({ journey, event, durationMs, ofIt: { waitMs, workMs, paintMs } }) => ({
      journey,
      event,
      "to the next paint, ms": ms(durationMs),
      waiting: ms(waitMs),
      handlers: ms(workMs),
      rendering: ms(paintMs),
    })),
  );
  report.table(
    "From a press on a product of a list, a processor at its own speed",
    paints.map(({ what, feedbackMs, pageMs }) => ({
      "the link was": what,
      "something answers, ms": ms(feedbackMs.median),
      "the page is painted, ms": ms(pageMs.median),
    })),
  );
  report.table(
    "Blocked while loading, Slow 4G and a processor a quarter as fast",
    blocking.map(({ path, blockedMs }) => ({ path, "blocked, ms": ms(blockedMs.median) })),
  );
  for (const { journey, spread } of worst)
    report.measure({ what: `${journey}: slowest event`, spread, unit: "ms", goal: { most: worstEventMsMax } });
  for (const { what, feedbackMs, pageMs, isPrefetched } of paints) {
    report.measure({
      what: `a link ${what}: something answers`,
      spread: feedbackMs,
      unit: "ms",
      goal: { most: pressGoals.feedbackMs },
    });
    if (isPrefetched)
      report.measure({ what: `a link ${what}: the page is painted`, spread: pageMs, unit: "ms", goal: { most: pressGoals.paintedMs } });
  }
  for (const { path, blockedMs } of blocking)
    report.measure({ what: `${path}: blocked while loading`, spread: blockedMs, unit: "ms", goal: { most: blockingMsMax } });
}
