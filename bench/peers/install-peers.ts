import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PeerPage } from "./peer-page.ts";

/** Nothing of it is committed, and no command but this bench installs it. */
const peersDir = ".cache/peers";
export const peerNames = ["next", "react-router"] as const;
export type PeerName = (typeof peerNames)[number];

export const folderOf = (name: PeerName) => join(peersDir, name);

/** Lays a recipe into a folder of its own, with the page to serve, and installs and builds it as its documentation says. */
export function installPeer(name: PeerName, { tree, data }: PeerPage): void {
  const folder = folderOf(name);
  const recipe = join("bench/peers", name);
  mkdirSync(folder, { recursive: true });
  const manifest = readFileSync(join(recipe, "package.json"), "utf8");
  const installed = join(folder, "node_modules/.installed.json");
  const isInstalled = existsSync(installed) && readFileSync(installed, "utf8") === manifest;
  cpSync(recipe, folder, { recursive: true });
  writeFileSync(join(folder, "page-tree.jsx"), tree);
  writeFileSync(join(folder, "page-data.json"), JSON.stringify(data));
  const run = (...args: string[]) =>
    execFileSync("npm", args, {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
    });
  if (!isInstalled) {
    // Development's packages as well: they build it.
    run("install", "--include=dev", "--no-audit", "--no-fund");
    writeFileSync(installed, manifest);
  }
  run("run", "build");
}
