import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { buildClientSchema, Kind, parse, print, validate, type GraphQLSchema } from "graphql";

export type Documents = {
  /** Names of operations, of the files as they are now. */
  operations: (string | undefined)[];
  /** Generated documents by their exports' names. */
  generated: [name: string, text: string][];
  /** What is wrong with a text in the schema. */
  problemsOf: (text: string) => readonly unknown[];
  /** All files in one. */
  source: string;
  /** Each operation and fragment of a text, with no regard to white space and comments. */
  definitionsOf: (text: string) => Set<string>;
};

/** Reads a vendor's GraphQL documents, to hold them to the schema that hydrogen-react ships. `here` is the test's address, beside `documents/`. */
export function readDocuments(here: string, schemaName: "storefront" | "customer-account", generated: object): Documents {
  const schema = readSchema(schemaName);
  const folder = fileURLToPath(new URL("documents/", here));
  const source = readdirSync(folder)
    .map((file) => readFileSync(`${folder}${file}`, "utf8"))
    .join("\n");
  return {
    operations: parse(source).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value] : [],
    ),
    generated: Object.entries(generated).flatMap(([name, document]) => (name.endsWith("Document") ? [[name, String(document)]] : [])),
    problemsOf: (text) => validate(schema, parse(text)),
    source,
    definitionsOf: (text) => new Set(parse(text).definitions.map((definition) => print(definition))),
  };
}

function readSchema(name: string): GraphQLSchema {
  const file = createRequire(import.meta.url).resolve(`@shopify/hydrogen-react/${name}.schema.json`);
  return buildClientSchema(JSON.parse(readFileSync(file, "utf8")));
}
