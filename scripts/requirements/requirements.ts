import { parseSync } from "oxc-parser";

export type Source = { path: string; text: string };
export type Requirement = { id: string; text: string; path: string };
export type TaggedTest = { ids: string[]; path: string; title: string };

const statement = /^- `(shop-\d+\.\d+)` (\S.*)$/;
const tag = /\[(shop-\d+\.\d+)\]/g;
const testNames = new Set(["test", "it", "describe"]);

/** The statements of documents, a list entry each: "- `shop-9.1` What the shop does." */
export function readRequirements(documents: Source[]): Requirement[] {
  return documents.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line): Requirement[] => {
      const [, id, words] = statement.exec(line) ?? [];
      return id === undefined || words === undefined ? [] : [{ id, text: words, path }];
    }),
  );
}

/** The tests whose titles, or whose group's titles, name statements. What stands elsewhere in a file is no tag. */
export function readTaggedTests(files: Source[]): TaggedTest[] {
  return files.flatMap(({ path, text }) => {
    if (!text.includes("[shop-")) return [];
    return titlesOf(parseSync(path, text).program).flatMap((title) => {
      const ids = [...title.matchAll(tag)].flatMap(([, id]) => id ?? []);
      return ids.length > 0 ? [{ ids, path, title: title.replaceAll(tag, "").replaceAll(/\s+/g, " ").trim() }] : [];
    });
  });
}

function titlesOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(titlesOf);
  if (typeof node !== "object" || node === null) return [];
  const inside = Object.values(node).flatMap(titlesOf);
  return "type" in node && node.type === "CallExpression" ? [...titleOf(node), ...inside] : inside;
}

/** `test("title", …)`, `it.each(rows)("title", …)`, `test(\`title\`, …)`. */
function titleOf(call: object): string[] {
  if (!("callee" in call) || !("arguments" in call) || !Array.isArray(call.arguments) || !testNames.has(rootName(call.callee))) return [];
  const title: unknown = call.arguments[0];
  if (typeof title !== "object" || title === null || !("type" in title)) return [];
  if ("value" in title && typeof title.value === "string") return [title.value];
  return "quasis" in title && Array.isArray(title.quasis) ? [title.quasis.map((part) => part.value.cooked).join("…")] : [];
}

function rootName(callee: unknown): string {
  if (typeof callee !== "object" || callee === null) return "";
  if ("name" in callee && typeof callee.name === "string") return callee.name;
  if ("object" in callee) return rootName(callee.object);
  return "callee" in callee ? rootName(callee.callee) : "";
}

/** What keeps statements and tests apart: a number given twice, a statement without a test, a tag without a statement. */
export function findGaps(requirements: Requirement[], tests: TaggedTest[]): string[] {
  const known = new Set(requirements.map(({ id }) => id));
  const tested = new Set(tests.flatMap(({ ids }) => ids));
  const twice = requirements.filter(({ id }, at) => requirements.findIndex((other) => other.id === id) !== at);
  return [
    ...twice.map(({ id, path }) => `${path}: ${id} is given twice`),
    ...requirements.filter(({ id }) => !tested.has(id)).map(({ id, text, path }) => `${path}: ${id} has no test: ${text}`),
    ...tests.flatMap(({ ids, path, title }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${path}: [${id}] is no statement: ${title}`),
    ),
  ];
}
