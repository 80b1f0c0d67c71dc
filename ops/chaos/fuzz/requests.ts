import fc from "fast-check";
import { fromSchema, hostile, type JsonSchema } from "./from-schema.ts";
import type { RawRequest } from "./send-request.ts";

type Parameter = { name: string; in: string; schema?: JsonSchema };
type Operation = { parameters?: Parameter[]; requestBody?: { content?: Record<string, { schema?: JsonSchema }> } };

/** The shop's description of its API, as far as requests are made from it. */
export type OpenApi = { paths: Record<string, Record<string, Operation>> };

/** What the shop is asked about: the description of its API, its pages, and words that mean something to it. */
export type Known = { api: OpenApi; pages: readonly string[]; words: readonly string[] };

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];

/** Only what a request line may hold; whatever else is escaped as it is in UTF-8, halves of characters as what stands for them. */
const onTheWire = (path: string) => path.replaceAll(/[^\x21-\x7e]/gu, (character) => encodeURIComponent(character.toWellFormed()));
const inHeader = (value: string) => value.replaceAll(/[^\x20-\x7e]/gu, "?");

const text = (words: readonly string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...words) },
    { weight: 2, arbitrary: fc.constantFrom(...hostile) },
    fc.string({ maxLength: 30 }),
  );

const asText = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** Cookies, languages, codings, ranges and conditions, most of them sensible, and what proxies would add. */
function headersFor(words: readonly string[]): fc.Arbitrary<Record<string, string>> {
  const odd = text(words).map(inHeader);
  const cookies = fc.oneof(
    fc.constantFrom("garage=%5B%5D", "signed-in=1", "rares=garbage", "rares-tokens=Fe26.2**tampered", "garage=%7B", "a=b; ;; =; c"),
    fc
      .tuple(fc.constantFrom("garage", "rares", "rares-tokens", "rares-preview", "signed-in", "__Host-rares"), odd)
      .map((pair) => pair.join("=")),
  );
  const optional = fc.record(
    {
      accept: fc.oneof(fc.constantFrom("text/html", "application/json", "*/*", "image/*", ";q=2"), odd),
      "accept-encoding": fc.oneof(fc.constantFrom("br", "gzip", "identity;q=0", "*;q=0", "zstd, br;q=0.1"), odd),
      "accept-language": odd,
      cookie: cookies,
      "if-none-match": fc.oneof(fc.constantFrom("*", 'W/"x"'), odd),
      "if-modified-since": odd,
      range: fc.oneof(fc.constantFrom("bytes=0-0", "bytes=-1", "bytes=9-1"), odd),
      origin: fc.constantFrom("null", "https://evil.example", "x"),
      referer: odd,
      "sec-fetch-site": fc.constantFrom("same-origin", "cross-site", "none", "odd"),
      "sec-fetch-mode": fc.constantFrom("navigate", "cors", "no-cors"),
      "user-agent": fc.oneof(fc.constantFrom("Googlebot/2.1", "Mozilla/5.0"), odd),
      "x-forwarded-for": fc.constantFrom("203.0.113.9", "::1", "x, y", "'"),
      "x-request-id": odd,
      traceparent: odd,
      "x-http-method-override": fc.constantFrom("DELETE", "PUT"),
    },
    { requiredKeys: [] },
  );
  return fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 3, arbitrary: optional });
}

/** A call of the API, made from what its description says of it. */
function apiRequest(
  path: string,
  method: string,
  { parameters = [], requestBody }: Operation,
  words: readonly string[],
): fc.Arbitrary<RawRequest> {
  const values = fc.record(Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, fromSchema(schema, words)])));
  const leftOut = fc.subarray(parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name));
  const schema = requestBody?.content?.["application/json"]?.schema;
  const body =
    schema === undefined
      ? fc.constant(null)
      : fc.oneof(
          { weight: 9, arbitrary: fromSchema(schema, words).map((value) => JSON.stringify(value) ?? "") },
          { weight: 1, arbitrary: fc.constantFrom("", "{", "null", "[".repeat(2000), "\u0000") },
        );
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant("application/json") },
    fc.constantFrom("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/json; charset=utf-7"),
  );
  return fc.tuple(values, leftOut, body, type, headersFor(words)).map(([given, missing, text, contentType, headers]) => {
    const query = new URLSearchParams();
    let filled = path;
    for (const parameter of parameters) {
      const value = given[parameter.name];
      if (parameter.in === "path") filled = filled.replace(`{${parameter.name}}`, encodeURIComponent(asText(value).toWellFormed()));
      else if (!missing.includes(parameter.name))
        for (const each of Array.isArray(value) ? value : [value]) query.append(parameter.name, asText(each));
    }
    const search = query.size === 0 ? "" : `?${query.toString()}`;
    return {
      method: method.toUpperCase(),
      path: onTheWire(`/api${filled}${search}`),
      headers: text === null ? headers : { ...headers, "content-type": contentType },
      body: text,
    };
  });
}

/** A page, a form that is posted to one, or an address that no page has. */
function pageRequest({ pages, words }: Known): fc.Arbitrary<RawRequest> {
  const names = fc.constantFrom(
    "q",
    "page",
    "sort",
    "price",
    "vendor",
    "vehicle",
    "return_to",
    "code",
    "state",
    "secret",
    "path",
    "set",
    "intent",
    "variantId",
    "quantity",
    "email",
    "x",
  );
  const pairs = fc.array(fc.tuple(names, text(words)), { maxLength: 6 }).map((list) => new URLSearchParams(list).toString());
  const rawQuery = fc.oneof(
    { weight: 5, arbitrary: pairs },
    fc.constantFrom("%", "&&&=", "a[b][c]=1", "q=%E0%A4%A", "?".repeat(30)),
    fc.string({ maxLength: 40 }),
  );
  const odd = fc
    .array(
      text(words).map((part) => part.slice(0, 300)),
      { minLength: 1, maxLength: 5 },
    )
    .map((parts) => `/${parts.join("/")}`);
  const address = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...pages) },
    { weight: 1, arbitrary: fc.constantFrom(...pages).map((path) => `${path.toUpperCase()}//`) },
    { weight: 2, arbitrary: odd },
  );
  const method = fc.oneof(
    { weight: 8, arbitrary: fc.constant("GET") },
    { weight: 3, arbitrary: fc.constant("POST") },
    { weight: 1, arbitrary: fc.constantFrom(...methods) },
  );
  return fc.tuple(method, address, rawQuery, pairs, headersFor(words)).map(([verb, path, query, form, headers]) => {
    const hasBody = !["GET", "HEAD", "OPTIONS"].includes(verb);
    return {
      method: verb,
      path: onTheWire(`${path}${query === "" || path.includes("?") ? "" : `?${query}`}`.replace(/^\/+/, "/")),
      headers: hasBody ? { "content-type": "application/x-www-form-urlencoded", ...headers } : headers,
      body: hasBody ? form : null,
    };
  });
}

/** Requests without end, the same for the same seed: two in three of the API as its description has it, the others of pages and of whatever else is asked of a shop in the open. */
export function fuzzRequests(known: Known, seed: number, count: number): RawRequest[] {
  const calls = Object.entries(known.api.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => methods.includes(method.toUpperCase()))
      .map(([method, operation]) => apiRequest(path, method, operation, known.words)),
  );
  const any = fc.oneof({ weight: 2, arbitrary: fc.oneof(...calls) }, { weight: 1, arbitrary: pageRequest(known) });
  return fc.sample(any, { numRuns: count, seed });
}
