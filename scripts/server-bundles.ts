import { join } from "node:path";
import type { InlineConfig } from "vite";

type Bundle = { source: string; folder: string; fileName: string };

export const serverBundles = {
  pages: { source: "client/entry.server.tsx", folder: "server", fileName: "entry.server.js" },
  shop: { source: "server/main.ts", folder: "server", fileName: "main.js" },
  sandbox: { source: "sandbox/main.ts", folder: "sandbox", fileName: "main.js" },
} satisfies Record<string, Bundle>;

/** One file each, so that a running server needs no more sources from disk. Dependencies stay outside: Node loads them from node_modules. */
export function serverBundleConfig({ source, folder, fileName }: Bundle, outDir: string): InlineConfig {
  return {
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
  };
}

/** The service worker, one script by itself. A new build is a new worker, which then keeps its pages anew. */
export function serviceWorkerConfig(outDir: string, digest: string): InlineConfig {
  return {
    logLevel: "warn",
    configFile: false,
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir: join(outDir, "service-worker"),
      copyPublicDir: false,
      target: ["chrome123", "firefox128", "safari17.5"],
      rolldownOptions: {
        input: "client/service-worker/main.ts",
        output: {
          format: "iife",
          entryFileNames: "service-worker.js",
          codeSplitting: false,
          banner: `self.build="${digest.slice(0, 16)}";`,
        },
      },
    },
  };
}
