import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";

type Chunk = { file: string; imports?: string[]; src?: string };
type Manifest = Record<string, Chunk>;

const clientDir = "dist/client";
const entry = "client/entry.browser.tsx";

/** Budget for a page's first-load JavaScript. */
export const budgetBytes = 112_000;

export type PageWeight = { page: string; bytes: number };

function withImports(manifest: Manifest, key: string, seen: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return;
  seen.add(key);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
}

/** As the shop sends it: the build has compressed each file with brotli but the smallest. */
async function bytesSent(file: string): Promise<number> {
  const path = join(clientDir, file);
  const { size } = await stat(`${path}.br`).catch(() => stat(path));
  return size;
}

/** What a browser loads before a page is interactive: the entry, the page's chunk and all that they import, each compressed with brotli. Parts that wait for the shopper or for a quiet page are not among it; code that a page asks for at once would have to be. */
export async function measureBundleWeight(): Promise<PageWeight[]> {
  const manifest: Manifest = JSON.parse(await readFile(join(clientDir, ".vite/manifest.json"), "utf8"));
  const routes = Object.keys(manifest).filter((key) =>
    /^client\/routes\/(?!layout\/|.*\/later\/)[\w-]+\/(?:[\w-]+\/)*[\w-]+\.tsx$/.test(key),
  );
  return Promise.all(
    routes.map(async (route) => {
      const keys = new Set<string>();
      withImports(manifest, entry, keys);
      withImports(manifest, route, keys);
      const files = new Set([...keys].map((key) => manifest[key]?.file ?? ""));
      const sizes = await Promise.all([...files].filter((file) => file.endsWith(".js")).map(bytesSent));
      return { page: route.replace(/^client\/routes\/[\w-]+\/|\.tsx$/g, ""), bytes: sizes.reduce((sum, size) => sum + size, 0) };
    }),
  );
}
