import pino, { type DestinationStream } from "pino";

/** What waits for a disk that is full; more is lost. */
const heldBytesMax = 256 * 1024;

type LogDestinationOptions = {
  /** A file's descriptor, or its path. */
  to: number | string;
  /** Hears of each line that could not be written at once. */
  onUnwritten: () => void;
};

/**
 * Writes each line at once. A line that can't be written, because the disk is full or its reader is gone, costs no visitor an answer: it waits for the next that can,
 * as many as there is room for. The stream's own way is to throw into whoever logs, which ends the process.
 */
export function createLogDestination({ to, onUnwritten }: LogDestinationOptions): DestinationStream {
  const stream = pino.destination({ dest: to, sync: true, maxLength: heldBytesMax });
  // Pino's own listener throws again what it doesn't know.
  stream.removeAllListeners("error");
  stream.on("error", onUnwritten);
  stream.on("drop", onUnwritten);
  return stream;
}
