import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const run = promisify(execFile);
const config = resolve(".dependency-cruiser.cjs");
const cruiser = resolve("node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");

const planted: { rule: string; from: string; to: string }[] = [
  { rule: "client-to-shared", from: "client/ui/first.ts", to: "server/app.ts" },
  { rule: "server-to-shared", from: "server/first.ts", to: "sandbox/main.ts" },
  { rule: "only-rendering-knows-the-client", from: "server/app.ts", to: "client/entry.server.tsx" },
  { rule: "rendering-knows-only-types-of-the-client", from: "server/rendering/a.ts", to: "client/entry.server.tsx" },
  { rule: "sandbox-stands-alone", from: "sandbox/main.ts", to: "server/app.ts" },
  { rule: "plan-before-texts", from: "sandbox/catalogue/generate/plan/a.ts", to: "sandbox/catalogue/generate/texts/b.ts" },
  { rule: "texts-before-products", from: "sandbox/catalogue/generate/texts/a.ts", to: "sandbox/catalogue/generate/product/b.ts" },
  { rule: "shared-stands-alone", from: "shared/contract/a.ts", to: "server/app.ts" },
  { rule: "ops-looks-from-outside", from: "ops/check/a.ts", to: "server/app.ts" },
  { rule: "domain-is-pure", from: "shared/domain/a.ts", to: "shared/contract/a.ts" },
  { rule: "helpers-of-tests-are-for-tests", from: "server/second.ts", to: "server/testing/b.ts" },
  { rule: "no-feature-to-feature", from: "client/features/cart/first.ts", to: "client/features/search/b.ts" },
  { rule: "features-below-routes", from: "client/features/cart/a.ts", to: "client/routes/shop/cart.tsx" },
  { rule: "ui-knows-no-feature", from: "client/ui/a.ts", to: "client/features/cart/b.ts" },
  { rule: "service-worker-stands-alone", from: "client/service-worker/a.ts", to: "client/ui/b.ts" },
  { rule: "nobody-imports-the-service-worker", from: "client/features/cart/d.ts", to: "client/service-worker/b.ts" },
  { rule: "services-take-ports", from: "server/services/cart/a.ts", to: "server/vendors/shopify/storefront/b.ts" },
  { rule: "services-take-ports", from: "server/services/account/a.ts", to: "server/vendors/shopify/customer/b.ts" },
  { rule: "vendors-know-no-http", from: "server/vendors/shopify/storefront/b.ts", to: "server/http/a.ts" },
  { rule: "hydration-by-its-face", from: "client/features/cart/c.ts", to: "client/hydration/page-state.ts" },
  { rule: "hydration-by-its-face", from: "client/features/cart/e.ts", to: "client/hydration/links/prefetch-on-intent.ts" },
  { rule: "hydration-at-the-ground", from: "client/hydration/a.ts", to: "client/lib/text/b.ts" },
  { rule: "ui-below-lib", from: "client/lib/text/a.ts", to: "client/ui/b.ts" },
  { rule: "rooms-in-order", from: "client/features/cart/commands/a.ts", to: "client/features/cart/view/b.ts" },
  { rule: "copy-below-commands", from: "client/features/cart/copy/a.ts", to: "client/features/cart/commands/b.ts" },
  { rule: "queries-at-the-ground", from: "client/features/cart/queries.ts", to: "client/features/cart/copy/b.ts" },
  { rule: "no-cycles", from: "shared/domain/cart/a.ts", to: "shared/domain/cart/a.ts" },
  { rule: "contract-by-its-types", from: "client/lib/text/d.ts", to: "shared/contract/cart.ts" },
  { rule: "no-zod-in-the-browser", from: "client/lib/api/a.ts", to: "node_modules/zod/index.js" },
  { rule: "not-to-unresolvable", from: "shared/domain/cart/b.ts", to: "shared/domain/cart/nowhere.ts" },
  { rule: "load-tests-stand-alone", from: "load-tests/a.ts", to: "shared/domain/b.ts" },
  { rule: "load-tests-stand-alone", from: "load-tests/settings/a.ts", to: "load-tests/runner/b.ts" },
];
const isMissing = ({ to }: { to: string }) => to.endsWith("/nowhere.ts");

let folder = "";

async function plant(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

async function brokenRules(): Promise<string[]> {
  const answer = await run(process.execPath, [cruiser, "--config", config, "--output-type", "json", "."], {
    cwd: folder,
    maxBuffer: 2 ** 26,
  }).catch((error: { stdout: string }) => error);
  const { summary }: { summary: { violations: { rule: { name: string } }[] } } = JSON.parse(answer.stdout);
  return summary.violations.map(({ rule }) => rule.name);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-law-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("the import law", () => {
  test("finds every planted violation, and nothing in a lawful tree", async () => {
    for (const { to } of planted.filter((violation) => !isMissing(violation))) await plant(to, "export const value = 1;\n");
    const lawful = await brokenRules();
    for (const { from, to } of planted) await plant(from, `export { value } from "${"../".repeat(from.split("/").length - 1)}${to}";\n`);
    const broken = await brokenRules();
    expect(lawful).toEqual([]);
    expect(new Set(broken)).toEqual(new Set(planted.map(({ rule }) => rule)));
  });

  test("has a planted violation for each of its rules", async () => {
    const law: { default: { forbidden: { name: string }[] } } = await import(config);
    expect(law.default.forbidden.map(({ name }) => name).toSorted()).toEqual([...new Set(planted.map(({ rule }) => rule))].toSorted());
  });
});
