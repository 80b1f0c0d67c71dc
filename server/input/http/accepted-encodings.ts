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
    .map((item) => item.split(";").map((part) => part.trim()));
  return new Set(items.filter(([name, ...parameters]) => name !== "" && qualityOf(parameters) > 0).map(([name = ""]) => name));
}

/** Taken apart sign by sign: a pattern that looks for the blanks around one looks at each row of them again from each blank, and a header may hold 30,000. */
function qualityOf(parameters: readonly string[]): number {
  for (const parameter of parameters) {
    const [name = "", value = ""] = parameter.split("=", 2);
    if (name.trimEnd() === "q") return Number(value || NaN);
  }
  return 1;
}
