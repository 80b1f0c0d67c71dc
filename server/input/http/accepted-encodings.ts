import { LRUCache } from "lru-cache";

/** Browsers send a handful of these headers; whoever makes more up shall not fill the memory. */
const known = new LRUCache<string, ReadonlySet<string>>({ max: 100 });

/** The codings that a client takes, by its Accept-Encoding header, in lower case. A quality of zero forbids one. */
export function acceptedEncodings(header = ""): ReadonlySet<string> {
  const found = known.get(header);
  if (found) return found;
  const accepted = read(header);
  known.set(header, accepted);
  return accepted;
}

function read(header: string): ReadonlySet<string> {
  const items = header
    .toLowerCase()
    .split(",")
    .map((item) => item.trim().split(/\s*;\s*q\s*=\s*/));
  return new Set(items.filter(([, quality]) => quality === undefined || Number(quality) > 0).map(([name = ""]) => name));
}
