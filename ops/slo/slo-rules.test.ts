import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import type { Slos } from "./read-slos.ts";
import { sloRules } from "./slo-rules.ts";

const slos: Slos = {
  period: "30d",
  burns: {
    fast: { for: "2m", pairs: [{ long: "1h", short: "5m", rate: 10 }] },
    slow: { for: "15m", pairs: [{ long: "1d", short: "2h", rate: 3 }] },
  },
  slos: [
    {
      name: "tea",
      alert: "StorefrontTea",
      promise: "Tea is hot",
      error: "of the cups were cold",
      objective: 0.999,
      errorsMin: 7,
      requests: "rate(cups_total[$window])",
      errors: "rate(cold_cups_total[$window])",
    },
  ],
};

const rulesSchema = z.object({
  groups: z.array(
    z.object({ rules: z.array(z.object({ record: z.string().optional(), alert: z.string().optional(), expr: z.string() })) }),
  ),
});
const rules = rulesSchema.parse(parse(sloRules(slos))).groups.flatMap((group) => group.rules);
const exprOf = (name: string) => rules.find(({ record, alert }) => (record ?? alert) === name)?.expr;

test("every window is measured once, the shortest first", () => {
  const ratios = rules.flatMap(({ record }) => (record?.startsWith("slo:error_ratio:") ? [record] : []));
  expect(ratios).toEqual(["5m", "1h", "2h", "1d", "30d"].map((window) => `slo:error_ratio:rate${window}`));
});

test("no error is zero errors, and no request is no ratio", () => {
  expect(exprOf("slo:errors:rate1h")).toBe('(rate(cold_cups_total[1h]))\nor on (env) 0 * slo:requests:rate1h{slo="tea"}');
  expect(exprOf("slo:error_ratio:rate1h")).toBe('slo:errors:rate1h{slo="tea"} / (slo:requests:rate1h{slo="tea"} > 0)');
});

test("an alert asks both windows for the rate, and the long one for enough errors", () => {
  expect(exprOf("StorefrontTeaBurnFast")).toBe(
    [
      "(",
      '  slo:error_ratio:rate1h{slo="tea"} > 10 * 0.001',
      '  and slo:error_ratio:rate5m{slo="tea"} > 10 * 0.001',
      '  and slo:errors:rate1h{slo="tea"} * 3600 >= 7',
      ")",
    ].join("\n"),
  );
});

test("what is left of the budget is told for the whole period", () => {
  expect(exprOf("slo:error_budget_remaining:ratio")).toBe('1 - slo:error_ratio:rate30d{slo="tea"} / 0.001');
});

test("an alert says within how many days the budget is gone", () => {
  expect(sloRules(slos)).toContain("the budget of 30d is spent within 3 days");
  expect(sloRules(slos)).toContain("the budget of 30d is spent within 10 days");
});
