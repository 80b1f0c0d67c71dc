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
  for (let position = 0; position < numbers.length; position++) {
    if (matchesNumber(numbers[position] ?? Number.NaN, test)) addBit(target, position);
  }
}
