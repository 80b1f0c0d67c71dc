import { after, between } from "./markup.ts";

/** What the shop's documents hold for the browser's own code; a test keeps these to the shop's. */
export const documentMarks = { stateElementId: "page-state", streamedQueue: "__streamed" };

type PageState = { pending?: unknown[] };

const { stateElementId, streamedQueue } = documentMarks;
const stateStart = `<script type="application/json" id="${stateElementId}">`;
const outcomeStart = `>(self.${streamedQueue}=self.${streamedQueue}||[]).push(`;

/** What is wrong with a page's document, in words; null when it is whole. A stream that breaks off has been answered with 200 long before. */
export function documentFault(html: string): string | null {
  if (!html.endsWith("</html>")) return "its end is missing";
  const state = between(html, stateStart, "</script>");
  if (state === null) return "it holds no state";
  const outcomes = after(html, outcomeStart).map((rest) => rest.slice(0, rest.indexOf(")</script>")));
  if (outcomes.length < pendingCount(state)) return "a query's outcome was never streamed";
  if (outcomes.some((outcome) => outcome.endsWith(',"failed"]'))) return "a streamed query failed";
  for (const id of after(html, '<template id="B:').map((rest) => `"B:${rest.slice(0, rest.indexOf('"'))}"`)) {
    if (html.includes(`$RX(${id}`)) return "a streamed part failed";
    // React has a second word for a part that brings its own styles.
    if (!html.includes(`$RC(${id}`) && !html.includes(`$RR(${id}`)) return "a streamed part never came";
  }
  return null;
}

/** Most documents wait for nothing, and reading all of a state for that is dear. */
function pendingCount(state: string): number {
  if (state.includes('"pending":[]') && !state.includes('"pending":[[')) return 0;
  const { pending = [] }: PageState = JSON.parse(state);
  return pending.length;
}
