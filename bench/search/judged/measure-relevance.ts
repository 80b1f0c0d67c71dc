import type { JudgedQuery } from "./judged-query.ts";

/** What the shop answers a query with. */
export type Answer = {
  /** Handles of the first page's products. */
  products: string[];
  /** Addresses of the other results, first things first. */
  pages: string[];
  lookup: "plate" | "vin" | "chassis" | null;
  /** Whether the page offers anything to go on with. */
  hasWayOn: boolean;
};

export type Score = { ndcg: number | null; isFirstRight: boolean | null; isEmpty: boolean; hasWayOn: boolean };

const looked = 10;
const rightGrade = 3;

/** NDCG@10 over the products, or over the one page or look-up that was wanted; null where nothing in the catalogue deserves a grade. */
export function scoreAnswer(query: JudgedQuery, answer: Answer): Score {
  const isEmpty = answer.products.length === 0 && answer.pages.length === 0 && answer.lookup === null;
  const common = { isEmpty, hasWayOn: answer.hasWayOn };
  if (query.lookup !== null) {
    const isFirstRight = answer.lookup === query.lookup;
    return { ...common, ndcg: isFirstRight ? 1 : 0, isFirstRight };
  }
  if (query.pages.length > 0) {
    const at = answer.pages.findIndex((page) => query.pages.some((pattern) => isPage(page, pattern)));
    return { ...common, ndcg: at === -1 || at >= looked ? 0 : 1 / Math.log2(at + 2), isFirstRight: at === 0 };
  }
  const ideal = gain([...query.grades.values()].toSorted((a, b) => b - a));
  if (ideal === 0) return { ...common, ndcg: null, isFirstRight: null };
  const grades = answer.products.map((handle) => query.grades.get(handle) ?? 0);
  const best = Math.max(...query.grades.values());
  return { ...common, ndcg: gain(grades) / ideal, isFirstRight: grades[0] !== undefined && grades[0] >= Math.min(best, rightGrade) };
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, looked).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

/** "/stores/*geelong" */
function isPage(page: string, pattern: string): boolean {
  const [start = "", end] = pattern.split("*");
  return end === undefined ? page === start : page.startsWith(start) && page.endsWith(end);
}
