import type { PartFamily } from "./part-family.ts";

export const partViews = ["hero", "angle", "detail", "dimension", "pack"] as const;
export type PartView = (typeof partViews)[number];

export const sceneNames = [
  "workshop",
  "open-road",
  "shed",
  "drive-in",
  "coast-road",
  "engine-bay",
  "parts-wall",
  "outback",
  "race-day",
  "main-street",
  "blueprint",
  "night-shed",
  "poster",
] as const;
export type SceneName = (typeof sceneNames)[number];

/** What a part's picture shows; texts are lower case as `normaliseText` leaves them. */
export type PartPicture = {
  kind: "part";
  family: PartFamily;
  view: PartView;
  /** 0 to 23; drawings of one family vary by it. */
  seed: number;
  side?: "LH" | "RH";
  finish?: string;
  colour?: string;
  /** Text on the part itself: a badge's script, a filter's number. */
  label?: string;
  /** Brand name, printed on packs and labels. */
  brand?: string;
  /** Millimetres for the dimension view: "280x24". */
  size?: string;
  /** The product type, where a family draws several things: "oil pump", "heater core". */
  type?: string;
  /** How many cylinders stand in a row of the engine that the part is made for: six of a straight six, four of a V8. */
  bores?: number;
  /** How many pieces are sold together. */
  quantity?: number;
};

export type PictureRequest =
  | PartPicture
  | { kind: "brand"; slug: string; name: string }
  | { kind: "car"; car: string; seed: number; colour?: string }
  | { kind: "scene"; scene: SceneName; seed: number; car?: string }
  | { kind: "category"; handle: string; family: PartFamily }
  | { kind: "assembly"; slug: string }
  | { kind: "emblem"; name: string; family: PartFamily };

/** The size in which a picture is drawn, in pixels. */
export function pictureSize(request: Pick<PictureRequest, "kind">): { width: number; height: number } {
  switch (request.kind) {
    case "part":
    case "emblem":
      return { width: 600, height: 600 };
    case "category":
      return { width: 600, height: 450 };
    case "brand":
      return { width: 600, height: 300 };
    case "car":
      return { width: 900, height: 360 };
    case "assembly":
      return { width: 1200, height: 800 };
    case "scene":
      return { width: 1600, height: 900 };
  }
}

/** How many different drawings a family has; products share them, so that the picture cache stays small. */
const seedCount = 24;

/** Folds a SKU, handle or any other key into a drawing number; a drawing number stays itself. */
export function foldSeed(key: string): number {
  if (/^\d{1,2}$/.test(key) && Number(key) < seedCount) return Number(key);
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(key.toWellFormed())) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 15)) >>> 0) % seedCount;
}
