import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { compressAssets } from "./compress-assets.ts";
import { sourceDigest, stampName } from "./source-digest.ts";

type Bundle = { source: string; folder: string; fileName: string };

/** Beside dist, so that a build that fails leaves the last good one in place. */
const outDir = "dist-next";

const serverBundles: Bundle[] = [
  { source: "client/entry.server.tsx", folder: "server", fileName: "entry.server.js" },
  { source: "server/main.ts", folder: "server", fileName: "main.js" },
  { source: "sandbox/main.ts", folder: "sandbox", fileName: "main.js" },
];

/** One file each, so that a running server needs nothing more from disk. Dependencies stay outside: Node loads them from node_modules. */
async function buildServerBundle({ source, folder, fileName }: Bundle): Promise<void> {
  await build({
    logLevel: "warn",
    build: {
      ssr: true,
      outDir: join(outDir, folder),
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      sourcemap: true,
      target: "node24",
      rolldownOptions: { input: source, output: { entryFileNames: fileName, codeSplitting: false } },
    },
  });
}

async function buildAll(): Promise<void> {
  const digest = await sourceDigest();
  await rm(outDir, { recursive: true, force: true });
  await build({ logLevel: "warn", build: { outDir: join(outDir, "client") } });
  for (const bundle of serverBundles) await buildServerBundle(bundle);
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
