import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseAllDocuments } from "yaml";
import { z } from "zod";

const objectSchema = z.looseObject({ apiVersion: z.string(), kind: z.string(), metadata: z.looseObject({ name: z.string() }) });
export type KubernetesObject = z.infer<typeof objectSchema>;

/** Every object below a folder; what only Kustomize reads is left out. */
export async function readObjects(folder: string): Promise<KubernetesObject[]> {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith(".yaml") && !file.endsWith("kustomization.yaml"),
  );
  const texts = await Promise.all(files.toSorted().map((file) => readFile(join(folder, file), "utf8")));
  return texts.flatMap((text) => parseAllDocuments(text).map((document) => objectSchema.parse(document.toJS())));
}

const modules: Record<string, string> = {
  v1: "core/v1",
  "apps/v1": "apps/v1",
  "policy/v1": "policy/v1",
  "autoscaling/v2": "autoscaling/v2",
  "networking.k8s.io/v1": "networking/v1",
};
/** Of an operator, which has a package of its own. */
const customKinds = new Set(["ServiceMonitor"]);

/** The objects as a TypeScript module that compiles only if Kubernetes knows each of their fields. */
export function typedModule(objects: KubernetesObject[]): string {
  return objects
    .filter(({ kind }) => !customKinds.has(kind))
    .map((object, index) => {
      const module = modules[object.apiVersion];
      if (!module) throw new Error(`no types are known for ${object.apiVersion}`);
      return `export const object${index}: import("kubernetes-types/${module}").${object.kind} = ${JSON.stringify(object, null, 2)};\n`;
    })
    .join("");
}
