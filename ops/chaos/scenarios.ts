import { setTimeout as wait } from "node:timers/promises";
import { measure, type Tally } from "./measure.ts";
import { addresses, createShop, type Running } from "./processes.ts";
import type { Goods } from "./goods.ts";
import type { KnownCart } from "./visitors.ts";

type Stage = {
  shop: Running;
  sandbox: Running;
  goods: Goods;
  carts: KnownCart[];
  /** `settleMs`: how long a vendor has been well again before the next one falls ill; a circuit that opened closes only after some seconds. */
  size: { seconds: number; kills: number; settleMs: number };
};

/** `mayStayUnanswered`: what was sent while nobody was there to answer. */
export type ScenarioTally = Tally & { mayStayUnanswered: number };
export type Scenario = { name: string; run(stage: Stage): Promise<ScenarioTally> };

const ratePerSecond = 40;

const faults: Record<string, object> = {
  "5 s late": { latencyMs: 5000 },
  hangs: { hangRate: 1 },
  "answers 500": { errorRate: 1 },
  "answers garbage": { garbageRate: 1 },
  "drops 30 %": { dropRate: 0.3 },
  "drips slowly": { dripRate: 1 },
  "resets connections": { resetRate: 1 },
};

async function setFault(vendor: string, fault: object): Promise<void> {
  const answer = await fetch(`${addresses.sandbox}/_vendors/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ vendor, ...fault }),
  });
  if (!answer.ok) throw new Error(`The sandbox refused a fault of ${vendor}: ${answer.status}`);
}

const atShop = () => addresses.shop;
const loadOf = ({ goods, carts, size }: Stage) => ({ target: atShop, goods, carts, ratePerSecond, seconds: size.seconds });
const allAnswered = (tally: Tally): ScenarioTally => ({ ...tally, mayStayUnanswered: 0 });

/** Every vendor that the sandbox can let fail, in every way. */
export async function findFaultScenarios(): Promise<Scenario[]> {
  const shown: Record<string, object> = await (await fetch(`${addresses.sandbox}/_vendors/faults`)).json();
  return Object.keys(shown).flatMap(faultScenarios);
}

const faultScenarios = (vendor: string): Scenario[] =>
  Object.entries(faults).map(([kind, fault]) => ({
    name: `${vendor} ${kind}`,
    async run(stage) {
      await setFault(vendor, fault);
      try {
        return allAnswered(await measure(loadOf(stage)));
      } finally {
        await setFault(vendor, {});
        await wait(stage.size.settleMs);
      }
    },
  }));

/** What is told of a process that is killed again and again while visitors come. While it is gone nobody can answer, and nobody else may go without. */
function killed(which: "shop" | "sandbox"): Scenario {
  return {
    name: `kill -9 of the ${which}`,
    async run(stage) {
      const ending = new AbortController();
      const over = ending.signal;
      let isUp = true;
      const target = () => (isUp ? addresses.shop : null);
      const seconds = stage.size.kills * 3;
      const killing = async () => {
        for (let kill = 0; kill < stage.size.kills && !over.aborted; kill += 1) {
          await wait(1500);
          if (which === "shop") isUp = false;
          await stage[which].kill();
          await stage[which].start();
          isUp = true;
        }
      };
      const [tally] = await Promise.all([measure({ ...loadOf(stage), target, seconds }).finally(() => ending.abort()), killing()]);
      await wait(Math.max(2000, stage.size.settleMs));
      const gone = tally.reasons.get("no instance") ?? 0;
      // Those that were under way in the very moment, a second's worth at most for each kill.
      return { ...tally, mayStayUnanswered: which === "shop" ? gone + stage.size.kills * ratePerSecond : 0 };
    },
  };
}

const isLate = (error: unknown) => error instanceof Error && error.name === "TimeoutError";

/** Two instances, one after the other replaced three times, with a balancer that asks who is ready. */
const rollingRestarts: Scenario = {
  name: "rolling restarts",
  async run(stage) {
    const second = createShop({
      PORT: String(Number(new URL(addresses.shop).port) + 10),
      METRICS_PORT: String(Number(new URL(addresses.shop).port) + 11),
      SHUTDOWN_DELAY_MS: "1000",
    });
    const secondUrl = addresses.shop.replace(/\d+$/, (port) => String(Number(port) + 10));
    const instances = [addresses.shop, secondUrl];
    const ready = new Set(instances);
    await second.startAt(`${secondUrl}/readyz`);
    const probing = setInterval(() => {
      for (const origin of instances)
        void fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(400) }).then(
          ({ ok }) => void (ok ? ready.add(origin) : ready.delete(origin)),
          // Whoever is late is busy, and the last one isn't let go for that.
          (error: unknown) => void (isLate(error) && ready.size === 1 ? null : ready.delete(origin)),
        );
    }, 100);
    let turn = 0;
    const target = () => [...ready][(turn += 1) % Math.max(1, ready.size)] ?? null;
    const restarting = async () => {
      for (let round = 0; round < 3; round += 1) {
        await second.stop();
        await second.startAt(`${secondUrl}/readyz`);
        await wait(500);
      }
    };
    try {
      const [tally] = await Promise.all([
        measure({ ...loadOf(stage), target, ratePerSecond: 60, seconds: Math.max(stage.size.seconds, 20) }),
        restarting(),
      ]);
      return allAnswered(tally);
    } finally {
      clearInterval(probing);
      await second.stop();
    }
  },
};

/** Far more than the processors can do: much is refused, and everybody is answered. */
const overload: Scenario = {
  name: "overload, 400 requests/s",
  async run(stage) {
    const tally = await measure({ ...loadOf(stage), ratePerSecond: 400, seconds: Math.max(5, stage.size.seconds / 2) });
    await wait(stage.size.settleMs);
    return allAnswered(tally);
  },
};

export const killScenarios: Scenario[] = [killed("sandbox"), killed("shop"), rollingRestarts];

/** An hour tells of memory only when it is looked at on the way. */
const soakPartMinutes = 10;

/** Overload, and ordinary load for as long as is wished, each ten minutes of it a line of their own. */
export function loadScenarios(soakMinutes: number): Scenario[] {
  const soak = Array.from({ length: Math.ceil(soakMinutes / soakPartMinutes) }, (_, part): Scenario => {
    const [from, to] = [part * soakPartMinutes, Math.min(soakMinutes, (part + 1) * soakPartMinutes)];
    return {
      name: `soak, minutes ${from} to ${to}`,
      run: async (stage) => allAnswered(await measure({ ...loadOf(stage), seconds: (to - from) * 60 })),
    };
  });
  return [overload, ...soak];
}
