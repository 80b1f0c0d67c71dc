import type { ScenarioTally } from "./scenarios.ts";

export type Row = ScenarioTally & { name: string; deaths: number; carts: number; lostCarts: number; memoryMb: number };

type Whole = { carts: number; orders: number; lost: { carts: number; orders: number } };

const head = ["what happened", "requests", "good", "5xx", "503, come again", "no answer", "99 % within", "deaths", "carts lost", "memory"];

/** Writes what came of a run as a table that documents can hold. */
export function printTable(rows: readonly Row[], { carts, orders, lost }: Whole): void {
  const lines = rows.map((row) => [
    row.name,
    row.sent,
    row.good,
    row.failed,
    row.refused,
    row.mayStayUnanswered > 0 && row.unanswered > 0 ? `${row.unanswered} while it was gone` : row.unanswered,
    `${row.p99Ms} ms`,
    row.deaths,
    `${row.lostCarts} of ${row.carts}`,
    `${row.memoryMb} MB`,
  ]);
  const table = [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  process.stdout.write(`${table}\n\nAt the end: ${lost.carts} of ${carts} carts lost, ${lost.orders} of ${orders} orders lost.\n`);
}
