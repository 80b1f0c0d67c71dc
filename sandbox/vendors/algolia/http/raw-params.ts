import { z } from "zod";

/** Lists arrive as arrays, as one bare string (algoliasearch-helper), or as JSON text (URL-encoded parameters). */
const listSchema = z.preprocess(fromJsonText, z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))]));
const namesSchema = z.preprocess((value) => {
  const parsed = fromJsonText(value);
  return typeof parsed === "string" ? parsed.split(",").map((name) => name.trim()) : parsed;
}, z.array(z.string()));
const countSchema = z.coerce.number().int().min(0);
const flagSchema = z.preprocess(
  (value) => (typeof value === "string" && value.startsWith("[") ? true : Array.isArray(value) ? value.length > 0 : value),
  z.union([z.boolean(), z.stringbool()]),
);

/** Counted in bytes, so that letters beyond ASCII are several. */
const querySchema = z.string().refine((query) => Buffer.byteLength(query) < 512, "expected string shorter than 512 bytes");

const rawParamsSchema = z.looseObject({
  query: querySchema.default(""),
  page: countSchema.default(0),
  hitsPerPage: countSchema.max(1000).default(20),
  filters: z.string().default(""),
  facetFilters: listSchema.default([]),
  numericFilters: listSchema.default([]),
  optionalFilters: listSchema.default([]),
  facets: namesSchema.default([]),
  maxValuesPerFacet: countSchema.max(1000).default(100),
  attributesToRetrieve: namesSchema.optional(),
  attributesToHighlight: namesSchema.optional(),
  highlightPreTag: z.string().default("<em>"),
  highlightPostTag: z.string().default("</em>"),
  clickAnalytics: flagSchema.default(false),
  typoTolerance: z.preprocess(String, z.enum(["true", "false", "min", "strict"])).default("true"),
  removeWordsIfNoResults: z.enum(["none", "lastWords", "firstWords", "allOptional"]).default("none"),
  optionalWords: namesSchema.default([]),
  queryType: z.enum(["prefixLast", "prefixAll", "prefixNone"]).default("prefixLast"),
  removeStopWords: flagSchema.default(false),
  ignorePlurals: flagSchema.default(false),
});

export type RawParams = z.output<typeof rawParamsSchema>;

/** Reads the body of a search: plain parameters, or a `params` text in URL form, or both (the text wins, as on the real service). */
export function readRawParams(body: unknown): RawParams {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    throw new AlgoliaError(400, "Invalid value for JSON body, expected an object");
  const encoded = "params" in body ? body.params : undefined;
  const values = {
    ...body,
    ...(typeof encoded === "string" ? Object.fromEntries(new URLSearchParams(encoded)) : typeof encoded === "object" ? encoded : {}),
  };
  const parsed = rawParamsSchema.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new AlgoliaError(400, `Invalid value for "${issue?.path.join(".") ?? "params"}" parameter, ${issue?.message ?? "not understood"}`);
}

function fromJsonText(value: unknown): unknown {
  if (typeof value !== "string" || !value.startsWith("[")) return value;
  try {
    return JSON.parse(value);
  } catch (error) {
    throw new AlgoliaError(400, `Invalid JSON in parameters: ${error instanceof Error ? error.message : "not understood"}`);
  }
}

/** An answer other than 200, in the service's own shape: `{"message": …, "status": …}`. */
export class AlgoliaError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
