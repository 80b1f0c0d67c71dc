import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sheets } from "./sheets.ts";

const folder = join(import.meta.dirname, "../../../docs/drawings");
await mkdir(folder, { recursive: true });
for (const [name, draw] of Object.entries(sheets)) await writeFile(join(folder, name), draw());
