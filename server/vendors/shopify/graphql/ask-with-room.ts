import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { timeLeftMs } from "#server/deadline.ts";
import { readJson } from "#server/input/read-json.ts";
import type { VendorAnswer } from "#server/vendors/resilience/vendor-fetch.ts";

const throttledSchema = z.object({
  errors: z.array(z.object({ extensions: z.object({ code: z.literal("THROTTLED") }) })).min(1),
  extensions: z.object({
    cost: z.object({
      requestedQueryCost: z.number(),
      throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
    }),
  }),
});

type ReadAnswer = Pick<VendorAnswer, "ok" | "status" | "headers"> & { text: string };

/** Nobody who looks at a page waits for longer. */
const pauseMsMax = 3000;
/** The call itself takes time, too. */
const callMs = 1000;

/**
 * Asks a platform that counts what queries cost, and once more when it has room again, which it tells beside its refusal: a shop's customers all draw on one allowance, which a few of them use up in a moment. What it refuses so it
 * hasn't done, so changes are sent again as well. Source: shopify.dev/docs/api/usage/limits
 */
export async function askWithRoom(ask: () => Promise<VendorAnswer>): Promise<ReadAnswer> {
  const answer = await readAnswer(await ask());
  const pauseMs = pauseMsOf(answer);
  if (pauseMs === null || pauseMs > pauseMsMax || pauseMs + callMs > timeLeftMs()) return answer;
  await pause(pauseMs);
  return readAnswer(await ask());
}

async function readAnswer(answer: VendorAnswer): Promise<ReadAnswer> {
  return { ok: answer.ok, status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Null for an answer that isn't put off, or doesn't say until when. */
function pauseMsOf({ ok, text }: ReadAnswer): number | null {
  // Most answers aren't looked into twice.
  if (!ok || !text.includes('"THROTTLED"')) return null;
  const throttled = throttledSchema.safeParse(readJson(text)).data;
  if (throttled === undefined) return null;
  const { requestedQueryCost, throttleStatus } = throttled.extensions.cost;
  const lacking = Math.max(0, requestedQueryCost - throttleStatus.currentlyAvailable);
  return Math.ceil((lacking / throttleStatus.restoreRate) * 1000);
}
