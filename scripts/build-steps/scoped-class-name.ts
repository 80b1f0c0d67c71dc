import { basename } from "node:path";

const paths = new Map<string, string>();

/** Names a class after its stylesheet and itself, `header_menu`: readable, and next to nothing once compressed, where a hash is noise. */
export function scopedClassName(name: string, path: string): string {
  const sheet = basename(path, ".module.css");
  const [file = path] = path.split("?");
  const taken = paths.get(sheet);
  if (taken !== undefined && taken !== file) throw new Error(`${taken} and ${file} would share their class names`);
  paths.set(sheet, file);
  return `${sheet}_${name}`;
}
