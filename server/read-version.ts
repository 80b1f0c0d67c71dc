import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";

/** The version in the package.json of the folder the shop is started in. */
export async function readVersion(): Promise<string> {
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(resolve("package.json"), "utf8"))).version;
}
