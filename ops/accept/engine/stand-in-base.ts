import { cp, mkdir, readFile, rm, symlink } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { runCommand } from "../run-command.ts";
import { debianProgram } from "./debian.ts";
import type { Engine } from "./engine.ts";

export const standInBase = "rares-stand-in-base";
/** Of the line that comes with this Node. */
const npmVersion = "11.21.2";
const certificates = "/etc/ssl/certs/ca-certificates.crt";

/**
 * The base image where none can be pulled: a small Debian and, from npm, the Node that the project runs on. The certificates are this machine's, for networks with
 * an authority of their own.
 */
export async function makeStandInBase(engine: Engine, folder: string): Promise<void> {
  const debootstrap = await debianProgram("mmdebstrap", "mmdebstrap");
  if (!debootstrap) throw new Error("The base image could not be pulled, and without root on Debian none can be made.");
  const context = join(folder, "context");
  const lib = join(context, "usr/local/lib/node_modules/npm");
  const bin = join(context, "usr/local/bin");
  await mkdir(lib, { recursive: true });
  await mkdir(bin, { recursive: true });

  const root = ["--variant=minbase", "--include=ca-certificates", "bookworm", join(context, "root.tar")];
  await runCommand(debootstrap, root, { timeoutMs: 600_000 });
  const node = await unpack(folder, `node-linux-${process.arch}@${await nodeVersion()}`);
  await cp(join(node, "bin/node"), join(bin, "node"));
  await cp(await unpack(folder, `npm@${npmVersion}`), lib, { recursive: true });
  for (const name of ["npm", "npx"]) await symlink(`../lib/node_modules/npm/bin/${name}-cli.js`, join(bin, name));
  await cp(certificates, join(context, "ca-certificates.crt"));
  await cp(resolve("ops/deploy/docker/stand-in-base.Dockerfile"), join(context, "Dockerfile"));
  await engine.run(["build", "--tag", standInBase, context], { timeoutMs: 300_000 });
  await rm(context, { recursive: true });
}

/** Fetches a package as npm would, and answers the folder with its files. */
async function unpack(folder: string, name: string): Promise<string> {
  const { stdout } = await runCommand("npm", ["pack", "--json", "--pack-destination", folder, name], { timeoutMs: 300_000 });
  const [packed] = z.array(z.object({ filename: z.string() })).parse(JSON.parse(stdout));
  const target = join(folder, name.replaceAll(/[^\w.-]/g, "-"));
  await mkdir(target, { recursive: true });
  await runCommand("tar", ["-xzf", join(folder, packed?.filename ?? ""), "-C", target]);
  return join(target, "package");
}

async function nodeVersion(): Promise<string> {
  const manifest = z.object({ dependencies: z.object({ node: z.string() }) });
  return manifest.parse(JSON.parse(await readFile("package.json", "utf8"))).dependencies.node;
}
