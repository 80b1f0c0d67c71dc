import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { lineProblems } from "./testing/line-problems.ts";

const line = {
  level: "info",
  time: "2026-01-02T03:04:05.678Z",
  service: "storefront",
  version: "1.2.3",
  env: "production",
  request_id: "0b5c3f2e-0000-4000-8000-000000000000",
  trace_id: "a".repeat(32),
  span_id: "b".repeat(16),
  event: "http.request",
  http: { method: "GET", route: "product", status: 200, aborted: false, bytes: 1200 },
  duration_ms: 12.3,
  message: "request answered",
};
const error = { type: "AppError", message: "it broke", code: "INTERNAL", stack: "AppError: it broke\n    at here" };
const failed = { ...line, http: { ...line.http, status: 404, path: "/products/gone" } };

test("an ordinary line is as the schema says", () => {
  expect(lineProblems(line)).toEqual([]);
  expect(lineProblems(failed)).toEqual([]);
});

test.each<[string, object]>([
  ["has a field that its event doesn't name", { ...line, email: "jo@example.com" }],
  ["has such a field deeper down", { ...line, http: { ...line.http, query: "q=jo" } }],
  [
    "has an error of more than is told of one",
    { ...line, event: "http.error", http: undefined, duration_ms: undefined, error: { ...error, body: "x" } },
  ],
  ["is about an event that nobody named", { ...line, event: "http.mystery" }],
  ["has no event", { ...line, event: undefined }],
  ["has a time that isn't UTC", { ...line, time: "2026-01-02T03:04:05+10:00" }],
  ["has a number for a level", { ...line, level: 30 }],
  ["names the path of a success", { ...line, http: { ...line.http, path: "/products/valve" } }],
  ["lacks the path of a failure", { ...failed, http: { ...failed.http, path: undefined } }],
  ["has a path with a query", { ...failed, http: { ...failed.http, path: "/search?q=jo" } }],
  ["belongs to a request, but to no trace", { ...line, trace_id: undefined }],
  ["is too long to be shipped", { ...line, event: "content.block", slug: "x".repeat(17_000), component: "Hero", reason: "empty" }],
])("a line that %s is refused", (_what, planted) => {
  expect(lineProblems(JSON.parse(JSON.stringify(planted)))).toHaveLength(1);
});

/** The events that the server's code writes, as they stand there. */
function writtenEvents(): string[] {
  const files = readdirSync("server", { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".ts") && !/\.test\.ts$|testing\//.test(path),
  );
  const found = files.flatMap((path) => {
    const source = readFileSync(`server/${path}`, "utf8");
    return [...source.matchAll(/event: "([a-z_]+\.[a-z_.-]+)"|reportError\([^"]*"([a-z.]+)"/g)].map(
      ([, named, reported]) => named ?? reported ?? "",
    );
  });
  return [...new Set(found)].toSorted();
}

test("the schema names every event that the server writes, and no other", () => {
  const named = [...readFileSync("ops/logs/schema.json", "utf8").matchAll(/"([a-z_]+\.[a-z_.-]+)"/g)].map(([, event = ""]) => event);
  expect(named.toSorted()).toEqual(writtenEvents());
});

test("whoever reads the audit's lines is told of every action that is in them", () => {
  const list = /"action": \{\s*"enum": \[([^\]]*)\]/.exec(readFileSync("ops/logs/schema.json", "utf8"))?.[1] ?? "";
  const actions = list.match(/\w+/g) ?? [];
  const told =
    readFileSync("ops/README.md", "utf8")
      .split("\n## ")
      .find((section) => section.startsWith("Who did what")) ?? "";
  expect(actions).toContain("sign_in");
  expect(actions.filter((action) => !told.includes(`\`${action}\``))).toEqual([]);
});
