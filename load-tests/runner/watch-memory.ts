const sample = /^process_resident_memory_bytes (\S+)$/m;

/** Reads the shop's resident memory from its metrics until it is told to stop; answers what it read, in bytes. */
export function watchMemory(metricsUrl: string, everyMs = 5000): () => number[] {
  const bytes: number[] = [];
  async function read(): Promise<void> {
    const value = Number(sample.exec(await (await fetch(metricsUrl)).text())?.[1]);
    if (value > 0) bytes.push(value);
  }
  // A shop too busy to answer is what the load shows anyway; there is one sample fewer.
  const timer = setInterval(() => void read().catch(() => undefined), everyMs);
  return () => {
    clearInterval(timer);
    return bytes;
  };
}
