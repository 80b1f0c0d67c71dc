import { isbot } from "isbot";
import { LRUCache } from "lru-cache";

/** What a browser says of itself, as coarsely as is of use: nobody can be told from others by it. */
export type DeviceInfo = {
  isMobile: boolean;
  isTablet: boolean;
  isDesktop: boolean;
  /** "iOS", "Android", "Windows", "macOS", "ChromeOS", "Linux", "other". */
  os: string;
  /** "Edge", "Opera", "Samsung Internet", "Firefox", "Chrome", "Safari", "other". */
  browser: string;
  isCrawler: boolean;
};

type Sign = [name: string, pattern: RegExp];

const systems: Sign[] = [
  ["iOS", /iPhone|iPad|iPod/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["macOS", /Macintosh/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
];
/** In the order in which they pretend to be one another. */
const browsers: Sign[] = [
  ["Edge", /Edg(?:A|iOS)?\//],
  ["Opera", /OPR\//],
  ["Samsung Internet", /SamsungBrowser\//],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Chrome", /Chrome\/|CriOS\//],
  ["Safari", /Safari\//],
];

/** Many visitors send the same few hundred headers; whoever makes up others, or longer ones, shall not fill the memory. */
const known = new LRUCache<string, DeviceInfo>({ max: 500 });
/** No browser says more. One of the patterns looks through the rest from each "Android" on, and a header may hold four thousand. */
const readLengthMax = 500;

/** Reads a User-Agent header. An iPad says that it is a Mac unless asked otherwise, and is taken for one. */
export function readDeviceInfo(header = ""): DeviceInfo {
  const userAgent = header.slice(0, readLengthMax);
  const found = known.get(userAgent);
  if (found) return found;
  const device = read(userAgent);
  // A part of a longer header keeps the whole of it in memory.
  if (header.length <= readLengthMax) known.set(userAgent, device);
  return device;
}

function read(userAgent: string): DeviceInfo {
  const nameIn = (signs: Sign[]) => signs.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "other";
  const isTablet = /iPad|Tablet|Android(?!.*Mobile)/.test(userAgent);
  const isMobile = !isTablet && /Mobi|iPhone|iPod/.test(userAgent);
  return {
    isMobile,
    isTablet,
    isDesktop: !isMobile && !isTablet,
    os: nameIn(systems),
    browser: nameIn(browsers),
    isCrawler: isbot(userAgent),
  };
}
