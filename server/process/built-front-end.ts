import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createMemoryFiles } from "../http/front/create-memory-files.ts";
import { type ServerEntry, readPageAssets } from "../rendering/page-assets.ts";
import { checkBuild } from "./check-build.ts";
import type { CreateFrontEnd } from "./front-end.ts";

/** What `npm run build` wrote, below the folder the shop is started in. */
export const createBuiltFrontEnd: CreateFrontEnd = async ({ isDraining, onFileServed }) => {
  await checkBuild(resolve("dist"));
  const clientDir = resolve("dist/client");
  const entryUrl = pathToFileURL(resolve("dist/server/entry.server.js")).href;
  const entry: ServerEntry = await import(/* @vite-ignore */ entryUrl);
  return {
    front: [createMemoryFiles({ clientDir, isDraining, onServed: onFileServed })],
    serviceWorker: await readFile(resolve("dist/service-worker/service-worker.js"), "utf8"),
    pageAssets: await readPageAssets(clientDir),
    loadEntry: () => Promise.resolve(entry),
    sandboxModule: resolve("dist/sandbox/main.js"),
  };
};
