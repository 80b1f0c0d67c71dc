import { setTimeout as wait } from "node:timers/promises";
import { type Outcome, sendRequest } from "./fuzz/send-request.ts";
import type { Goods } from "./goods.ts";
import { createCartVisitor, type KnownCart, ordinaryRequest } from "./visitors.ts";

type Load = { ratePerSecond: number; seconds: number };

/** What came of a load: how many were answered how, and how soon. */
export type Tally = {
  sent: number;
  good: number;
  refused: number;
  failed: number;
  unanswered: number;
  p99Ms: number;
  reasons: Map<string, number>;
};

const cartVisitors = 24;
/** One request in this many changes a cart. */
const cartEvery = 8;

type MeasureOptions = Load & {
  /** Where the next request goes; null while nobody is there, as a balancer without instances would say. */
  target: () => string | null;
  goods: Goods;
  carts: KnownCart[];
};

/** Sends requests at a rate, whether they are answered or not, and waits for the last of them. */
export async function measure({ target, goods, carts, ratePerSecond, seconds }: MeasureOptions): Promise<Tally> {
  const tally: Tally = { sent: 0, good: 0, refused: 0, failed: 0, unanswered: 0, p99Ms: 0, reasons: new Map() };
  const durations: number[] = [];
  const visitors = Array.from({ length: cartVisitors }, () => createCartVisitor(goods, carts));
  const underWay = new Set<Promise<void>>();

  function count({ status, reason }: Outcome): void {
    if (status === null) {
      tally.unanswered += 1;
      tally.reasons.set(reason, (tally.reasons.get(reason) ?? 0) + 1);
    } else if (status === 503) tally.refused += 1;
    else if (status >= 500) tally.failed += 1;
    else tally.good += 1;
  }

  async function one(turn: number, origin: string): Promise<void> {
    const startedAt = performance.now();
    const visitor = turn % cartEvery === 0 ? visitors.find((each) => !each.isBusy()) : undefined;
    count(visitor ? await visitor.add(origin) : await sendRequest(origin, ordinaryRequest(goods, origin, turn)));
    durations.push(performance.now() - startedAt);
  }

  const startedAt = performance.now();
  const total = ratePerSecond * seconds;
  while (tally.sent < total) {
    const due = Math.min(total, Math.ceil(((performance.now() - startedAt) / 1000) * ratePerSecond));
    while (tally.sent < due) {
      tally.sent += 1;
      const origin = target();
      if (origin === null) {
        count({ status: null, reason: "no instance" });
        continue;
      }
      const request = one(tally.sent, origin).finally(() => underWay.delete(request));
      underWay.add(request);
    }
    await wait(10);
  }
  await Promise.all(underWay);
  const sorted = durations.toSorted((one, other) => one - other);
  tally.p99Ms = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
  return tally;
}
