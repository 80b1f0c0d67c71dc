const steps = 10;

/** Tells the terminal how far the seeding is, in about ten lines however large the catalogue. */
export function createSeedingReport(write: (line: string) => void): (progress: { done: number; total: number }) => void {
  let reported = -1;
  return ({ done, total }) => {
    const step = Math.floor((done / total) * steps);
    if (step === reported) return;
    reported = step;
    write(`Seeding the catalogue: ${done.toLocaleString("en-AU")} of ${total.toLocaleString("en-AU")} products\n`);
  };
}
