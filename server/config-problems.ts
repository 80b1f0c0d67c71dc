import type { z } from "zod";

/** Short names ("PORT") look like many others. */
const nameLengthMin = 8;

/** What is wrong with a variable's value, in the words of whoever has to put it right; undefined where its schema or the library says it well enough. The value isn't repeated: it may be a secret. */
export const tellIssue: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return issue.expected === "number" || issue.expected === "int" || issue.expected === "boolean"
        ? `must be a ${issue.expected === "int" ? "whole number" : issue.expected}`
        : undefined;
    case "too_small":
      return `must be at least ${issue.minimum}`;
    case "too_big":
      return `must be at most ${issue.maximum}`;
    case "invalid_value":
      return `must be one of ${issue.values.join(", ")}`;
    default:
      return undefined;
  }
};

/** A sentence about each variable that is one slip of the finger away from a setting that isn't there: without it the setting's default would count, and nobody would know. */
export function findMisspelt(source: Record<string, unknown>, settings: string[]): string[] {
  const unset = settings.filter((name) => name.length >= nameLengthMin && source[name] === undefined);
  return Object.keys(source)
    .filter((name) => !settings.includes(name))
    .flatMap((name) => {
      const meant = unset.find((setting) => isOneSlipAway(name.toUpperCase(), setting));
      return meant === undefined ? [] : [`${name}: is no setting; did you mean ${meant}?`];
    });
}

/** Whether one letter is missing, too many or another one, or two have changed places. */
function isOneSlipAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let [oneEnd, otherEnd] = [one.length, other.length];
  while (oneEnd > start && otherEnd > start && one[oneEnd - 1] === other[otherEnd - 1]) [oneEnd, otherEnd] = [oneEnd - 1, otherEnd - 1];
  const [left, right] = [one.slice(start, oneEnd), other.slice(start, otherEnd)];
  return (left.length <= 1 && right.length <= 1) || (left.length === 2 && right === left.charAt(1) + left.charAt(0));
}
