import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

/** A place in a built file, as a stack names it. */
const builtPlace = /(?<file>file:\/\/[^\s()]+\.js):(?<line>\d+):(?<column>\d+)/g;

const maps = new Map<string, SourceMap | null>();

/**
 * Has a stack name places in the sources instead of those in the build. Node does that by itself under `--enable-source-maps`, with every script that it loads and every
 * stack that anybody looks at; this way a shop reads its maps with the first error that it logs.
 */
export function toSources(stack: string): string {
  return stack.replaceAll(builtPlace, (place, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !("fileName" in origin)) return place;
    return `${fileURLToPath(new URL(origin.fileName, file))}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const map = readMap(`${fileURLToPath(file)}.map`);
  maps.set(file, map);
  return map;
}

/** Null where there is none, or none that can be read: an error is logged either way. */
function readMap(path: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
}
