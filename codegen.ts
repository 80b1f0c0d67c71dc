import { createRequire } from "node:module";
import type { CodegenConfig } from "@graphql-codegen/cli";

const schema = createRequire(import.meta.url).resolve("@shopify/hydrogen-react/storefront.schema.json");

/** Types for the Storefront API documents, from the schema that hydrogen-react ships. Run `npm run codegen` after changing a document. */
const config: CodegenConfig = {
  schema,
  documents: ["server/vendors/shopify/documents/*.graphql"],
  ignoreNoDocuments: true,
  generates: {
    "server/vendors/shopify/generated/": {
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
  },
};

export default config;
