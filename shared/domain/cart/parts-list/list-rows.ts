/** A row of a list, and what of it counts. `sure` is the number among other words, and how many where they say so. */
export type ListRow = { text: string; meant: string; sure: { number: string; count: number | null } | null };

/** A sign, or the line's own number: "2) ", and both behind the signs of a quoted mail. */
const bullet = /^(?:\s*(?:>+|[-*•·–☐☑✓✔]|\d{1,3}[.)])\s+){0,3}/;
const unseen = /[\u200b-\u200d\u2060\ufeff]/g;

/** The rows of a list as people paste it: a part a line, several in one, or the table of an invoice. What says nothing of a part is passed over: empty lines, headings, totals. */
export function readRows(text: string): ListRow[] {
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll("\u00a0", " ").replace(unseen, ""))
    .filter((line) => line.trim() !== "");
  const isTable = isOneShape(lines);
  const rows: ListRow[] = [];
  let table: Table | null = null;
  for (const [at, line] of lines.entries()) {
    const heading = tableOf(line);
    table = heading ?? table;
    if (heading !== null || isHeading(line, at) || isOfPaper(line)) continue;
    const row = table === null ? null : rowOf(line, table);
    rows.push(...(row === null ? severalOf(line.trim(), isTable) : [row]));
  }
  return rows;
}

const heading = /\b(?:part|number|sku|code|item|qty|quantity|description)\b/i;

function isHeading(line: string, at: number): boolean {
  return at === 0 && !/\d/.test(line) && heading.test(line);
}

/** Columns of a spreadsheet, of CSV or of a printed table, quotation marks and doubled ones resolved. */
export function splitColumns(text: string): string[] {
  const separator = ["\t", ";", "|"].find((each) => text.includes(each)) ?? ",";
  const columns: string[] = [""];
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) columns.push("");
    else columns[columns.length - 1] += character;
  }
  const printed = columns.length === 1 ? text.trim().split(/\s{2,}/) : [];
  return (printed.length > 2 ? printed : columns).map((column) => column.trim());
}

/** Which columns of a table hold the number and how many. */
type Table = { width: number; number: number; count: number };

/** The likeliest first: beside a part's number, "item" counts the lines. */
const numberTitles = [
  /\bsku\b|\b(?:part|stock|product)s?\s*(?:no|num|number|code|#)/i,
  /\bcode\b|\bitem\s*(?:no|num|number|#)/i,
  /^(?:part|number|item)s?$/i,
];
const countTitle = /^(?:qty|quantity|count|pcs|pieces|units|how many)\b/i;

function tableOf(line: string): Table | null {
  if (/\d/.test(line)) return null;
  const titles = splitColumns(line);
  const number = numberTitles.map((title) => titles.findIndex((each) => title.test(each))).find((at) => at !== -1);
  const count = titles.findIndex((title) => countTitle.test(title));
  return number === undefined || count === -1 ? null : { width: titles.length, number, count };
}

/** A row below a table's heading: its price, however round, is no quantity. */
function rowOf(line: string, { width, number, count }: Table): ListRow | null {
  const columns = splitColumns(line);
  const found = columns.length === width ? (columns[number] ?? "") : "";
  if (!/\d/.test(found)) return null;
  return { text: line.trim(), meant: `${found.replaceAll("\t", " ")}\t${quantityIn(columns[count] ?? "")}`, sure: null };
}

/** As programs and people write whole numbers: "2", "2.00", "1,200.00", "x2", "2 pcs". */
const wholeNumber = /^[x×*([]?\s*(\d{1,3}(?:[, ]\d{3})+|\d+)(?:[.,]0+)?\s*(?:[x×*)\]]|(?:pcs?|pieces?|units?|off|ea|each)\.?)?$/i;

/** The digits of a table's quantity. A cell without any says nothing of it; what can't be read as a whole number is "0", which no quantity is. */
function quantityIn(cell: string): string {
  const text = cell.normalize("NFKC").trim();
  const [, digits = "0"] = wholeNumber.exec(text) ?? [];
  return text === "" ? "" : digits.replaceAll(/\D/g, "");
}

const sum =
  /^\W*(?:(?:sub|grand)?[\s-]*totals?|gst|tax|freight|shipping|postage|delivery|surcharge|rounding|discount|balance|amount|deposit|paid|payment)\b[^\d$]*/i;
const money = /(?:AUD|A)?\s?(?:\$\s?\d[\d,]*(?:\.\d+)?|\d[\d,]*\.\d{2}|\d+(?:\.\d+)?\s?%)/gi;
const paper =
  /^\W*(?:(?:tax )?invoice|quot(?:e|ation)|date|due|terms|abn|acn|phone|ph|tel|mobile|fax|email|customer|(?:bill|ship|deliver|sold) to|(?:purchase |sales )?order|po)\b\s*(?:no|num|number|date)?\.?\s*[:#]|^\W*(?:page \d+(?: of \d+)?|(?:abn|acn) [\d\s]+)\W*$/i;

/** Totals, and what an invoice says above and below its table; no line of it is longer. */
function isOfPaper(line: string): boolean {
  const text = splitColumns(line).join(" ").replaceAll(/\s+/g, " ").trim();
  return text.length <= paperLengthMax && (isSum(text) || paper.test(text));
}

const paperLengthMax = 200;

/** One of an invoice's words for a sum, with amounts of money or shares alone behind it. */
function isSum(text: string): boolean {
  const [words] = sum.exec(text) ?? [];
  return words !== undefined && !/\w/.test(text.slice(words.length).replaceAll(money, " "));
}

const separators = [/;/, /\|/, /\t/, /,|\s(?:and|plus|&|\+)\s/i];
const blanks = /\s+/;
const courtesy = /^(?:hi|hey|hello|g'?day|dear|please|pls|thanks|thank|thx|cheers|ta|regards)\b/i;

/** Several lines that all have as many columns are a table, whose columns are not parts of their own. */
function isOneShape(lines: readonly string[]): boolean {
  const widths = new Set(lines.map((line) => splitColumns(line).length));
  return lines.length > 1 && widths.size === 1 && !widths.has(1);
}

/** The parts of a line, where it holds several and nothing else; or the line as it is. */
function severalOf(text: string, isTable: boolean): ListRow[] {
  const rows = text.length > lengthMax ? null : partsOf(text.replace(bullet, "").trim());
  const isMeant = rows !== null && rows.length > 1 && !(isTable && rows.every(({ sure }) => (sure?.count ?? null) === null));
  return isMeant ? rows : [{ text, meant: text.replace(bullet, ""), sure: null }];
}

/** Longer lines are prose. */
const lengthMax = 4000;

function partsOf(text: string, pairsMin = 2): ListRow[] | null {
  const entry = entryOf(text);
  if (entry !== null) return [entry];
  for (const separator of separators.filter((each) => each.test(text))) {
    const pieces = text
      .split(separator)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== "" && !(courtesy.test(piece) && !/\d/.test(piece)));
    if (pieces.length === 0 || pieces[0] === text) continue;
    const parts = pairsOf(pieces, pairsMin) ?? allOf(pieces);
    if (parts !== null) return parts;
  }
  const words = text.split(blanks);
  return words.length > 1 && words.every(isHouseNumber) ? words.map((word) => ({ text: word, meant: word, sure: null })) : null;
}

function allOf(pieces: readonly string[]): ListRow[] | null {
  const parts: ListRow[] = [];
  for (const piece of pieces) {
    const found = partsOf(piece, 1);
    if (found === null) return null;
    parts.push(...found);
  }
  return parts;
}

/** "A123, 2, B456, 1": each number with how many behind it. One such pair alone is a row of a table. */
function pairsOf(pieces: readonly string[], pairsMin: number): ListRow[] | null {
  if (pieces.length < 2 * pairsMin || pieces.length % 2 === 1) return null;
  const pairs = pieces.flatMap((piece, at) => (at % 2 === 0 ? [[piece, pieces[at + 1] ?? ""] as const] : []));
  if (!pairs.every(([number, count]) => isNumber(number) && countOf(count) !== null)) return null;
  return pairs.map(([number, count]) => ({ text: `${number}, ${count}`, meant: `${number}\t${count}`, sure: null }));
}

const unit = /^(?:x|×|\*|pcs?|off|ea|each|qty|quantity)[.:]?$/i;
/** Another number of the same part follows, or the car that it is for. */
const another = /^(?:or|was|aka|same|replac\w*|supersed\w*|equiv\w*|alt\w*|oem?|for|suits?|fits?)$/i;

const entryMax = { words: 12, letters: 120 } as const;

/** One number, and at most one quantity, among words without digits. */
function entryOf(text: string): ListRow | null {
  if (text.length > entryMax.letters) return null;
  const words = text.replaceAll(/\b([a-z]{2,5}) (\d{3,6}[a-z]?)(?![\w-])/gi, "$1-$2").split(blanks);
  if (words.length > entryMax.words) return null;
  const numbers = words.filter((word) => isNumber(word.replace(/[:.]$/, "")));
  const others = words.filter((word) => !numbers.includes(word));
  const counts = others.flatMap((word) => countOf(word) ?? []);
  const isPlain = others.every((word) => countOf(word) !== null || unit.test(word) || (!/\d/.test(word) && !another.test(word)));
  const [number] = numbers;
  if (number === undefined || numbers.length > 1 || counts.length > 1 || !isPlain) return null;
  const [count] = counts;
  return { text, meant: text, sure: others.length === 0 ? null : { number, count: count ?? null } };
}

function countOf(word: string): number | null {
  const [, digits] = /^[x×*([]?(\d{1,4})[x×*)\]]?$/i.exec(word) ?? [];
  return digits === undefined ? null : Number(digits);
}

const measure = /^\d+(?:\.\d+)?(?:mm|cm|m|in|l|ltr|litres?|ml|v|w|kg|g|a|amp|psi|x\d+)$/i;

/** What can be a part's number by itself: letters and digits, or six digits and more that are no years: fewer may be how many. */
function isNumber(word: string): boolean {
  const key = word.replaceAll(/[^a-z0-9]/gi, "");
  if (key.length < 3 || !/^[a-z0-9][\w./×*-]*$/i.test(word) || measure.test(word)) return false;
  return /[a-z]/i.test(key) ? /\d/.test(key) : /^\d(?:-?\d){5,}$/.test(word) && !/^(?:19|20)\d\d-(?:19|20)?\d\d$/.test(word);
}

/** Long enough to be no engine's or size's name beside a number. */
function isHouseNumber(word: string): boolean {
  return isNumber(word) && /[a-z]/i.test(word) && word.replaceAll(/\D/g, "").length >= 4;
}
