import type { ChildProcess } from "node:child_process";
import { on } from "node:events";
import autocannon from "autocannon";
import { z } from "zod";
import { type Spread, spreadOf } from "../report/spread.ts";
import { browserHeaders } from "../shop.ts";

/** A process that answers an address, started with `tell-cpu.js`. */
export type Side = {
  what: string;
  url: string;
  process: ChildProcess;
  /** Codecs that are asked for, unless all that browsers know. */ codecs?: string;
};

/** CPU of a side's own process for one request, and the same ÷ the first side's in that round. */
export type SideCost = { what: string; cpuMs: Spread; toFirst: Spread };

/** Requests of each side: before anything counts, and in each round; as many connections ask at a time. */
export type Turns = { rounds: number; requests: number; warmUp: number; connections: number };

const answerSchema = z.object({ cpuMs: z.number() });

/** Asks the sides by turns, in short rounds: whatever else the machine does meets all alike, and what the clock says plays no part. */
export async function measureByTurns(sides: readonly Side[], { rounds, requests, warmUp, connections }: Turns): Promise<SideCost[]> {
  const taken = sides.map((side): { side: Side; cpuMs: number[] } => ({ side, cpuMs: [] }));
  // One side after the other is what this is about.
  /* oxlint-disable no-await-in-loop */
  for (const side of sides) await load(side, warmUp, connections);
  for (let round = 0; round < rounds; round++) {
    // Whoever comes first has another neighbour each time.
    for (const { side, cpuMs } of round % 2 === 0 ? taken : taken.toReversed()) {
      const before = await cpuMsOf(side);
      await load(side, requests, connections);
      cpuMs.push(((await cpuMsOf(side)) - before) / requests);
    }
  }
  /* oxlint-enable no-await-in-loop */
  const first = taken[0]?.cpuMs ?? [];
  return taken.map(({ side: { what }, cpuMs }) => ({
    what,
    cpuMs: spreadOf(cpuMs),
    toFirst: spreadOf(cpuMs.map((ms, round) => ms / (first[round] ?? Number.NaN))),
  }));
}

async function load({ url, codecs = "gzip, br, zstd" }: Side, amount: number, connections: number): Promise<void> {
  // It looks every so often whether all answers are there: a second would be longer than a round.
  const result = await autocannon({
    url,
    amount,
    connections,
    sampleInt: 20,
    headers: { ...browserHeaders, "accept-encoding": codecs },
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
}

export async function cpuMsOf({ process }: Pick<Side, "process">): Promise<number> {
  const messages = on(process, "message");
  process.send("cpu");
  for await (const [message] of messages) {
    // The sandbox says by the same way that it is ready.
    const answer = answerSchema.safeParse(message);
    if (answer.success) return answer.data.cpuMs;
  }
  throw new Error("A process that is measured doesn't say what it used");
}
