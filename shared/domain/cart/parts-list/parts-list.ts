import { type ListRow, readRows, splitColumns } from "./list-rows.ts";

/** How much one list may hold. */
export const partsListLimits = { lines: 500, characters: 30_000, lineLength: 200, quantity: 9999 } as const;

/** One way to read a line: a part number as the index keys it, and how many. */
export type LineReading = { key: string; number: string; quantity: number };

/** A line of a pasted list. `readings` are what it may mean, the likeliest first; `problem` says why there are none, or what is wrong with it where no part has any of these numbers. */
export type ListedLine = { text: string; readings: LineReading[]; problem: string | null };

/** "gm-92 031/456" and "GM92031456" are one number. */
export function partNumberKey(number: string): string {
  return number
    .normalize("NFKD")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}

const keyLength = { min: 3, max: 40 } as const;
/** Reads a list as people paste it: a part a line, or several, with a quantity before or behind each, or in a column of its own. Empty lines, headings and totals are passed over. */
export function readPartsList(text: string): ListedLine[] {
  return readRows(text).map(readRow);
}

function readRow({ text, meant, sure }: ListRow): ListedLine {
  const { readings, problem } = readLine(meant);
  if (sure === null || problem !== null) return { text, readings, problem };
  const likeliest = reading(sure.number, sure.count ?? 1);
  return { text, readings: [likeliest, ...readings.filter(({ key }) => key !== likeliest.key)].filter(isQuantity), problem };
}

function readLine(text: string): Omit<ListedLine, "text"> {
  if (text.length > partsListLimits.lineLength) return { readings: [], problem: "This line is too long to hold a part number." };
  // Digits and signs of another width are the same ones.
  const columns = splitColumns(text.normalize("NFKC")).filter((column) => column !== "");
  const all = columns.length > 1 ? readColumns(columns) : readWords(columns[0] ?? "");
  const known = all.filter(({ key }) => /\d/.test(key) && key.length >= keyLength.min && key.length <= keyLength.max);
  const [likeliest] = known;
  if (likeliest === undefined) return { readings: [], problem: "We can't see a part number in this line." };
  const problem = `A quantity is a number from 1 to ${partsListLimits.quantity}.`;
  if (!isQuantity(likeliest)) return { readings: [], problem };
  const isNoneMeant = columns.length === 1 && !known.every(isQuantity);
  return { readings: distinct(known.filter(isQuantity)), problem: isNoneMeant ? problem : null };
}

function isQuantity({ quantity }: LineReading): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= partsListLimits.quantity;
}

const unit = String.raw`(?:x|×|pcs?|off|ea|each)\.?`;
const countPattern = new RegExp(String.raw`^(?:qty|quantity)?[:.\s]*(\d{1,6})\s*(?:${unit})?\.?$`, "i");
/** As programs write whole numbers that they keep with decimals. Two of them are a price. */
const decimalCount = /^(\d{1,6})[.,]0$/;
const less = String.raw`-\d{1,6}(?:[.,]\d+)?`;
const fraction = String.raw`\d{1,6}[.,](?:\d|\d{3,})`;
/** What stands where a quantity would, and is none. */
const wrongCount = new RegExp(String.raw`^(?:(?:qty|quantity)[:.\s]*|[x×]\s*)?(${less}|${fraction})\s*(?:${unit})?$`, "i");

/** One column is the quantity, any other may be the number: descriptions beside it are in no index. */
function readColumns(columns: readonly string[]): LineReading[] {
  const whole = columns.map((column) => countOf(column, countPattern));
  const counts =
    [whole, columns.map((column) => countOf(column, decimalCount))].find((each) => each.some((count) => count !== null)) ??
    columns.map((column) => countOf(column, wrongCount));
  const last = counts.findLastIndex((count) => count !== null);
  const first = counts.findIndex((count) => count !== null);
  return distinct(
    [last, first].flatMap((at) => columns.flatMap((column, other) => (other === at ? [] : readWords(column, counts[at] ?? null)))),
  );
}

function countOf(text: string, pattern: RegExp): number | null {
  const digits = pattern.exec(text)?.[1];
  return digits === undefined ? null : amountOf(digits);
}

const amountOf = (digits: string): number => Number(digits.replace(",", "."));

const before = /^(\d{1,6})\s*(?:x|×|\*|off|of\b|pcs?\.?)\s*(?=\S)(.+)$/i;
const behind = [
  new RegExp(String.raw`^(.+?)\s*[x×*]\s*(\d{1,6})\s*(?:${unit})?$`, "i"),
  /^(.+?)\s*[([](\d{1,6})[)\]]$/,
  /^(.+?)\s+[x×*]\s*(\d{1,4})\s+[^\d\s]\D*$/i,
  /^(.+?)[\s:]+(?:qty|quantity)[:.\s]*(\d{1,6})$/i,
  new RegExp(String.raw`^(.+?)[\s:]+(\d{1,6})\s*${unit}$`, "i"),
];
const named = /^(?:qty|quantity)[:.\s]*(\d{1,6})[:\s]+(.+)$/i;
/** A zero before digits is a number's own: "0 986 478 868". */
const spaced = { behind: /^(.+\S)\s+(\d{1,4})$/, before: /^(?!0+\s+\d)(\d{1,3})\s+(\S.*)$/ };

const explicit = String.raw`(${less}|\d{1,6}[.,]\d+)`;
/** A lone number, so that sizes in a description are left in peace. */
const lone = String.raw`((?=\S*\d)\S+)`;
/** Numbers with a wrong quantity behind. "M12 x 1.5" is a thread. */
const wrongBehind = [
  new RegExp(String.raw`^${lone}(?<!\bM\d{1,2})\s+[x×*]\s*${explicit}\s*(?:${unit})?$`, "i"),
  new RegExp(String.raw`^${lone}[\s:]+${explicit}\s*${unit}$`, "i"),
  new RegExp(String.raw`^(.+?)[\s:]+(?:qty|quantity)[:.\s]*${explicit}$`, "i"),
  new RegExp(String.raw`^${lone}\s+(${fraction})$`),
  new RegExp(String.raw`^((?:.*\s)?(?=\S*\d)\S+)\s+(${less})$`),
  /^((?:.*\s)?(?=\S*\d)\S{5,})\s+(\d{5,6})$/,
];
const wrongBefore = [
  new RegExp(String.raw`^(?:qty|quantity)[:.\s]*${explicit}[:\s]+(.+)$`, "i"),
  new RegExp(String.raw`^(${less})\s*(?:x|×|\*|off|pcs?\.?)?\s+(\S*\d.*)$`, "i"),
  /^(\d{1,2}[.,]\d)\s*[x×*]\s*(\S*\d.*)$/i,
  /^(\d{5,6})\s+((?=\S*\d)\S{5,})$/,
];

/** A text that says how many in a way that is no quantity. What has the length of a number may be one, as the whole text may; its other words are not one of something. */
function readWrongCount(text: string, whole: LineReading): LineReading[] | null {
  const behindIt = wrongBehind.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const beforeIt = wrongBefore.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const [number, times] = behindIt ? [behindIt[1], behindIt[2]] : [beforeIt?.[2], beforeIt?.[1]];
  if (number === undefined || times === undefined) return null;
  const other = /^\d{5,}$/.test(times) ? [reading(times, 1)] : [];
  return [whole, ...other, reading(number, amountOf(times))];
}

/** What a text without columns may mean. A number with blanks in it comes first where only a blank parts the quantity: "OE 123 456" is a number before it is two of something. */
function readWords(text: string, quantity: number | null = null): LineReading[] {
  const whole = reading(text, quantity ?? 1);
  if (quantity !== null) return [whole];
  const [, count = "", counted = ""] = before.exec(text) ?? named.exec(text) ?? [];
  if (count !== "") return [reading(counted, Number(count)), whole, ...firstWords(counted, Number(count))];
  for (const pattern of behind) {
    const [, number = "", times = ""] = pattern.exec(text) ?? [];
    if (times !== "") return [reading(number, Number(times)), whole, ...firstWords(number, Number(times))];
  }
  const wrong = readWrongCount(text, whole);
  if (wrong !== null) return wrong;
  const [, number = "", times = ""] = spaced.behind.exec(text) ?? [];
  const [, leading = "", rest = ""] = spaced.before.exec(text) ?? [];
  // Of a line that ends or begins with a zero no word is one of something.
  const words = [times, leading].some((digits) => /^0+$/.test(digits)) ? [] : firstWords(text);
  return [whole, reading(number, Number(times)), reading(rest, Number(leading)), ...words];
}

/** "ABC-123 Water pump": the words that have digits may be the number. */
function firstWords(text: string, quantity = 1): LineReading[] {
  return text
    .split(/\s/)
    .filter((word) => /\d/.test(word) && /\d{2}|[a-z]/i.test(word))
    .slice(0, 3)
    .map((word) => reading(word, quantity));
}

function reading(number: string, quantity: number): LineReading {
  return { key: partNumberKey(number), number, quantity };
}

function distinct(readings: readonly LineReading[]): LineReading[] {
  return readings.filter(({ key, quantity }, at) => readings.findIndex((other) => other.key === key && other.quantity === quantity) === at);
}
