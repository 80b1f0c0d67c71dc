import fc from "fast-check";

/** As much of JSON Schema as the shop's own description uses. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

/** What has broken programs elsewhere: controls, halves of characters, other scripts, markup, queries, paths, numbers at their ends. */
export const hostile = [
  "",
  "\u0000",
  "\ud800",
  "\u202e\u200b",
  "👩‍👩‍👧‍👦".repeat(40),
  "a".repeat(5000),
  "<script>alert(1)</script>",
  "'; DROP TABLE products; --",
  '" OR price > 0',
  "../../../etc/passwd",
  "%00",
  "%E0%A4%A",
  "${7*7}",
  "{{7*7}}",
  "__proto__",
  "constructor",
  "NaN",
  "-0",
  "1e309",
  "9007199254740993",
  "-1",
  "null",
  "true",
  "[]",
  "{}",
  "gid://shopify/ProductVariant/0",
  "gid://shopify/ProductVariant/99999999999999999999",
  "http://127.0.0.1/",
  "\r\nx-injected: 1",
];

/** Text that means something to the shop, text that nobody meant, and any other. */
const textOf = (known: readonly string[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...known) },
    { weight: 2, arbitrary: fc.constantFrom(...hostile) },
    { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 40 }) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  );

const numbers = (schema: JsonSchema) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: Math.max(schema.minimum ?? 0, -1e6), max: Math.min(schema.maximum ?? 50, 1e6) }) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 0, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e300, 0.1) },
  );

/** Values of a schema, most of them as it says; one in ten is something else altogether. */
export function fromSchema(schema: JsonSchema, known: readonly string[], depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: asSaid(schema, known, depth) }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) });
}

function asSaid(schema: JsonSchema, known: readonly string[], depth: number): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined || depth > 6) return fc.jsonValue({ maxDepth: 2 });
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined && choices.length > 0) return fc.oneof(...choices.map((choice) => asSaid(choice, known, depth + 1)));
  if (schema.allOf !== undefined && schema.allOf.length > 0) return fc.oneof(...schema.allOf.map((part) => asSaid(part, known, depth + 1)));
  const [type] = typeof schema.type === "string" ? [schema.type] : (schema.type ?? []);
  switch (type) {
    case "string":
      return textOf(known);
    case "integer":
    case "number":
      return numbers(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return listOf(schema, known, depth);
    case "object":
      return objectOf(schema, known, depth);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function listOf({ items = {}, minItems = 0, maxItems = 4 }: JsonSchema, known: readonly string[], depth: number): fc.Arbitrary<unknown> {
  const item = fromSchema(items, known, depth + 1);
  const within = fc.array(item, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4)) });
  return fc.oneof({ weight: 9, arbitrary: within }, { weight: 1, arbitrary: fc.array(item, { minLength: 300, maxLength: 300 }) });
}

/** An object with what it needs, some of the rest, and now and then a part that nobody knows. */
function objectOf({ properties = {}, required = [] }: JsonSchema, known: readonly string[], depth: number): fc.Arbitrary<unknown> {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, fromSchema(part, known, depth + 1)]));
  const whole = fc.record(parts, { requiredKeys: required.filter((name) => name in parts) });
  const strange = fc.dictionary(fc.constantFrom("__proto__", "constructor", "x", "", "toString"), fc.jsonValue({ maxDepth: 1 }), {
    maxKeys: 2,
  });
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(parts, { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.tuple(whole, strange).map(([object, more]) => Object.assign(object, more)) },
  );
}
