import { expect, test } from "vitest";
import { pageStateElementId, streamedQueueName } from "#client/hydration/page-state.ts";
import { documentEnd, documentStart, outcomeScript } from "#server/rendering/document.ts";
import { documentFault, documentMarks } from "./document-fault.ts";

/** Begins as the shop's documents do, with queries that are still to come. */
function start(pending: unknown[], note = ""): string {
  return documentStart({
    head: [],
    state: { settled: [[["note"], note, 0]], pending },
    assets: { entryModule: "/entry.js", inlineCss: null, stylesheet: null },
    nonce: "n",
    ids: { state: pageStateElementId, root: "root", failures: "f" },
  });
}

const outcome = (value: unknown) => outcomeScript(streamedQueueName, ["hash", value], "n");
const waiting = '<!--$?--><template id="B:0"></template><!--/$-->';
const completed = '<div hidden id="S:0"></div><script nonce="n">$RC=function(){};$RC("B:0","S:0")</script>';

test("the marks are those of the shop's documents", () => {
  expect(documentMarks).toEqual({ stateElementId: pageStateElementId, streamedQueue: streamedQueueName });
});

test.each([
  ["one that waits for nothing", start([]) + documentEnd],
  ["one whose query came", start([["stock"]]) + outcome({ data: { text: 'said "failed"]' } }) + documentEnd],
  ["one whose part came", start([]) + waiting + completed + documentEnd],
  ["one that only speaks of such things", start([], '"pending":[["x"]]</script> <template id="B:7">') + documentEnd],
])("a whole document passes: %s", (_what, html) => {
  expect(documentFault(html)).toBeNull();
});

test.each([
  ["its end is missing", start([]) + "<main>"],
  ["its end is missing", ""],
  ["it holds no state", "<!doctype html><html><body></body></html>"],
  ["a query's outcome was never streamed", start([["stock"], ["cards"]]) + outcome({ data: 1 }) + documentEnd],
  ["a streamed query failed", start([["stock"]]) + outcome("failed") + documentEnd],
  ["a streamed part never came", start([]) + waiting + documentEnd],
  ["a streamed part failed", start([]) + waiting + '<script>$RX("B:0","digest")</script>' + documentEnd],
])("a broken document is found out: %s", (fault, html) => {
  expect(documentFault(html)).toBe(fault);
});
