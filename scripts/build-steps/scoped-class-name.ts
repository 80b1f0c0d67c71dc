import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

type NameClass = (name: string, path: string) => string;

/** Names a class after its stylesheet and itself, `header_menu`: readable, for development. */
function createReadableNames(): NameClass {
  const paths = new Map<string, string>();
  return (name, path) => {
    const sheet = sheetOf(path);
    const [file = path] = path.split("?");
    const taken = paths.get(sheet);
    if (taken !== undefined && taken !== file) throw new Error(`${taken} and ${file} would share their class names`);
    paths.set(sheet, file);
    return `${sheet}_${name}`;
  };
}

const sheetOf = (path: string) => basename(path.split("?")[0] ?? path, ".module.css");
const written = /\.([a-z][\w-]*)/gi;

/** Names a class by its place among all classes, `bQ`: the same in every bundle, a seventh less HTML, and smaller compressed as well, where a hash is noise. */
export function createShortNames(sheets: ReadonlyMap<string, string>): NameClass {
  const known = [...sheets].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const keys = new Set(known.flatMap(([path, css]) => Array.from(css.matchAll(written), ([, name]) => `${sheetOf(path)}_${name}`)));
  const names = shortNames();
  const shortByKey = new Map(Array.from(keys, (key) => [key, names.next().value]));
  const readable = createReadableNames();
  return (name, path) => {
    // What is no class, an animation's name say, keeps its own.
    const key = readable(name, path);
    return shortByKey.get(key) ?? key;
  };
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const alphabet = `${letters}0123456789`;

/** Words of two characters, then of three. */
function* shortNames(): Generator<string, string> {
  for (let length = 2; ; length += 1) {
    for (let rank = 0; rank < letters.length * alphabet.length ** (length - 1); rank += 1) {
      const name = shortName(rank, length);
      // What blocks advertisements hides such classes.
      if (!/^ad/i.test(name)) yield name;
    }
  }
}

function shortName(rank: number, length: number): string {
  let rest = rank;
  let name = "";
  while (name.length < length - 1) {
    name = `${alphabet[rest % alphabet.length]}${name}`;
    rest = Math.floor(rest / alphabet.length);
  }
  return `${letters[rest]}${name}`;
}

/** How classes are named, in a build and in development. */
export function scopedClassNames(command: "build" | "serve"): NameClass {
  if (command === "serve") return createReadableNames();
  const paths = globSync("client/**/*.module.css").map((path) => path.replaceAll("\\", "/"));
  return createShortNames(new Map(paths.map((path) => [path, readFileSync(path, "utf8")])));
}
