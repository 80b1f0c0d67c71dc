import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Store } from "express-rate-limit";
import { RedisStore } from "rate-limit-redis";
import { z } from "zod";
import { readJson } from "#server/input/read-json.ts";
import { createLocalStore, onePerName } from "./create-local-store.ts";
import type { News, SharedStore } from "./shared-store.ts";
import { createValkeyLink, type ValkeyLink, type ValkeyLinkOptions } from "./valkey-link.ts";

const prefix = "rares:";
const channel = `${prefix}news`;
const versionKey = `${prefix}content-version`;
const turnPollMs = 25;

const newsSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("content_changed") }),
  z.object({ kind: z.literal("reviews_changed"), productId: z.string() }),
  z.object({ kind: z.literal("session_over"), key: z.string() }),
]);
const messageSchema = z.object({ from: z.string(), news: newsSchema, version: z.string().optional() });

/** Adds `ARGV[1]` to every key, or to none; each has its limit after the window, `ARGV[2]`. Answers for how long to wait, 0 where it was added. */
const countScript = `
for index, key in ipairs(KEYS) do
  if tonumber(redis.call("GET", key) or "0") + ARGV[1] > tonumber(ARGV[index + 2]) then
    local left = redis.call("PTTL", key)
    return left > 0 and left or tonumber(ARGV[2])
  end
end
for _, key in ipairs(KEYS) do
  if redis.call("INCRBY", key, ARGV[1]) == tonumber(ARGV[1]) then redis.call("PEXPIRE", key, ARGV[2]) end
end
return 0`;

/** A turn is given back by whoever has it, and by nobody who was late. */
const releaseScript = `if redis.call("GET", KEYS[1]) == ARGV[1] then return redis.call("DEL", KEYS[1]) end return 0`;

/** Shares through a server that speaks the Redis protocol. While that is gone, everything is answered by this process alone. */
export async function openValkeyStore(options: ValkeyLinkOptions): Promise<SharedStore> {
  const link = await createValkeyLink(options, { channel, onMessage });
  const local = createLocalStore();
  const instance = randomUUID();
  const listeners: ((news: News) => void)[] = [];
  let version: string | null = null;
  let isChangeOwed = false;
  const publishLocally = (news: News) => listeners.forEach((listener) => listener(news));

  function release(key: string, turn: string): Promise<unknown> {
    return link.ask("turn", (client) => client.eval(releaseScript, { keys: [key], arguments: [turn] }));
  }

  async function publishContentChanged(): Promise<void> {
    const next = randomUUID();
    version = next;
    const message = JSON.stringify({ from: instance, news: { kind: "content_changed" }, version: next });
    const told = await link.ask("news", (client) => client.multi().set(versionKey, next).publish(channel, message).exec());
    isChangeOwed = told === undefined;
  }

  /** What was told while nobody listened is learnt by the version that it left. */
  async function catchUp(): Promise<void> {
    if (isChangeOwed) return publishContentChanged();
    await link.ask("news", (client) => client.set(versionKey, randomUUID(), { condition: "NX" }));
    const kept = await link.ask("news", (client) => client.get(versionKey));
    if (kept === undefined || kept === null || String(kept) === version) return;
    version = String(kept);
    publishLocally({ kind: "content_changed" });
  }

  function onMessage(text: string): void {
    const message = messageSchema.safeParse(readJson(text)).data;
    if (!message || message.from === instance) return;
    if (message.version !== undefined) version = message.version;
    publishLocally(message.news);
  }

  await link.open();
  if (link.isUp()) await catchUp();
  link.onUp(() => void catchUp());

  return {
    limitStore: onePerName((name) => createLimitStore(link, name, local.limitStore(name))),
    async countUpTo(counters, by, windowMs) {
      if (by === 0) return null;
      const keys = counters.map(({ key }) => `${prefix}count:${key}`);
      const args = [by, windowMs, ...counters.map(({ limit }) => limit)].map(String);
      const waitMs = await link.ask("count", (client) => client.eval(countScript, { keys, arguments: args }));
      if (waitMs === undefined) return local.countUpTo(counters, by, windowMs);
      return Number(waitMs) === 0 ? null : Number(waitMs);
    },
    async read(key) {
      // In this order, on one connection: what has time left now was still there when it was read.
      const answers = await link.ask("read", (client) => Promise.all([client.get(prefix + key), client.pTTL(prefix + key)]));
      const [value, leftMs] = answers ?? [null, 0];
      return value !== null && leftMs > 0 ? { value, leftMs } : null;
    },
    async keep(key, value, forMs) {
      await link.ask("keep", (client) => client.set(prefix + key, value, { expiration: { type: "PX", value: Math.ceil(forMs) } }));
    },
    async drop(keys) {
      if (keys.length > 0) await link.ask("drop", (client) => client.del(keys.map((key) => prefix + key)));
    },
    inTurn: (key, waitMs, run) =>
      local.inTurn(key, waitMs, async () => {
        const turnKey = `${prefix}turn:${key}`;
        const turn = randomUUID();
        const hasTurn = await takeTurn(link, turnKey, turn, waitMs, release);
        try {
          return await run();
        } finally {
          if (hasTurn) await release(turnKey, turn);
        }
      }),
    announce(news) {
      if (news.kind === "content_changed") void publishContentChanged();
      else void link.ask("news", (client) => client.publish(channel, JSON.stringify({ from: instance, news })));
    },
    onNews: (listener) => void listeners.push(listener),
    contentVersion: () => (link.isUp() ? version : null),
    async close() {
      link.close();
      await local.close();
    },
  };
}

/** Waits for the turn; false where nobody gives it, or after the time, so that whoever waited goes on. */
async function takeTurn(
  link: ValkeyLink,
  key: string,
  turn: string,
  waitMs: number,
  release: (key: string, turn: string) => Promise<unknown>,
): Promise<boolean> {
  const endsAt = performance.now() + waitMs;
  while (performance.now() < endsAt) {
    const given = await link.ask(
      "turn",
      (client) => client.set(key, turn, { condition: "NX", expiration: { type: "PX", value: waitMs } }),
      // It came when nobody waited for it any more.
      () => void release(key, turn),
    );
    if (given === undefined) return false;
    if (given !== null) return true;
    await wait(turnPollMs);
  }
  return false;
}

/** Counts in both, so that a store that goes leaves each instance with what it has seen itself. */
function createLimitStore(link: ValkeyLink, name: string, local: Store): Store {
  const shared = new RedisStore({
    prefix: `${prefix}limit:${name}:`,
    sendCommand: (...command: string[]) => sendPlain(link, command),
  });
  return {
    localKeys: false,
    prefix: `${prefix}limit:${name}:`,
    init(options) {
      void local.init?.(options);
      // It loads its scripts, which a store that is gone can't take; with each return they are loaded anew.
      const load = () => void shared.init(options).catch(() => undefined);
      load();
      link.onUp(load);
    },
    async increment(key) {
      const own = await local.increment(key);
      return shared.increment(key).catch(() => {
        link.miss("limit");
        return own;
      });
    },
    async decrement(key) {
      await local.decrement(key);
      await shared.decrement(key).catch(() => undefined);
    },
    async resetKey(key) {
      await local.resetKey(key);
      await shared.resetKey(key).catch(() => undefined);
    },
  };
}

/** As the library's store wants its answers: text is text. */
async function sendPlain(link: ValkeyLink, command: string[]): Promise<string | number | boolean | (string | number | boolean)[]> {
  const answer = await link.send((client) => client.sendCommand(command));
  return Array.isArray(answer) ? answer.map(plain) : plain(answer);
}

function plain(value: unknown): string | number | boolean {
  if (typeof value === "number" || typeof value === "boolean") return value;
  return String(value);
}
