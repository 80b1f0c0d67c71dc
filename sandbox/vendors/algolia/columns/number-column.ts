import { addBit, type Bitset } from "./bitset.ts";

/** One number a record; NaN where the record has none, which no comparison matches. */
export type NumberColumn = { kind: "number"; numbers: Float64Array };

export type NumberTest = { operator: "<" | "<=" | "=" | "!=" | ">=" | ">"; operand: number } | { operator: "TO"; from: number; to: number };

export function matchesNumber(value: number, test: NumberTest): boolean {
  switch (test.operator) {
    case "<":
      return value < test.operand;
    case "<=":
      return value <= test.operand;
    case "=":
      return value === test.operand;
    case "!=":
      return !Number.isNaN(value) && value !== test.operand;
    case ">=":
      return value >= test.operand;
    case ">":
      return value > test.operand;
    case "TO":
      return value >= test.from && value <= test.to;
  }
}

export function addRecordsMatching(column: NumberColumn, test: NumberTest, target: Bitset): void {
  const { numbers } = column;
  const { low, high, isOutside } = rangeOf(test);
  for (let position = 0; position < numbers.length; position++) {
    const value = numbers[position] ?? Number.NaN;
    const isInside = value >= low && value <= high;
    if (isOutside ? value < low || value > high : isInside) addBit(target, position);
  }
}

/** The closed range that a test stands for, so that the scan above compares twice and calls nothing. */
function rangeOf(test: NumberTest): { low: number; high: number; isOutside: boolean } {
  switch (test.operator) {
    case "<":
      return { low: -Infinity, high: nextBelow(test.operand), isOutside: false };
    case "<=":
      return { low: -Infinity, high: test.operand, isOutside: false };
    case ">":
      return { low: -nextBelow(-test.operand), high: Infinity, isOutside: false };
    case ">=":
      return { low: test.operand, high: Infinity, isOutside: false };
    case "=":
    case "!=":
      return { low: test.operand, high: test.operand, isOutside: test.operator === "!=" };
    case "TO":
      return { low: test.from, high: test.to, isOutside: false };
  }
}

const bits = new BigInt64Array(1);
const double = new Float64Array(bits.buffer);

/** The largest number below the given one. */
function nextBelow(value: number): number {
  if (Number.isNaN(value) || value === -Infinity) return value;
  double[0] = value === 0 ? -Number.MIN_VALUE : value;
  if (value !== 0) bits[0] = (bits[0] ?? 0n) + (value > 0 ? -1n : 1n);
  return double[0] ?? value;
}
