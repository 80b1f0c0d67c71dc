import { createRequire } from "node:module";
import type { CodegenConfig } from "@graphql-codegen/cli";

const schemaFile = (name: string) => createRequire(import.meta.url).resolve(`@shopify/hydrogen-react/${name}.schema.json`);

/** Types for the documents of one folder, from a schema that hydrogen-react ships. */
const typesOf = (folder: string, schema: string): NonNullable<CodegenConfig["generates"]> => ({
  [`${folder}/generated/`]: {
    schema: schemaFile(schema),
    documents: [`${folder}/documents/*.graphql`],
    preset: "client",
    presetConfig: { fragmentMasking: false },
    config: {
      documentMode: "string",
      enumsAsTypes: true,
      useTypeImports: true,
      importExtension: ".ts",
      onlyOperationTypes: true,
      skipTypename: true,
      strictScalars: true,
      scalars: {
        Color: "string",
        DateTime: "string",
        Decimal: "string",
        HTML: "string",
        ISO8601DateTime: "string",
        JSON: "unknown",
        URL: "string",
        UnsignedInt64: "string",
      },
    },
  },
});

/** Run `npm run codegen` after changing a document. */
const config: CodegenConfig = {
  generates: {
    ...typesOf("server/vendors/shopify/storefront", "storefront"),
    ...typesOf("server/vendors/shopify/customer", "customer-account"),
  },
};

export default config;
