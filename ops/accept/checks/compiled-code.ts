import type { Engine } from "../engine/engine.ts";
import { runInContainer } from "../stage/containers.ts";

/** Node's own word on where it reads compiled code from: nothing where version, processor, flags or user aren't those that it was compiled with. */
const script = `
  const folder = require("node:module").getCompileCacheDir();
  console.log(folder === undefined ? 0 : require("node:fs").readdirSync(folder).length);`;

/** How many modules come compiled with the image; throws when the shop in it can use none. */
export async function checkCompiledCode(engine: Engine, name: string): Promise<string> {
  const modules = Number(await runInContainer(engine, name, ["node", "-e", script]));
  if (!(modules > 0)) throw new Error(`${name} compiles all of its code with every start`);
  return `${modules} modules`;
}
