import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";

/** Where a command of the README is run, where that isn't said in its own words. */
const runElsewhere: Readonly<Record<string, { file: string; says: string }>> = {
  "npm ci && npm start": { file: "playwright.config.ts", says: "scripts/start.ts" },
  "npm ci && npm test": { file: ".ci/run", says: "npm test" },
  "npm start": { file: "playwright.config.ts", says: "scripts/start.ts" },
  "npm run dev": { file: "e2e/dev-loop/development-shop.ts", says: 'spawn("npm", ["run", "dev"]' },
  "npm run verify": { file: ".ci/run", says: "npm run check\nnpm test\nnpm run matrices" },
  "npm run unit": { file: "scripts/test.ts", says: "vitest" },
  "npm run e2e": { file: "scripts/test.ts", says: "playwright" },
  "npm run search:push": { file: "scripts/push-search.test.ts", says: "pushSearch(" },
  "npm run mutate -- sessions": { file: ".github/workflows/nightly.yml", says: "npm run mutate\n" },
  "npm start -w sandbox": { file: "sandbox/main.test.ts", says: '"start", "--workspace", "sandbox"' },
};

const commandStart = /^(?:npm|docker) /;
let readme = "";
let machines = "";

beforeAll(async () => {
  readme = await readFile("README.md", "utf8");
  const files = [".ci/run", ...(await readdir(".github/workflows")).map((name) => `.github/workflows/${name}`)];
  machines = (await Promise.all(files.map((file) => readFile(file, "utf8")))).join("\n");
});

/** What stands between backticks or alone in a block of the shell, and can be typed. */
function commandsIn(markdown: string): string[] {
  const inline = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
  const blocks = [...markdown.matchAll(/^```sh\n([^`]+)\n```$/gm)].flatMap(([, code = ""]) => code.split("\n"));
  return [...new Set([...inline, ...blocks].filter((code) => commandStart.test(code)))];
}

const words = (text: string) => text.replaceAll(/--(?:detach|wait-timeout \d+|wait)\s*/g, "").replaceAll(/[ \t]+/g, " ");

test("every command that the README names is run by a test or by continuous integration", async () => {
  const commands = commandsIn(readme);
  expect(commands.length).toBeGreaterThan(15);
  const unrun = [];
  for (const command of commands) {
    const { file, says } = runElsewhere[command] ?? {};
    const isRun = file && says ? (await readFile(file, "utf8")).includes(says) : words(machines).includes(command);
    if (!isRun) unrun.push(command);
  }
  expect(unrun).toEqual([]);
});

test("what is said to be run elsewhere still stands in the README", () => {
  expect(Object.keys(runElsewhere).filter((command) => !commandsIn(readme).includes(command))).toEqual([]);
});

const lists = new Map<string, Promise<string>>();

/** What a command of Playwright would run. To read all tests takes seconds, so each command is asked once. */
function listOf(command: string): Promise<string> {
  const list =
    lists.get(command) ??
    promisify(execFile)("npm", ["run", "--silent", command, "--", "--list"], { maxBuffer: 1 << 24 }).then(({ stdout }) => stdout);
  lists.set(command, list);
  return list;
}

test("each command of Playwright finds the tests that it is for", async () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(await readFile("package.json", "utf8"));
  const commands = Object.entries(scripts).filter(([, script]) => script.startsWith("playwright test"));
  expect(commands.map(([name]) => name)).toContain("access");
  // It throws what the command says when it fails.
  const found = await Promise.all(
    commands.map(async ([name]) => {
      const stdout = await listOf(name);
      return Number(/^Total: (\d+) tests? in/m.exec(stdout)?.[1] ?? 0) > 0;
    }),
  );
  expect(found).toEqual(commands.map(() => true));
}, 60_000);

test("what the README's test command opens in a browser takes none but Chromium", async () => {
  const stdout = await listOf("e2e");
  const foldersOf = (project: string) =>
    new Set([...stdout.matchAll(/\[(\w+)\] › ([\w-]+)\//g)].filter(([, name]) => name === project).map(([, , folder]) => folder));
  expect(foldersOf("shop")).toEqual(new Set(["journeys", "server"]));
  expect(foldersOf("widths")).toEqual(new Set(["journeys"]));
}, 60_000);
