import { access, constants } from "node:fs/promises";
import { delimiter, join } from "node:path";

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** The path of the first of these programs that this machine has; undefined where it has none. Debian calls some of them otherwise than their makers do. */
export async function findProgram(...names: string[]): Promise<string | undefined> {
  const folders = (process.env.PATH ?? "").split(delimiter);
  for (const file of names.flatMap((name) => folders.map((folder) => join(folder, name)))) if (await isExecutable(file)) return file;
  return undefined;
}
