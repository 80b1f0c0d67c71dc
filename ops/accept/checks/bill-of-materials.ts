import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { Engine } from "../engine/engine.ts";

const billSchema = z.object({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(z.object({ name: z.string(), version: z.string(), purl: z.string().startsWith("pkg:npm/") })).min(1),
});
const installedSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional(), name: z.string().optional(), link: z.boolean().optional() })),
});

/** What is in the image although the bill doesn't name it. */
export function missingFrom(bill: z.infer<typeof billSchema>, installed: z.infer<typeof installedSchema>): string[] {
  const named = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  return Object.entries(installed.packages)
    .filter(([path, { link }]) => path.includes("node_modules/") && !link)
    .map(([path, { name = path.replace(/^.*node_modules\//, ""), version }]) => `${name}@${version}`)
    .filter((component) => !named.has(component));
}

/** Takes the image's bill of materials out of it, to lie beside it, and holds it to naming every package that npm installed there. */
export async function takeBillOfMaterials(engine: Engine, image: string, folder: string, fileName: string): Promise<string> {
  const read = async (path: string) => (await engine.run(["run", "--rm", "--network", "none", "--entrypoint", "cat", image, path])).stdout;
  const text = await read("/app/bill-of-materials.cdx.json");
  const bill = billSchema.parse(JSON.parse(text));
  const missing = missingFrom(bill, installedSchema.parse(JSON.parse(await read("/app/node_modules/.package-lock.json"))));
  if (missing.length > 0) throw new Error(`the bill of materials lacks ${missing.slice(0, 10).join(", ")}`);
  await mkdir(folder, { recursive: true });
  const path = join(folder, fileName);
  await writeFile(path, text);
  return `${bill.components.length} components in ${path}`;
}
