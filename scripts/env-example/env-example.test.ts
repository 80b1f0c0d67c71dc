import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { environmentSchema } from "#server/environment.ts";
import { envExample } from "./env-example.ts";

test(".env.example is what the configuration's schema says; `npm run env-example` writes it anew", async () => {
  expect(await readFile(".env.example", "utf8")).toBe(envExample());
});

test("every variable says what it is for", () => {
  const silent = Object.entries(environmentSchema.shape).filter(([, schema]) => !schema.description);
  expect(silent.map(([name]) => name)).toEqual([]);
});
