import { join } from "node:path";
import type { InlineConfig, Plugin } from "vite";

type Bundle = {
  source: string;
  folder: string;
  fileName: string;
  hasPackages: boolean;
  /** Whether what it asks for by `import()` lies beside it, or in the same file. */
  isSplit: boolean;
};

export const serverBundles = {
  pages: { source: "client/entry.server.tsx", folder: "server", fileName: "entry.server.js", hasPackages: true, isSplit: false },
  shop: { source: "server/main.ts", folder: "server", fileName: "main.js", hasPackages: true, isSplit: true },
  sandbox: { source: "sandbox/main.ts", folder: "sandbox", fileName: "main.js", hasPackages: false, isSplit: false },
} satisfies Record<string, Bundle>;

/** Drawn cards and readable logs ask for them, and no start does; one of them is no JavaScript. */
const leftOutside = ["pino-pretty", "satori", "sharp"];

/** Maps lead to the shop's own sources, and are a third as large. */
const withoutPackagesMaps: Plugin = {
  name: "without-packages-maps",
  transform: { filter: { id: /\/node_modules\// }, handler: (code) => ({ code, map: { mappings: "" } }) },
};

/**
 * One file each, so that a running server needs no more sources from disk; what the shop's asks for only where it is configured, traces and Valkey's client, are some more
 * beside it, a quarter of its code. The shop's two have their packages in them, which as files of their own were half of a start, and share none that keeps anything. Names stay, for stacks; without what only people read, V8 has less to go through.
 */
export function serverBundleConfig({ source, folder, fileName, hasPackages, isSplit }: Bundle, outDir: string): InlineConfig {
  return {
    logLevel: "warn",
    ...(hasPackages && { ssr: { noExternal: true, external: leftOutside }, define: { "process.env.NODE_ENV": '"production"' } }),
    plugins: [withoutPackagesMaps],
    build: {
      ssr: true,
      outDir: join(outDir, folder),
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: false,
      sourcemap: true,
      target: "node24",
      rolldownOptions: {
        input: source,
        output: {
          entryFileNames: fileName,
          chunkFileNames: "later/[name].js",
          codeSplitting: isSplit,
          minify: { compress: false, mangle: false },
          sourcemapExcludeSources: true,
        },
      },
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
