import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sheets } from "./sheets.ts";

// All are written: what is asked for by name is refused.
parseArgs({ options: {} });
const folder = join(import.meta.dirname, "../../../docs/drawings");
await mkdir(folder, { recursive: true });
for (const [name, draw] of Object.entries(sheets)) await writeFile(join(folder, name), draw());
