/** Which of the stops an arrow, Home or End leads to; undefined for other keys. The ends are ends. */
export function nextStop<Stop>(
  stops: readonly Stop[],
  current: Stop | null,
  key: string,
  keys: { back: string; on: string },
): Stop | undefined {
  const index = stops.findIndex((stop) => stop === current);
  if (key === keys.back) return stops[Math.max(0, index - 1)];
  if (key === keys.on) return stops[Math.min(stops.length - 1, index + 1)];
  if (key === "Home") return stops[0];
  return key === "End" ? stops.at(-1) : undefined;
}
