import { readdir, readFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { serverBundleConfig, serverBundles } from "./server-bundles.ts";

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

/** The packages that a bundle leaves to be loaded from node_modules, as soon as it starts or when a setting asks for it. */
async function packagesLoadedBy(...bundles: (keyof typeof serverBundles)[]): Promise<string[]> {
  const built = await Promise.all(
    bundles.map((name) => {
      const config = serverBundleConfig(serverBundles[name], "unwritten");
      return build({ ...config, build: { ...config.build, write: false, sourcemap: false } });
    }),
  );
  const chunks = built.flatMap((result) => ("output" in result ? result.output : []));
  const specifiers = chunks.flatMap((chunk) =>
    chunk.type === "chunk" ? [...chunk.imports, ...chunk.dynamicImports, ...filesFrom(chunk.code)] : [],
  );
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

  test("production installs what the storefront's bundles load, and nothing else but Node", async () => {
    const { node, ...others } = shop.dependencies;
    expect(node).toBeDefined();
    expect(Object.keys(others).toSorted()).toEqual(
      // What only development asks for, such as readable logs, stays out of production.
      (await packagesLoadedBy("pages", "shop")).filter((name) => !(name in shop.devDependencies)),
    );
  });

  test("what the sandbox's bundle loads is among its dependencies", async () => {
    const loaded = await packagesLoadedBy("sandbox");
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
