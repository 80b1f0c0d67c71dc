/** As many parts as are compared at once. */
export const comparedMax = 4;

/** One thing that parts are compared by; a part that says nothing of it has null. */
export type ComparedRow = { label: string; values: (string | null)[]; isDifferent: boolean };

type Facts = readonly { label: string; value: string }[];

/** What each part says of itself, side by side: what several speak of first, in the order in which they do. */
export function compareFacts(parts: readonly Facts[]): ComparedRow[] {
  const labels = [...new Set(parts.flatMap((facts) => facts.map(({ label }) => label)))];
  return labels.map((label) => {
    const values = parts.map((facts) => facts.find((fact) => fact.label === label)?.value ?? null);
    return { label, values, isDifferent: new Set(values.map((value) => value?.toLowerCase())).size > 1 };
  });
}

const handlePattern = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,254}$/u;

/** The parts that an address asks to compare, each once, and how many more it names than there is room for. A form repeats the parameter, links have a list of it. */
export function readCompared(params: URLSearchParams): { handles: string[]; leftOutCount: number } {
  const asked = params.getAll("parts").flatMap((list) => list.split(","));
  const handles = [...new Set(asked.filter((handle) => handlePattern.test(handle)))];
  return { handles: handles.slice(0, comparedMax), leftOutCount: Math.max(0, handles.length - comparedMax) };
}

/** The address at which parts are compared. Its commas stay readable. */
export const comparePath = (handles: readonly string[]): string =>
  handles.length === 0 ? "/compare" : `/compare?parts=${handles.map(encodeURIComponent).join(",")}`;
