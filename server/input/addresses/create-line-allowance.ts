const windowMs = 60_000;

/** An allowance of log lines a minute for what visitors can cause at will. Answers how many were held back since the last line, or null where this one is to be held back, too. */
export function createLineAllowance(linesAMinute: number, now = () => performance.now()): () => number | null {
  let windowStart = now();
  let written = 0;
  let heldBack = 0;
  return function takeLine() {
    if (now() - windowStart >= windowMs) {
      windowStart = now();
      written = 0;
    }
    if (written >= linesAMinute) {
      heldBack += 1;
      return null;
    }
    written += 1;
    const before = heldBack;
    heldBack = 0;
    return before;
  };
}
