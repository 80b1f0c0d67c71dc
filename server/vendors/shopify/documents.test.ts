import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { buildClientSchema, Kind, parse, validate } from "graphql";
import { describe, expect, it } from "vitest";
import * as generated from "./generated/graphql.ts";

const schemaFile = createRequire(import.meta.url).resolve("@shopify/hydrogen-react/storefront.schema.json");
const schema = buildClientSchema(JSON.parse(readFileSync(schemaFile, "utf8")));
const folder = fileURLToPath(new URL("documents/", import.meta.url));
const source = readdirSync(folder)
  .map((file) => readFileSync(`${folder}${file}`, "utf8"))
  .join("\n");
const documents = Object.entries(generated).filter(([name]) => name.endsWith("Document"));
const operations = parse(source).definitions.flatMap((definition) =>
  definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value] : [],
);

const words = (text: string) => text.replace(/#.*/g, "").split(/\s+/).filter(Boolean).join(" ");

describe("Storefront documents", () => {
  it("are all valid in the schema that hydrogen-react ships", () => {
    expect(operations.length).toBeGreaterThan(5);
    expect(validate(schema, parse(source))).toEqual([]);
  });

  it.each(documents)("%s is sent whole and valid", (_name, document) => {
    expect(validate(schema, parse(String(document)))).toEqual([]);
  });

  it("are all generated from the files as they are now", () => {
    expect(new Set(documents.map(([name]) => name.replace(/Document$/, "")))).toEqual(new Set(operations));
    const files = new Set(parse(source).definitions.map((definition) => words(source.slice(definition.loc?.start, definition.loc?.end))));
    const sent = new Set(
      documents.flatMap(([, document]) =>
        parse(String(document)).definitions.map((definition) => words(String(document).slice(definition.loc?.start, definition.loc?.end))),
      ),
    );
    expect(sent).toEqual(files);
  });

  it("of the cart select user errors and warnings", () => {
    for (const [, document] of documents.filter(([, text]) => String(text).includes("mutation"))) {
      expect(String(document)).toMatch(/userErrors \{[^}]*\}\s*warnings \{/);
    }
  });
});
