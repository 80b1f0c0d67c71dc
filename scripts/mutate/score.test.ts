import { expect, test } from "vitest";
import { type Mutant, scoreOf, scoreText, survivorText } from "./score.ts";

const mutant = (status: string, changes: Partial<Mutant> = {}): Mutant => ({
  fileName: "/shop/shared/domain/money.ts",
  location: { start: { line: 3, column: 7 }, end: { line: 4, column: 4 } },
  mutatorName: "ArithmeticOperator",
  replacement: "a +\n  b",
  status,
  ...changes,
});

test("a change counts as noticed when a test fails or never ends, and not at all when it couldn't be tried", () => {
  expect(
    scoreOf(["Killed", "Timeout", "Survived", "NoCoverage", "Ignored", "RuntimeError", "CompileError"].map((status) => mutant(status))),
  ).toBe(50);
  expect(scoreOf([mutant("Killed")])).toBe(100);
});

test("a room of which nothing was tried has not passed", () => {
  expect(scoreOf([])).toBe(0);
  expect(scoreOf([mutant("Ignored")])).toBe(0);
});

test("a room's line says the score and how many survived", () => {
  expect(scoreText("domain", [mutant("Killed"), mutant("Killed"), mutant("Survived")])).toBe(
    "domain: 66.7 % of 3 changes were noticed, 1 survived",
  );
});

test("a survivor is named by its place, in one line", () => {
  expect(survivorText(mutant("Survived"), "/shop")).toBe("shared/domain/money.ts:3:7 ArithmeticOperator → a + b");
  expect(survivorText(mutant("NoCoverage"), "/shop")).toMatch(/\(no test comes by\)$/);
});
