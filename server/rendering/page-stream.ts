import { Writable } from "node:stream";

type PageStreamOptions = {
  output: Writable & { flush?: () => void };
  /** Markup that waits to be sent, taken once. */
  takeQueued: () => string;
  /** Markup before React's first byte and after its last. */
  start: string;
  end: string;
};

/** What React is piped into: one buffer leaves per React flush, with the queued markup in front of it, and never between React's own writes. */
export function createPageStream({ output, takeQueued, start, end }: PageStreamOptions): Writable & { flush(): void } {
  let opening = start;
  let parts: Buffer[] = [];
  let isBlocked = false;
  let resume: (() => void) | null = null;

  const send = (): void => {
    const before = opening + takeQueued();
    if ((before === "" && parts.length === 0) || output.destroyed) return;
    if (!output.write(Buffer.concat([Buffer.from(before), ...parts])) && !isBlocked) waitForReader();
    opening = "";
    parts = [];
    output.flush?.();
  };

  // Listened for from the moment that the reader falls behind: it may catch up while React has nothing to write.
  const waitForReader = (): void => {
    isBlocked = true;
    output.once("drain", () => {
      isBlocked = false;
      const goOn = resume;
      resume = null;
      goOn?.();
    });
  };

  const stream = new Writable({
    write(chunk: Buffer, _encoding, callback) {
      parts.push(chunk);
      if (!isBlocked) return callback();
      resume = () => {
        callback();
        send();
      };
    },
    final(callback) {
      parts.push(Buffer.from(end));
      send();
      output.end(callback);
    },
  });
  return Object.assign(stream, { flush: send });
}
