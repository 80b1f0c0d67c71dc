import { rm, writeFile } from "node:fs/promises";
import { build } from "vite";
import { compressAssets } from "./compress-assets.ts";
import { sourceDigest, stampPath } from "./source-digest.ts";

type Bundle = { source: string; outDir: string; fileName: string };

const serverBundles: Bundle[] = [
  { source: "client/entry.server.tsx", outDir: "dist/server", fileName: "entry.server.js" },
  { source: "server/main.ts", outDir: "dist/server", fileName: "main.js" },
  { source: "sandbox/main.ts", outDir: "dist/sandbox", fileName: "main.js" },
];

/** Dependencies stay outside of these bundles: Node loads them from node_modules. */
async function buildServerBundle({ source, outDir, fileName }: Bundle): Promise<void> {
  await build({
    logLevel: "warn",
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      sourcemap: true,
      target: "node24",
      rolldownOptions: { input: source, output: { entryFileNames: fileName, chunkFileNames: "chunks/[name]-[hash].js" } },
    },
  });
}

process.env.NODE_ENV = "production";
const startedAt = performance.now();
const digest = await sourceDigest();
await rm("dist", { recursive: true, force: true });
await build({ logLevel: "warn" });
for (const bundle of serverBundles) await buildServerBundle(bundle);
await compressAssets("dist/client/assets");
await writeFile(stampPath, digest);
process.stdout.write(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
