import { cp, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { compressAssets } from "./build-steps/compress-assets.ts";
import { serverBundles, serverBundleConfig, serviceWorkerConfig } from "./build-steps/server-bundles.ts";
import { sourceDigest, stampName } from "./build-steps/source-digest.ts";

/** Beside dist, so that a build that fails leaves the last good one in place. */
const outDir = "dist-next";

/** What the sandbox reads while it runs, laid beside its bundle as it lies beside its sources (sandbox/config.ts). */
const sandboxFolders = ["data", "vendors/storyblok/stories", "pictures/templates"];

async function buildAll(): Promise<void> {
  const digest = await sourceDigest();
  await rm(outDir, { recursive: true, force: true });
  await build({ logLevel: "warn", build: { outDir: join(outDir, "client") } });
  await build(serviceWorkerConfig(outDir, digest));
  for (const bundle of Object.values(serverBundles)) await build(serverBundleConfig(bundle, outDir));
  for (const folder of sandboxFolders) await cp(join("sandbox", folder), join(outDir, "sandbox", folder), { recursive: true });
  await compressAssets(join(outDir, "client/assets"));
  await writeFile(join(outDir, stampName), digest);
  await rm("dist", { recursive: true, force: true });
  await rename(outDir, "dist");
}

process.env.NODE_ENV = "production";
const startedAt = performance.now();
try {
  await buildAll();
  process.stdout.write(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
} catch (error) {
  await rm(outDir, { recursive: true, force: true });
  process.stderr.write(`The build failed: ${error instanceof Error ? error.message : "unknown reason"}\n`);
  process.exitCode = 1;
}
