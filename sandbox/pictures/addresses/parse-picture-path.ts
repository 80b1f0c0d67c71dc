import { isAssembly } from "../assemblies/assembly-plans.ts";
import { isCar } from "../cars/cars.ts";
import { isPartFamily } from "./part-family.ts";
import { decodeText, encodeText } from "./path-text.ts";
import { foldSeed, partViews, type PictureRequest, sceneNames } from "./picture-request.ts";

/** Longer than the longest that is written: six texts of 60 characters, of up to four bytes, each of which takes three characters. */
const longestPath = 5000;

/** Reads a path that `picture-path.ts` wrote, without its leading slash; null for anything else. */
export function parsePicturePath(path: string): PictureRequest | null {
  if (path.length > longestPath || !path.endsWith(".svg")) return null;
  const segments = path.slice(0, -".svg".length).split("/");
  switch (segments[0]) {
    case "parts":
      return segments.length === 4 ? parsePart(segments[1] ?? "", segments[2] ?? "", segments[3] ?? "") : null;
    case "brands":
      return segments.length === 3 ? parseBrand(segments[1] ?? "", segments[2] ?? "") : null;
    case "cars":
      return segments.length === 4 && segments[2] === "side" ? parseCar(segments[1] ?? "", segments[3] ?? "") : null;
    case "scenes":
      return segments.length === 3 ? parseScene(segments[1] ?? "", segments[2] ?? "") : null;
    case "assemblies":
      return segments.length === 2 && isAssembly(segments[1] ?? "") ? { kind: "assembly", slug: segments[1] ?? "" } : null;
    case "categories":
      return segments.length === 3 ? parseCategory(segments[1] ?? "", segments[2] ?? "") : null;
    case "emblems":
      return segments.length === 3 ? parseEmblem(segments[1] ?? "", segments[2] ?? "") : null;
    default:
      return null;
  }
}

function parsePart(family: string, viewName: string, file: string): PictureRequest | null {
  const view = partViews.find((name) => name === viewName);
  const variation = parseVariation(file, "bcflnqstz");
  if (!isPartFamily(family) || !view || !variation) return null;
  const { b: brand, c: colour, f: finish, l: label, n, q, s, t: type, z: size } = variation.parameters;
  const [bores, quantity] = [countIn(n, 8), countIn(q, 999)];
  if (bores === null || quantity === null) return null;
  if (s !== undefined && s !== "lh" && s !== "rh") return null;
  const side = s === undefined ? undefined : s === "lh" ? "LH" : "RH";
  return { kind: "part", family, view, seed: variation.seed, side, finish, colour, label, brand, size, type, bores, quantity };
}

/** A count from 1 up to the most; null where the text is none. */
function countIn(text: string | undefined, most: number): number | null | undefined {
  if (text === undefined) return undefined;
  return /^[1-9]\d{0,2}$/.test(text) && Number(text) <= most ? Number(text) : null;
}

function parseBrand(slugText: string, nameText: string): PictureRequest | null {
  const slug = decodeCanonical(slugText);
  const name = decodeCanonical(nameText);
  return slug && name ? { kind: "brand", slug, name } : null;
}

function parseCar(car: string, file: string): PictureRequest | null {
  const variation = parseVariation(file, "c");
  return isCar(car) && variation ? { kind: "car", car, seed: variation.seed, colour: variation.parameters["c"] } : null;
}

function parseScene(sceneName: string, file: string): PictureRequest | null {
  const scene = sceneNames.find((name) => name === sceneName);
  const variation = parseVariation(file, "v");
  const car = variation?.parameters["v"];
  if (!scene || !variation || (car !== undefined && !isCar(car))) return null;
  return { kind: "scene", scene, seed: variation.seed, ...(car === undefined ? {} : { car }) };
}

function parseCategory(family: string, handleText: string): PictureRequest | null {
  const handle = decodeCanonical(handleText);
  return isPartFamily(family) && handle ? { kind: "category", handle, family } : null;
}

function parseEmblem(family: string, nameText: string): PictureRequest | null {
  const name = decodeCanonical(nameText);
  return isPartFamily(family) && name ? { kind: "emblem", name, family } : null;
}

function parseVariation(file: string, keys: string): { seed: number; parameters: Record<string, string | undefined> } | null {
  const [seedText = "", ...pairs] = file.split(".");
  if (!/^\d{1,2}$/.test(seedText) || String(foldSeed(seedText)) !== seedText) return null;
  const parameters: Record<string, string | undefined> = {};
  let previousKey = "";
  for (const pair of pairs) {
    const key = pair.charAt(0);
    const value = decodeCanonical(pair.slice(2));
    if (pair.charAt(1) !== "-" || !keys.includes(key) || key <= previousKey || !value) return null;
    parameters[key] = value;
    previousKey = key;
  }
  return { seed: Number(seedText), parameters };
}

/** One picture has one path, or the cache could be filled with copies. */
function decodeCanonical(encoded: string): string | null {
  const text = decodeText(encoded);
  return text !== null && encodeText(text) === encoded ? text : null;
}
