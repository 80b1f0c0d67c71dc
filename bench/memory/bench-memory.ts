import { type Report, times } from "../report/report.ts";
import { exactly } from "../report/spread.ts";
import { measureMemory, memoryBudget } from "./measure-memory.ts";

const MB = (bytes: number) => bytes / 1e6;

export async function benchMemory(report: Report): Promise<void> {
  const measured = await measureMemory();
  report.table(
    "Resident memory of the shop, MB, every page asked for once",
    Object.entries(measured).flatMap(([caches, { restBytes, afterBytes }]) =>
      [restBytes, ...afterBytes].map((bytes, thousands) => ({
        caches,
        "pages so far": thousands * 1000,
        "resident MB": MB(bytes).toFixed(0),
      })),
    ),
  );
  const { usual, small } = measured;
  const afterThousand = usual.afterBytes[0] ?? Number.NaN;
  const lastToSecond = (small.afterBytes.at(-1) ?? Number.NaN) / (small.afterBytes[1] ?? Number.NaN);
  report.note(`With small caches the fourth thousand of pages leaves ${times(lastToSecond)} of what the second did.`);
  report.measure({
    what: "memory that the first thousand pages take",
    spread: exactly(MB(afterThousand - usual.restBytes)),
    unit: "MB",
    goal: { most: MB(memoryBudget.firstThousandBytes) },
  });
  report.measure({
    what: "memory after 4,000 pages ÷ after 2,000, small caches",
    spread: exactly(lastToSecond),
    goal: { most: memoryBudget.lastToSecond },
  });
  report.keep("memory after 1,000 pages ÷ at rest", afterThousand / usual.restBytes);
}
