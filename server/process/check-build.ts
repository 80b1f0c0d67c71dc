import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** The build can't be run as it stands, which building anew puts right. */
export class IncompleteBuildError extends Error {
  constructor(missing: readonly string[]) {
    super(`The build is not whole: ${missing.join(" and ")} missing. Run \`npm run build\`, then start the shop again.`);
    this.name = "IncompleteBuildError";
  }
}

const parts = ["client/assets", "client/.vite/manifest.json", "server/entry.server.js", "service-worker/service-worker.js"];

/** Throws where a part of the build is missing or empty. */
export async function checkBuild(dist: string): Promise<void> {
  const arePresent = await Promise.all(parts.map((part) => isFilled(join(dist, part))));
  const missing = parts.filter((_, at) => arePresent[at] !== true);
  if (missing.length > 0) throw new IncompleteBuildError(missing.map((part) => `dist/${part}`));
}

async function isFilled(path: string): Promise<boolean> {
  try {
    const found = await stat(path);
    return found.isDirectory() ? (await readdir(path)).length > 0 : found.size > 0;
  } catch {
    return false;
  }
}
