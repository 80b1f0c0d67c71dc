import { readdir, readFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { build, type InlineConfig } from "vite";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { serverBundleConfig, serverBundles } from "../build-steps/server-bundles.ts";

const manifestSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const readManifest = async (file: string) => manifestSchema.parse(JSON.parse(await readFile(file, "utf8")));

const shop = await readManifest("package.json");
const sandbox = await readManifest("sandbox/package.json");

const shopFolders = ["bench", "client", "e2e", "scripts", "server", "shared"];
const importPattern = /^\s*(?:import|export)\s(?:[^;"']*?\sfrom\s)?"([^"]+)"|\bimport\("([^"]+)"\)/gm;

/** `@orpc/zod/zod4` comes from the package `@orpc/zod`. */
const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
/** `/shop/node_modules/a/node_modules/b/index.js` is of the package `b`; the shop's own files are of none. */
const packageOfFile = (file: string): string[] => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.slice(1) ?? [];
const isFromPackage = (specifier: string): boolean => !/^[.#/]/.test(specifier) && !isBuiltin(specifier);

/** The packages that the sources of a folder import, each with one of the files that do. */
async function packagesImportedBelow(folder: string): Promise<[name: string, file: string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !parentPath.includes("node_modules"));
  const found = await Promise.all(
    files.map(async ({ name, parentPath }) => {
      const file = join(parentPath, name);
      const specifiers = [...(await readFile(file, "utf8")).matchAll(importPattern)].map(([, from, dynamic]) => from ?? dynamic ?? "");
      return specifiers.filter(isFromPackage).map((specifier): [string, string] => [packageOf(specifier), file]);
    }),
  );
  return [...new Map(found.flat())];
}

type BundleName = keyof typeof serverBundles;

async function chunksOf(bundles: readonly BundleName[], settings: InlineConfig = {}) {
  const built = await Promise.all(
    bundles.map((name) => {
      const config = { ...serverBundleConfig(serverBundles[name], "unwritten"), ...settings };
      return build({ ...config, build: { ...config.build, write: false, sourcemap: false } });
    }),
  );
  return built.flatMap((result) => ("output" in result ? result.output : [])).filter((chunk) => chunk.type === "chunk");
}

/** The packages that the sources of a bundle name, whether it holds them or Node loads them from node_modules. */
async function packagesUsedBy(...bundles: BundleName[]): Promise<string[]> {
  const chunks = await chunksOf(bundles, { ssr: { noExternal: [] } });
  const specifiers = chunks.flatMap(({ imports, dynamicImports, code }) => [...imports, ...dynamicImports, ...filesFrom(code)]);
  const ownFiles = new Set(chunks.map(({ fileName }) => fileName));
  return [...new Set(specifiers.filter((name) => isFromPackage(name) && !ownFiles.has(name)).map(packageOf))].toSorted();
}

/** Files of packages that code reads where they are, such as fonts. */
function filesFrom(code: string): string[] {
  return [...code.matchAll(/import\.meta\.resolve\(["`']([^"`']+)["`']\)/g)].map(([, specifier = ""]) => specifier);
}

describe("the shop and its sandbox are two packages", () => {
  test("every file takes its packages from its own package.json, so that the shop imports none that only the sandbox has", async () => {
    const ofShop = (await Promise.all(shopFolders.map(packagesImportedBelow))).flat();
    const ofSandbox = await packagesImportedBelow("sandbox");
    expect(ofShop.length).toBeGreaterThan(30);
    expect(ofSandbox.length).toBeGreaterThan(10);
    expect(ofShop.filter(([name]) => !(name in shop.dependencies) && !(name in shop.devDependencies))).toEqual([]);
    expect(ofSandbox.filter(([name]) => !(name in sandbox.dependencies) && !(name in sandbox.devDependencies))).toEqual([]);
  });

  test("production installs what the storefront's bundles use, and nothing else but Node", async () => {
    const { node, ...others } = shop.dependencies;
    expect(node).toBeDefined();
    expect(Object.keys(others).toSorted()).toEqual(
      // What only development asks for, such as readable logs, stays out of production.
      (await packagesUsedBy("pages", "shop")).filter((name) => !(name in shop.devDependencies)),
    );
  });

  test("a start of the storefront loads no file of a package: its two bundles hold them, each its own, but for what requests ask for", async () => {
    const [pages, main] = await Promise.all([chunksOf(["pages"]), chunksOf(["shop"])]);
    const chunks = [...pages, ...main];
    const ownFiles = new Set(chunks.map(({ fileName }) => fileName));
    const fromPackages = (names: string[]) => [...new Set(names)].filter((name) => isFromPackage(name) && !ownFiles.has(name)).toSorted();
    expect(fromPackages(chunks.flatMap(({ imports }) => imports))).toEqual([]);
    expect(fromPackages(chunks.flatMap(({ dynamicImports }) => dynamicImports))).toEqual(["pino-pretty", "satori", "sharp"]);
    const insideOf = (bundle: typeof chunks) => new Set(bundle.flatMap(({ moduleIds }) => moduleIds).flatMap(packageOfFile));
    const inMain = insideOf(main);
    // It makes the elements of drawn cards, which hold nothing.
    expect([...insideOf(pages)].filter((name) => inMain.has(name))).toEqual(["react"]);
  });

  test("a start without traces and Valkey reads nothing of theirs", async () => {
    const chunks = await chunksOf(["shop"]);
    const read = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
    // A set hands out what is added while it is walked.
    for (const name of read) for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) read.add(imported);
    const packagesIn = (some: typeof chunks) => new Set(some.flatMap(({ moduleIds }) => moduleIds).flatMap(packageOfFile));
    const atStart = packagesIn(chunks.filter(({ fileName }) => read.has(fileName)));
    for (const name of ["@redis/client", "@opentelemetry/sdk-trace-base", "@opentelemetry/semantic-conventions"]) {
      expect(packagesIn(chunks)).toContain(name);
      expect(atStart).not.toContain(name);
    }
  });

  test("what the sandbox's bundle loads is among its dependencies", async () => {
    const loaded = await packagesUsedBy("sandbox");
    expect(loaded).toEqual(expect.arrayContaining(["graphql-yoga", "oidc-provider", "sharp"]));
    expect(loaded.filter((name) => !(name in sandbox.dependencies))).toEqual([]);
  });

  test("a package that both use has one version, and so one copy", () => {
    const versions = { ...shop.devDependencies, ...shop.dependencies };
    const ofSandbox = Object.entries({ ...sandbox.devDependencies, ...sandbox.dependencies });
    expect(ofSandbox.filter(([name, version]) => (versions[name] ?? version) !== version)).toEqual([]);
  });
});

test("the storefront's image has each folder of the build that the server reads", async () => {
  const source = await readFile("server/process/built-front-end.ts", "utf8");
  const read = [...new Set([...source.matchAll(/resolve\("(dist\/[\w-]+)/g)].map(([, folder = ""]) => folder))].toSorted();
  expect(read).toEqual(expect.arrayContaining(["dist/client", "dist/sandbox", "dist/server"]));
  const [, storefront = ""] = (await readFile("Dockerfile", "utf8")).split(/^FROM \S+ AS storefront-files$/m);
  const copied = [...storefront.matchAll(/^COPY --from=build \/app\/(dist\/[\w-]+) /gm)].map(([, folder = ""]) => folder);
  // The sandbox has an image of its own.
  expect(copied.toSorted()).toEqual(read.filter((folder) => folder !== "dist/sandbox"));
});
