import { describe, expect, it } from "vitest";
import { readDocuments } from "#server/vendors/testing/read-documents.ts";
import * as customerAccount from "./generated/graphql.ts";

const { operations, generated, problemsOf, source, definitionsOf } = readDocuments(import.meta.url, "customer-account", customerAccount);

describe("Customer Account documents", () => {
  it("are all valid in the schema that hydrogen-react ships", () => {
    expect(operations.length).toBeGreaterThan(5);
    expect(problemsOf(source)).toEqual([]);
  });

  it.each(generated)("%s is sent whole and valid", (_name, text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it("are all generated from the files as they are now", () => {
    expect(new Set(generated.map(([name]) => name.replace(/Document$/, "")))).toEqual(new Set(operations));
    expect(new Set(generated.flatMap(([, text]) => [...definitionsOf(text)]))).toEqual(definitionsOf(source));
  });

  it("select the user errors of every change, with codes and fields", () => {
    const changes = generated.filter(([, document]) => document.includes("mutation"));
    expect(changes.length).toBeGreaterThan(5);
    for (const [, text] of changes) expect(text).toMatch(/userErrors \{\s*code\s*field\s*message\s*\}/);
  });
});
