import type { VendorAnswer } from "../resilience/vendor-fetch.ts";

/** How deep lists and objects may stand in each other. Nobody writes stories that deep. */
export const depthMax = 200;

/** An answer with what lies too deep cut off. The official client walks its answers recursively: one story that is nested without end would cost every list that it is in. */
export async function withBoundedDepth(answer: VendorAnswer): Promise<Response> {
  const text = await answer.text();
  const { status, headers } = answer;
  return new Response(deepestIn(text) > depthMax ? JSON.stringify(cutBelow(JSON.parse(text), depthMax)) : text, { status, headers });
}

/** How deep lists and objects stand in each other, from one look at every character; the text need not be whole JSON. */
function deepestIn(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '"') index = endOfString(text, index);
    else if (character === "]" || character === "}") depth -= 1;
    else if (character === "[" || character === "{") {
      depth += 1;
      deepest = Math.max(deepest, depth);
    }
  }
  return deepest;
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, index: number): boolean {
  let backslashes = 0;
  while (text.charAt(index - 1 - backslashes) === "\\") backslashes += 1;
  return backslashes % 2 === 1;
}

/** The value with null in place of whatever lies deeper than so many levels. */
function cutBelow(value: unknown, levels: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (levels === 0) return null;
  if (Array.isArray(value)) return value.map((item) => cutBelow(item, levels - 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutBelow(item, levels - 1)]));
}
