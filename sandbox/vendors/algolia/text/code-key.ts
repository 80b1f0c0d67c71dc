/** A part number as it is compared: upper case, without dashes, dots, spaces and slashes. */
export function compactCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

/** The same for numbers read off a worn casting: O like 0, I like 1. */
export function foldCode(compact: string): string {
  return compact.replace(/O/g, "0").replace(/I/g, "1");
}

/** How a stored key relates to its part number; better kinds come first. */
export const codeKeyKind = { whole: 0, folded: 1, suffix: 2 } as const;

const suffixLengthMin = 3;
const segmentPattern = /[A-Z]+|[0-9]+/g;

/** The keys under which a part number is found: whole, folded, and every suffix that starts where letters and digits or two groups meet. */
export function codeKeys(code: string): { key: string; kind: number }[] {
  const whole = compactCode(code);
  if (whole === "") return [];
  const keys = new Map<string, number>([[whole, codeKeyKind.whole]]);
  const add = (key: string, kind: number) => {
    if (!keys.has(key)) keys.set(key, kind);
  };
  add(foldCode(whole), codeKeyKind.folded);
  for (const length of suffixLengths(code)) {
    const suffix = whole.slice(whole.length - length);
    add(suffix, codeKeyKind.suffix);
    add(foldCode(suffix), codeKeyKind.suffix);
  }
  return [...keys].map(([key, kind]) => ({ key, kind }));
}

function suffixLengths(code: string): number[] {
  const segments = code.toUpperCase().match(segmentPattern) ?? [];
  const lengths: number[] = [];
  let length = 0;
  for (const segment of segments.toReversed()) {
    length += segment.length;
    if (length >= suffixLengthMin) lengths.push(length);
  }
  return lengths.slice(0, -1);
}
