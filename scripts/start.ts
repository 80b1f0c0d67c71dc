import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { enableCompileCache } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { sourceDigest, stampName } from "./build-steps/source-digest.ts";

/** Builds when the sources changed since the last build, then runs the shop as production does. */
async function buildWhenNeeded(): Promise<void> {
  const built = await readFile(resolve("dist", stampName), "utf8").catch(() => "");
  if (built === (await sourceDigest())) return;
  process.stdout.write("Building the shop …\n");
  const { status } = spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

await buildWhenNeeded();
process.env.NODE_ENV ||= "production";
// Node keeps what it compiled for the next start, as in development.
enableCompileCache(resolve("node_modules/.cache/node"));
await import(pathToFileURL(resolve("dist/server/main.js")).href);
