/** What a run was asked for by name, or in numbers. What is mistyped is refused: a run of nothing would find nothing wrong. */

export function chosenByName<Each extends { name: string }>(all: readonly Each[], part: string): Each[] {
  const chosen = all.filter(({ name }) => name.includes(part));
  if (chosen.length > 0) return chosen;
  throw new Error(`Nothing has "${part}" in its name; there are ${all.map(({ name }) => name).join(", ")}`);
}

export function numberAsked(name: string, text: string, least: number): number {
  const number = text.trim() === "" ? Number.NaN : Number(text);
  if (Number.isFinite(number) && number >= least) return number;
  throw new Error(`${name} has to be a number of at least ${least}, not "${text}"`);
}
