import { describe, expect, it } from "vitest";
import { readDocuments } from "#server/vendors/testing/read-documents.ts";
import * as storefront from "./generated/graphql.ts";

const { operations, generated, problemsOf, source, definitionsOf } = readDocuments(import.meta.url, "storefront", storefront);

describe("Storefront documents", () => {
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

  it("of the cart select user errors and warnings", () => {
    for (const [, text] of generated.filter(([, document]) => document.includes("mutation"))) {
      expect(text).toMatch(/userErrors \{[^}]*\}\s*warnings \{/);
    }
  });

  it("ask for the shelves of as many variants as a page offers", () => {
    const most = (document: string) =>
      Math.max(...Array.from(document.matchAll(/variants\(first: (\d+)\)/g), ([, count]) => Number(count)));
    expect(most(String(storefront.ProductStockDocument))).toBe(most(String(storefront.ProductByHandleDocument)));
  });
});
