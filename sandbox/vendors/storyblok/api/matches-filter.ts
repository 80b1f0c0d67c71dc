import { isRecord } from "../is-record.ts";
import type { Story } from "../story.ts";
import type { FilterCondition, StoryParameters } from "./read-parameters.ts";

/** "brands/*" as a test: `*` stands for anything, letters match in either case. */
export function wildcard(pattern: string): RegExp {
  const escaped = pattern.split(/\*+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${escaped.join(".*")}$`, "is");
}

type Test = (field: unknown, value: string) => boolean;

const list = (value: string) => value.split(",").map((item) => item.trim());
const text = (field: unknown) => {
  if (typeof field === "string") return field;
  return field === undefined || field === null ? "" : JSON.stringify(field);
};
const compare = (toNumber: (value: unknown) => number, isGreater: boolean): Test => {
  return (field, value) => (isGreater ? toNumber(field) > toNumber(value) : toNumber(field) < toNumber(value));
};
const wholeNumber = (value: unknown) => Number.parseInt(text(value), 10);
const decimal = (value: unknown) => Number.parseFloat(text(value));
const date = (value: unknown) => Date.parse(text(value));
const isEmpty = (field: unknown) => text(field) === "" || (Array.isArray(field) && field.length === 0);

const tests: Record<string, Test> = {
  in: (field, value) => list(value).includes(text(field)),
  not_in: (field, value) => !list(value).includes(text(field)),
  like: (field, value) => wildcard(value).test(text(field)),
  not_like: (field, value) => !wildcard(value).test(text(field)),
  exists: (field, value) => (field !== undefined) === (value !== "false" && value !== "0"),
  in_array: (field, value) => Array.isArray(field) && list(value).some((item) => field.includes(item)),
  any_in_array: (field, value) => Array.isArray(field) && list(value).some((item) => field.includes(item)),
  all_in_array: (field, value) => Array.isArray(field) && list(value).every((item) => field.includes(item)),
  gt_int: compare(wholeNumber, true),
  lt_int: compare(wholeNumber, false),
  gt_float: compare(decimal, true),
  lt_float: compare(decimal, false),
  gt_date: compare(date, true),
  lt_date: compare(date, false),
  is: matchesIs,
};

/** The operators the real API knows; any other is an error of the caller. */
export function unknownOperators({ conditions, alternatives }: StoryParameters): string[] {
  return [...conditions, ...alternatives.flat()].map(({ operator }) => operator).filter((operator) => !Object.hasOwn(tests, operator));
}

export function matchesFilter(story: Story, { conditions, alternatives }: StoryParameters): boolean {
  const holds = ({ field, operator, value }: FilterCondition) => tests[operator]?.(contentField(story.content, field), value) ?? false;
  return conditions.every(holds) && (alternatives.length === 0 || alternatives.some((group) => group.every(holds)));
}

function matchesIs(field: unknown, value: string): boolean {
  switch (value) {
    case "empty":
      return isEmpty(field);
    case "not_empty":
      return !isEmpty(field);
    case "empty_array":
      return Array.isArray(field) && field.length === 0;
    case "not_empty_array":
      return Array.isArray(field) && field.length > 0;
    case "true":
    case "false":
      return text(field) === value;
    case "null":
      return field === null || field === undefined;
    case "not_null":
      return field !== null && field !== undefined;
    default:
      return false;
  }
}

/** A content field by its dotted path: "author.name", "body.0.title". */
export function contentField(content: Record<string, unknown>, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), content);
}
