import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dashboards, dashboardsDir, fileOf } from "./dashboards.ts";

await mkdir(dashboardsDir, { recursive: true });
for (const name of await readdir(dashboardsDir)) await rm(join(dashboardsDir, name));
for (const [name, dashboard] of Object.entries(dashboards)) await writeFile(join(dashboardsDir, `${name}.json`), fileOf(dashboard));
