import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createStaticAssets } from "../http/endpoints/files/create-static-assets.ts";
import { findCompressed } from "../http/endpoints/files/find-compressed.ts";
import { type ServerEntry, readPageAssets } from "../rendering/page-assets.ts";
import type { CreateFrontEnd } from "./front-end.ts";

/** What `npm run build` wrote, below the folder the shop is started in. */
export const createBuiltFrontEnd: CreateFrontEnd = async () => {
  const clientDir = resolve("dist/client");
  const entryUrl = pathToFileURL(resolve("dist/server/entry.server.js")).href;
  const entry: ServerEntry = await import(/* @vite-ignore */ entryUrl);
  return {
    files: createStaticAssets({ clientDir, compressed: await findCompressed(join(clientDir, "assets")) }),
    pageAssets: await readPageAssets(clientDir),
    loadEntry: () => Promise.resolve(entry),
    sandboxModule: resolve("dist/sandbox/main.js"),
  };
};
