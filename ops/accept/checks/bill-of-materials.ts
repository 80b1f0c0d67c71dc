import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { runCommand } from "../run-command.ts";

const billSchema = z.object({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(z.object({ name: z.string(), version: z.string(), purl: z.string().startsWith("pkg:npm/") })).min(1),
});

/** Writes the image's bill of materials beside it, and holds it to naming what the shop runs on. */
export async function writeBillOfMaterials(folder: string): Promise<string> {
  const { stdout } = await runCommand("npm", ["run", "--silent", "sbom"], { timeoutMs: 120_000 });
  const { components } = billSchema.parse(JSON.parse(stdout));
  for (const name of ["express", "react", "pino"])
    if (!components.some((component) => component.name === name)) throw new Error(`the bill of materials lacks ${name}`);
  await mkdir(folder, { recursive: true });
  const path = join(folder, "storefront.cdx.json");
  await writeFile(path, stdout);
  return `${components.length} components in ${path}`;
}
