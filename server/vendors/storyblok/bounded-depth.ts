import type { VendorAnswer } from "../resilience/vendor-fetch.ts";

/** Nobody writes stories that deep. */
export const deepest = 200;

/** The official client walks what it gets recursively, so one story that is nested without end would cost every list that it is in: what lies too deep is cut off before. */
export async function withBoundedDepth(answer: VendorAnswer): Promise<Response> {
  const text = await answer.text();
  const { status, headers } = answer;
  return new Response(nestingOf(text) > deepest ? JSON.stringify(cut(JSON.parse(text), 0)) : text, { status, headers });
}

/** How deep lists and objects stand in each other: one look at every character, be the text JSON or not. */
function nestingOf(text: string): number {
  let depth = 0;
  let most = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '"') index = endOfString(text, index);
    else if (character === "[" || character === "{") most = Math.max(most, (depth += 1));
    else if (character === "]" || character === "}") depth -= 1;
  }
  return most;
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

function cut(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth >= deepest) return null;
  if (Array.isArray(value)) return value.map((item) => cut(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cut(item, depth + 1)]));
}
