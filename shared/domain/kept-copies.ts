import { readAdditionKey } from "./cart/addition-key.ts";
import type { CartLineInput } from "./cart/cart-attributes.ts";

/** The page that tells what is kept, and stands in for every page that isn't. */
export const offlinePath = "/offline";

/** Its empty list, which the service worker fills. */
export const keptListId = "kept-here";

/** The selected car's torque figures, fluids and settings. */
export const carCardPath = "/garage/card";

/** The list of projects; those that it leads to are kept with it. */
export const projectsPath = "/projects";

/** Whoever sends it gets a page in one piece, which needs no script to be put together. */
export const wholePageHeader = "x-whole-page";

/** Where Storyblok keeps a space's pictures: in the region that the space is in. https://www.storyblok.com/docs/concepts/assets */
export const storyblokPictureHosts = {
  eu: "https://a.storyblok.com",
  us: "https://a-us.storyblok.com",
  ca: "https://a-ca.storyblok.com",
  ap: "https://a-ap.storyblok.com",
} as const;

export const shopifyPictureHost = "https://cdn.shopify.com";

/** Where pictures may be, besides the shop's own origin. */
export const pictureHosts = (): readonly string[] => [shopifyPictureHost, ...Object.values(storyblokPictureHosts)];

/** What a copy is: of a page that is the same for everybody, or of one that is this device's or customer's own and goes when somebody signs in or out. */
export type CopyKind = "public" | "own";

const publicPage = /^\/(?:products|assemblies)\/[a-z0-9-]{1,200}$/;
const ownPage = /^\/(?:garage|garage\/card|projects|projects\/[0-9a-f]{20})$/;

/** How a page may be kept; null for those that never are: cart, checkout and account, other people's shared projects, lists without an end. */
export function copyKindOf(path: string): CopyKind | null {
  if (publicPage.test(path)) return "public";
  return ownPage.test(path) ? "own" : null;
}

const minuteMs = 60_000;

/** How much is kept. What was looked at longest ago goes first; what is larger, or older, isn't kept at all. */
export const copyLimits = {
  public: { entries: 60, bytes: 600_000 },
  own: { entries: 30, bytes: 600_000 },
  files: { entries: 40, bytes: 400_000 },
  pictures: { entries: 120, bytes: 200_000 },
  days: 60,
  /** Changes that wait for a connection. */
  waiting: 50,
  waitingDays: 14,
  /** A page that is on show is kept again after this long, one that is kept along with it after the other. */
  againMs: minuteMs,
  alongAgainMs: 10 * minuteMs,
  /** A project that nobody opened here, after this long. */
  projectAgainMs: 24 * 60 * minuteMs,
} as const;

/** One addition to the cart that is to be made later, with the key by which the shop makes it once. */
export type LaterAddition = { name: string; key: string; lines: readonly CartLineInput[] };

/** What a page tells the service worker. */
export type PageMessage =
  | { type: "keep"; page: string; along: string[]; pictures: string[]; isSignedIn: boolean }
  | { type: "add-later"; addition: LaterAddition }
  | { type: "send" }
  | { type: "take-news" };

/** What became of a change that had to wait. */
export type News = { message: string; isProblem: boolean };

/** What the service worker tells the pages that are open: something is there for `take-news`. */
export const newsMessage = "rares-news";

const listMax = 20;
/** As many as the cart takes at once. */
const linesMax = 250;
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= listMax && value.every((text) => typeof text === "string");

/** Null for anything that no page of this build says. */
export function readPageMessage(value: unknown): PageMessage | null {
  if (typeof value !== "object" || value === null || !("type" in value)) return null;
  if (value.type === "send" || value.type === "take-news") return { type: value.type };
  if (value.type === "add-later" && "addition" in value) {
    const addition = readAddition(value.addition);
    return addition && { type: "add-later", addition };
  }
  if (value.type !== "keep" || !("page" in value && "along" in value && "pictures" in value && "isSignedIn" in value)) return null;
  const { page, along, pictures, isSignedIn } = value;
  if (typeof page !== "string" || !isTexts(along) || !isTexts(pictures) || typeof isSignedIn !== "boolean") return null;
  return { type: "keep", page, along, pictures, isSignedIn };
}

function readAddition(value: unknown): LaterAddition | null {
  if (typeof value !== "object" || value === null || !("name" in value && "key" in value && "lines" in value)) return null;
  const { name, lines } = value;
  const key = readAdditionKey(value.key);
  if (typeof name !== "string" || key === null || !Array.isArray(lines)) return null;
  const read = lines.flatMap((line: unknown) => readLine(line) ?? []);
  return read.length === 0 || read.length < lines.length || read.length > linesMax ? null : { name, key, lines: read };
}

function readLine(line: unknown): CartLineInput | null {
  if (typeof line !== "object" || line === null || !("variantId" in line && "quantity" in line)) return null;
  const { variantId, quantity } = line;
  if (typeof variantId !== "string" || typeof quantity !== "number") return null;
  const attributes = "attributes" in line && Array.isArray(line.attributes) ? line.attributes.filter(isAttribute) : [];
  return { variantId, quantity, ...(attributes.length > 0 && { attributes }) };
}

function isAttribute(value: unknown): value is { key: string; value: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "key" in value &&
    typeof value.key === "string" &&
    "value" in value &&
    typeof value.value === "string"
  );
}
