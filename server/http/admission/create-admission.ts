import { classLimits, type RequestClass } from "./classify-request.ts";

/** Somebody who asks to come in: exactly one of the last two is called, once. Whether they are preferred is asked of those alone who have to wait. */
export type Arrival = { class: RequestClass; isPreferred: () => boolean | Promise<boolean>; admit: () => void; refuse: () => void };

type Waiting = Arrival & { since: number };

export type Admission = {
  arrive(arrival: Arrival): void;
  /** Somebody of a class that was admitted has their answer, or has yet to send what is to be answered. */
  leave(of: RequestClass): void;
  /** Somebody who was admitted has sent the rest of it, and is answered now. */
  rejoin(of: RequestClass): void;
};

/** How much work is let in between two looks at the network. One page is rendered before the next one begins, so that what is under way ends soon. */
const workPerTurn = 4;
/** How soon those are looked at again who wait for room. */
const restMs = 10;

/**
 * Lets in what this process can do now. There is no number of requests a second in it: work comes in turn by turn of the event loop, so while there is time nobody waits, and when
 * the processor is busy turns become long, a queue grows, and whoever waited too long is refused while others are answered soon. Preferred visitors come first. `makeRoom` hears of a class that has no room for somebody.
 */
export function createAdmission(
  now: () => number = () => performance.now(),
  makeRoom: (of: RequestClass) => void = () => undefined,
): Admission {
  const preferred: Waiting[] = [];
  const others: Waiting[] = [];
  const queues = [preferred, others];
  const inFlight = noneOfEach();
  const queued = noneOfEach();
  let workLeft = workPerTurn;
  let isNextTurnPlanned = false;
  let rest: NodeJS.Timeout | null = null;

  const hasRoom = ({ class: of }: Arrival) => inFlight[of] < classLimits[of].inFlightMax;
  const isLate = ({ class: of, since }: Waiting) => now() - since > classLimits[of].waitMsMax;

  function admit(arrival: Arrival): void {
    inFlight[arrival.class] += 1;
    workLeft -= classLimits[arrival.class].cost;
    planNextTurn();
    arrival.admit();
  }

  /** What was let in counts for this turn of the event loop alone. */
  function planNextTurn(): void {
    if (isNextTurnPlanned) return;
    isNextTurnPlanned = true;
    setImmediate(turn);
  }

  /** Whoever waits while no turn is planned does so for answers that are under way, and no turn brings those sooner. */
  function planRest(): void {
    if (isNextTurnPlanned) return;
    rest ??= setTimeout(turn, restMs).unref();
  }

  function turn(): void {
    isNextTurnPlanned = false;
    if (rest !== null) clearTimeout(rest);
    rest = null;
    workLeft = workPerTurn;
    for (const queue of queues) {
      for (const late of takeAll(queue, isLate)) late.refuse();
      for (const next of takeAll(queue, (each) => workLeft > 0 && hasRoom(each))) admit(next);
    }
    if (preferred.length + others.length > 0) planRest();
  }

  /** Takes out those that answer to something, asked one after the other as they are taken. */
  function* takeAll(queue: Waiting[], isTaken: (each: Waiting) => boolean): Generator<Waiting> {
    for (let index = 0; index < queue.length;) {
      const each = queue[index];
      if (each && isTaken(each)) {
        queue.splice(index, 1);
        queued[each.class] -= 1;
        yield each;
      } else index += 1;
    }
  }

  /** Makes room for a preferred visitor by refusing whoever came last of the others. */
  function giveWay(of: RequestClass): boolean {
    const index = others.findLastIndex((each) => each.class === of);
    if (index === -1) return false;
    for (const last of others.splice(index, 1)) last.refuse();
    queued[of] -= 1;
    return true;
  }

  function wait(waiting: Waiting, isPreferred: boolean): void {
    const { class: of } = waiting;
    if (!hasRoom(waiting)) makeRoom(of);
    const isFull = queued[of] >= classLimits[of].queueMax;
    if (isFull && !(isPreferred && giveWay(of))) return waiting.refuse();
    queued[of] += 1;
    queues[isPreferred ? 0 : 1]?.push(waiting);
    return planRest();
  }

  return {
    arrive(arrival) {
      if (preferred.length + others.length === 0 && workLeft > 0 && hasRoom(arrival)) return admit(arrival);
      const waiting = { ...arrival, since: now() };
      const isPreferred = arrival.isPreferred();
      if (typeof isPreferred === "boolean") wait(waiting, isPreferred);
      else void isPreferred.then((answer) => wait(waiting, answer));
    },
    leave(of) {
      inFlight[of] -= 1;
    },
    rejoin(of) {
      inFlight[of] += 1;
    },
  };
}

const noneOfEach = (): Record<RequestClass, number> => ({ writes: 0, apiReads: 0, pages: 0, assets: 0 });
