import { setTimeout as wait } from "node:timers/promises";
import { describeBriefly } from "../observability/describe-error.ts";
import type { Logger } from "../observability/logger.ts";
import type { Metrics } from "../observability/metrics.ts";

export type ValkeyLinkOptions = {
  url: string;
  logger: Pick<Logger, "info" | "warn">;
  metrics: Pick<Metrics, "sharedStoreUp" | "sharedStoreMisses">;
};

type Messages = { channel: string; onMessage: (message: string) => void };

/** More than this no request waits for an answer. */
const answerMs = 150;
/** So many failures in a row, and nobody waits any more until the store is back. */
const failuresMax = 3;
const probeEveryMs = 250;
const connectMs = 2000;
const reconnectMsMax = 1000;
/** What waits for a store that hangs must not grow for ever. */
const queueMax = 5000;

const probeKey = "rares:probe";
const label = { store: "valkey" };

export type ValkeyClient = Awaited<ReturnType<typeof createLinkClient>>;

/** Bytes come as they were kept. The package is loaded here, since an instance on its own needs none of its hundreds of files. */
async function createLinkClient(url: string, disableOfflineQueue: boolean) {
  const { createClient, RESP_TYPES } = await import("@redis/client");
  return createClient({
    // Valkey's own scheme, which the client calls by its older name.
    url: url.replace(/^valkey(s?):/, (_scheme, tls: string) => (tls === "" ? "redis:" : "rediss:")),
    disableOfflineQueue,
    commandsQueueMaxLength: queueMax,
    disableClientInfo: true,
    maintNotifications: "disabled",
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
    socket: { connectTimeout: connectMs, reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, reconnectMsMax) },
  });
}

/** The way to the shared store: it says once when the store goes and when it comes back, connects again by itself, and lets nobody wait meanwhile. */
export async function createValkeyLink({ url, logger, metrics }: ValkeyLinkOptions, { channel, onMessage }: Messages) {
  // The address alone: the rest of the URL may hold a password.
  const address = new URL(url).host;
  const client = await createLinkClient(url, true);
  const listener = await createLinkClient(url, false);
  const upListeners: (() => void)[] = [];
  let isUp = false;
  let isGoneTold = false;
  let isClosed = false;
  let isSubscribed = false;
  let probing: NodeJS.Timeout | undefined;
  let failuresInARow = 0;
  let lastError: unknown;
  metrics.sharedStoreUp.set(label, 0);

  function goDown(): void {
    isUp = false;
    metrics.sharedStoreUp.set(label, 0);
    if (isGoneTold || isClosed) return;
    isGoneTold = true;
    const line = { event: "shared_store.gone", address, ...(lastError !== undefined && { error: describeBriefly(lastError) }) };
    logger.warn(line, "the shared store is gone: each instance goes on with limits and memory of its own");
  }

  function comeUp(): void {
    if (isUp || isClosed) return;
    isUp = true;
    failuresInARow = 0;
    metrics.sharedStoreUp.set(label, 1);
    logger.info({ event: "shared_store.up", address }, "instances share limits, renewals, news and pages");
    isGoneTold = false;
    for (const cameUp of upListeners) cameUp();
  }

  for (const each of [client, listener]) {
    each.on("error", (error: unknown) => {
      lastError = error;
      goDown();
    });
    each.on("end", goDown);
  }

  const isConnected = () => client.isReady && listener.isReady && isSubscribed;

  /** Only an answer proves that the store is there and takes something: a connection alone may hang, a replica may refuse. */
  async function probe(): Promise<void> {
    try {
      await inTime(client.set(probeKey, "", { expiration: { type: "PX", value: probeEveryMs } }));
      comeUp();
    } catch (error) {
      lastError = error;
      goDown();
    }
  }

  function keepProbing(): NodeJS.Timeout {
    let isProbing = false;
    const tryAgain = async () => {
      if (isUp || isProbing || !isConnected()) return;
      isProbing = true;
      await probe();
      isProbing = false;
    };
    return setInterval(() => void tryAgain(), probeEveryMs).unref();
  }

  /** The store's answer, or its refusal, or that it had none in time. */
  async function send<Answer>(command: (client: ValkeyClient) => Promise<Answer>, onLate?: (answer: Answer) => void): Promise<Answer> {
    if (!isUp) throw new GoneError("the shared store is gone");
    const asked = command(client);
    try {
      const answer = await inTime(asked);
      failuresInARow = 0;
      return answer;
    } catch (error) {
      lastError = error;
      if (error instanceof GoneError && onLate) asked.then(onLate, () => undefined);
      failuresInARow += 1;
      if (failuresInARow >= failuresMax || !client.isReady) goDown();
      throw error;
    }
  }

  const miss = (operation: string) => metrics.sharedStoreMisses.inc({ operation });

  return {
    send,
    miss,
    isUp: () => isUp,
    onUp: (cameUp: () => void) => void upListeners.push(cameUp),
    /** Connects, and goes on trying for ever; waits a moment, so that a store that is there is used from the first request on. */
    async open(): Promise<void> {
      // What was subscribed to stays so through every reconnection.
      const connecting = Promise.all([client.connect(), listener.connect(), listener.subscribe(channel, onMessage)]).then(
        () => (isSubscribed = true),
        (error: unknown) => (lastError = error),
      );
      await Promise.race([connecting, wait(connectMs, undefined, { ref: false })]);
      if (isConnected()) await probe();
      else goDown();
      probing = keepProbing();
    },
    /** The store's answer, or undefined where it has none in time. `onLate` is told what came later all the same. */
    async ask<Answer>(
      operation: string,
      command: (client: ValkeyClient) => Promise<Answer>,
      onLate?: (answer: Answer) => void,
    ): Promise<Answer | undefined> {
      try {
        return await send(command, onLate);
      } catch {
        // Why is told once, when it goes down; how often is counted.
        miss(operation);
        return undefined;
      }
    },
    close(): void {
      isClosed = true;
      clearInterval(probing);
      isUp = false;
      for (const each of [client, listener]) if (each.isOpen) each.destroy();
    },
  };
}

export type ValkeyLink = Awaited<ReturnType<typeof createValkeyLink>>;

class GoneError extends Error {}

/** An answer that lies in this process's own queue already is in time. */
async function inTime<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => setImmediate(() => late.reject(new GoneError(`no answer within ${answerMs} ms`))), answerMs);
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
    // Whoever gave up doesn't hear how it failed later.
    asked.catch(() => undefined);
    late.promise.catch(() => undefined);
  }
}
