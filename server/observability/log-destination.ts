import { Utf8Stream } from "node:fs";
import type { DestinationStream } from "pino";

/** What waits for a reader that is behind or a disk that is full; more is lost. */
const heldBytesMax = 256 * 1024;
const retryMs = 100;
/** How often, and how soon after one another, a process that ends tries to get rid of what waits. */
const lastTries = 10;
const lastTryMs = 20;

type LogDestinationOptions = {
  /** A file's descriptor. */
  to: number;
  /** Hears of each line that is lost, and of each that finds the disk full or its reader gone. */
  onUnwritten: () => void;
};

/**
 * Writes each line at once. A line that can't be written, because nobody reads the pipe, the disk is full or its reader is gone, costs no visitor an answer: it waits until it can,
 * as many as there is room for. Pino's own destination waits for a pipe in the middle of an answer, and throws into whoever logs what else goes wrong.
 */
export function createLogDestination({ to, onUnwritten }: LogDestinationOptions): DestinationStream {
  const stream = new Utf8Stream({ fd: to, sync: true, maxLength: heldBytesMax, retryEAGAIN: () => false });
  let nextTry: NodeJS.Timeout | null = null;
  let isRetry = false;

  function retry(): void {
    if (nextTry !== null) clearTimeout(nextTry);
    nextTry = null;
    isRetry = true;
    stream.write("");
    isRetry = false;
  }

  function finish(): void {
    for (let tries = 0; nextTry !== null && tries < lastTries; tries += 1) {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, lastTryMs);
      retry();
    }
  }

  stream.on("error", (error: NodeJS.ErrnoException) => {
    nextTry ??= setTimeout(retry, retryMs).unref();
    if (!isRetry && error.code !== "EAGAIN") onUnwritten();
  });
  stream.on("drop", onUnwritten);
  process.once("exit", finish);
  // No more than this: a fatal line would have Pino flush the stream, which waits for a full disk without an end.
  return { write: (line) => void stream.write(line) };
}

/** Node never waits for a pipe that it was asked for as a stream. */
export const standardOutput = (): number => process.stdout.fd ?? 1;
