import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Arrival, createAdmission } from "./create-admission.ts";
import type { RequestClass } from "./classify-request.ts";

let nowMs = 0;
beforeEach(() => {
  nowMs = 0;
  vi.useFakeTimers({ toFake: ["setImmediate", "setTimeout"] });
  return () => vi.useRealTimers();
});

const turn = () => vi.advanceTimersToNextTimer();

function door() {
  const admission = createAdmission(() => nowMs);
  const log: string[] = [];
  const arrive = (name: string, of: RequestClass = "pages", isPreferred: boolean | Promise<boolean> = false) => {
    const arrival: Arrival = {
      class: of,
      isPreferred: () => isPreferred,
      admit: () => log.push(`+${name}`),
      refuse: () => log.push(`-${name}`),
    };
    admission.arrive(arrival);
  };
  const take = () => log.splice(0);
  return { admission, arrive, take };
}

const many = (count: number) => Array.from({ length: count }, (_each, index) => String(index));

describe("admission", () => {
  it("keeps nobody waiting while there is time", () => {
    const { arrive, take } = door();
    for (const name of many(5)) {
      arrive(name);
      turn();
    }
    expect(take()).toEqual(["+0", "+1", "+2", "+3", "+4"]);
  });

  it("lets one page in a turn, so that each is done before the next begins, and more of what costs less", () => {
    const { arrive, take } = door();
    for (const name of many(3)) arrive(name);
    expect(take()).toEqual(["+0"]);
    turn();
    expect(take()).toEqual(["+1"]);
    turn();
    turn();
    expect(take()).toEqual(["+2"]);
    for (const name of many(6)) arrive(name, "apiReads");
    expect(take()).toEqual(["+0", "+1", "+2", "+3"]);
  });

  it.each<[RequestClass, RequestClass]>([
    ["apiReads", "pages"],
    ["pages", "apiReads"],
    ["writes", "writes"],
    ["assets", "assets"],
  ])("goes on with the next turn after %s, and waits for no clock to let %s in", async (first, then) => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const { arrive, take } = door();
    arrive("first", first);
    for (const name of many(90)) arrive(name, then);
    for (let turns = 0; turns < 100; turns += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(take()).toEqual(["+first", ...many(90).map((name) => `+${name}`)]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("lets somebody who turns out to be preferred in before those who came ahead, and refuses nobody for that who has room to wait", async () => {
    const { arrive, take } = door();
    for (const name of many(2)) arrive(name);
    arrive("with a cart", "pages", Promise.resolve(true));
    arrive("made up", "pages", Promise.resolve(false));
    await Promise.resolve();
    for (let turns = 0; turns < 5; turns += 1) turn();
    expect(take()).toEqual(["+0", "+with a cart", "+1", "+made up"]);
  });

  it("refuses whoever waited too long, and a crowd at once", () => {
    const { arrive, take } = door();
    for (const name of many(103)) arrive(name);
    expect(take()).toEqual(["+0", "-101", "-102"]);
    nowMs = 401;
    turn();
    expect(take()).toEqual(
      many(101)
        .slice(1)
        .map((name) => `-${name}`),
    );
  });

  it("gives visitors with a cart the first place, and the last one's when there is none", () => {
    const { arrive, take } = door();
    for (const name of many(101)) arrive(name);
    take();
    arrive("cart", "pages", true);
    expect(take()).toEqual(["-100"]);
    turn();
    expect(take()).toEqual(["+cart"]);
  });

  it("holds no more answers under way than memory is for, and goes on as they end", () => {
    const { admission, arrive, take } = door();
    for (const name of many(121)) {
      arrive(name);
      turn();
    }
    expect(take()).toHaveLength(120);
    admission.leave("pages");
    turn();
    expect(take()).toEqual(["+120"]);
  });

  it("lets somebody else in while one who was let in still sends, and counts both once it is sent", () => {
    const { admission, arrive, take } = door();
    for (const name of many(201)) {
      arrive(name, "writes");
      turn();
    }
    admission.leave("writes");
    turn();
    expect(take()).toHaveLength(201);
    admission.rejoin("writes");
    admission.leave("writes");
    arrive("next", "writes");
    turn();
    expect(take()).toEqual([]);
    admission.leave("writes");
    turn();
    expect(take()).toEqual(["+next"]);
  });

  it("keeps what one class waits for from others", () => {
    const { arrive, take } = door();
    for (const name of many(121)) {
      arrive(name);
      turn();
    }
    take();
    arrive("write", "writes");
    turn();
    expect(take()).toEqual(["+write"]);
  });

  it("lets those who wait in by the order in which they came, for just as long as they may wait", () => {
    const { arrive, take } = door();
    for (const name of many(4)) arrive(name);
    nowMs = 400;
    for (let turns = 0; turns < 6; turns += 1) turn();
    expect(take()).toEqual(["+0", "+1", "+2", "+3"]);
  });

  it.each<[RequestClass, number, number, number]>([
    ["writes", 200, 100, 1000],
    ["apiReads", 200, 100, 500],
    ["pages", 120, 100, 400],
    ["assets", 400, 200, 1000],
  ])("%s: %i are answered at a time and %i wait, for %i ms", (of, inFlight, waiting, waitMs) => {
    const { arrive, take } = door();
    for (const name of many(inFlight)) {
      arrive(name, of);
      turn();
    }
    expect(take()).toEqual(many(inFlight).map((name) => `+${name}`));
    for (const name of many(waiting + 1)) arrive(name, of);
    expect(take()).toEqual([`-${waiting}`]);
    nowMs = waitMs;
    turn();
    expect(take()).toEqual([]);
    nowMs = waitMs + 1;
    turn();
    expect(take()).toEqual(many(waiting).map((name) => `-${name}`));
  });

  it("has a place for one who has come since somebody was refused for waiting too long", () => {
    const { arrive, take } = door();
    for (const name of many(101)) arrive(name);
    arrive("cart", "pages", true);
    nowMs = 401;
    turn();
    take();
    for (const name of many(102)) arrive(name);
    expect(take()).toEqual(["+0", "-101"]);
  });

  it("takes a place from nobody with a cart, and from nobody who waits for something else", () => {
    const { arrive, take } = door();
    arrive("first");
    for (const name of many(100)) arrive(name, "pages", true);
    arrive("write", "writes");
    expect(take()).toEqual(["+first"]);
    arrive("cart", "pages", true);
    expect(take()).toEqual(["-cart"]);
  });

  it("has no more places for those with a cart than for anybody", () => {
    const { arrive, take } = door();
    for (const name of many(101)) arrive(name);
    arrive("cart", "pages", true);
    expect(take()).toEqual(["+0", "-100"]);
    arrive("stranger");
    expect(take()).toEqual(["-stranger"]);
    arrive("second cart", "pages", true);
    expect(take()).toEqual(["-99"]);
  });

  it("looks again soon after those who wait for room, and leaves others the processor meanwhile", () => {
    const { admission, arrive, take } = door();
    for (const name of many(201)) {
      arrive(name, "writes");
      vi.advanceTimersToNextTimer();
    }
    take();
    admission.leave("writes");
    vi.advanceTimersByTime(9);
    expect(take()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(take()).toEqual(["+200"]);
  });
});
