import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isProfileName } from "../../load-tests/settings/profiles.ts";
import { roomsNamed } from "../mutate/rooms.ts";

const filesLike = (patterns: string[]) => patterns.flatMap((pattern) => globSync(pattern));
/** The changelog tells of what is gone, too. */
const documents = filesLike(["*.md", "docs/*.md", "docs/requirements/*.md", "ops/**/*.md", "load-tests/*.md", "sandbox/*.md"]).filter(
  (document) => document !== "CHANGELOG.md",
);

/** Tests may name what isn't there, as this one does. */
const textOf = (...patterns: string[]) =>
  filesLike(patterns)
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => readFileSync(file, "utf8"));
const wordsOf = (texts: string[], word: RegExp) => new Set(texts.flatMap((text) => text.match(word) ?? []));

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
/** Those of web vitals are put together from their parts, so rules and dashboards count, too: `npm run ops:check` holds these to what is exported. */
const metrics = wordsOf(textOf("server/**/*.ts", "ops/{grafana,prometheus}/**/*.{ts,yaml,json}"), /\bstorefront_\w+/g);
const code = [
  "{server,sandbox,scripts,bench,e2e,load-tests,ops}/**/*.ts",
  "ops/**/*.{yaml,yml,json,toml,tf}",
  "*.{ts,yml}",
  ".env.example",
];
const variables = wordsOf(textOf(...code, "client/**/*.ts"), /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/g);
/** What a cloud calls its own settings, and no code of ours reads. */
const foreign = new Set(["CAPABILITY_IAM"]);
const benches = readFileSync("bench/run.ts", "utf8");

/** What may follow `npm run … -- `, where one word chooses what is run. */
const choices: Readonly<Record<string, (choice: string) => boolean>> = {
  bench: (choice) => choice === "all" || new RegExp(`^ {2}"?${choice}"?: `, "m").test(benches),
  load: isProfileName,
  mutate: (choice) => roomsNamed(choice).length > 0,
};

/** Names in a document that nothing in the repository goes by. */
function unknownNames(text: string): string[] {
  const commands = [...text.matchAll(/npm run ([a-z][\w:-]*)(?: -- ([a-z][\w-]*))?/g)];
  const badCommands = commands.filter(([, script = "", choice]) => {
    if (!Object.hasOwn(scripts, script)) return true;
    return choice !== undefined && choices[script]?.(choice) === false;
  });
  const badMetrics = [...wordsOf([text], /\bstorefront_\w+/g)].filter(
    (name) => !metrics.has(name) && !metrics.has(name.replace(/_(?:bucket|count|sum)$/, "")),
  );
  const named = wordsOf([text], /(?<=`)[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?=[`=])/g);
  const badVariables = [...named].filter((name) => !variables.has(name) && !foreign.has(name));
  return [...badCommands.map(([command]) => command), ...badMetrics, ...badVariables];
}

test.each(documents)("every command, metric and variable that %s names is there", (document) => {
  expect(unknownNames(readFileSync(document, "utf8"))).toEqual([]);
});

test("the check sees names that are gone", () => {
  const gone = ["npm run nothing", "npm run bench -- nothing", "npm run load -- nothing", "npm run mutate -- nothing"];
  const text = `${gone.join(", ")}, storefront_nothing_total and \`NO_SUCH_VARIABLE=1\``;
  expect(unknownNames(text)).toEqual([...gone, "storefront_nothing_total", "NO_SUCH_VARIABLE"]);
  expect(unknownNames("npm run bench -- pages, npm run load -- average, npm run mutate -- cart, `PAGE_CACHE_SECONDS`")).toEqual([]);
});
