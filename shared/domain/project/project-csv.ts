import { shortened } from "../one-line.ts";
import { type LineState, lineStates, projectLimits } from "./project.ts";

/** What a project's file may hold at most. */
export const projectFileLimits = { lines: projectLimits.lines, characters: 60_000 } as const;

/** A line of a file. Titles and makers are for people: a part is known by its number. */
export type FileLine = { partNumber: string; title: string; vendor: string; state: LineState; quantity: number; note: string };

export type FileProblem = { line: number; text: string; problem: string; raw: string };
export type ReadLine = FileLine & Omit<FileProblem, "problem">;

const headings = ["Part number", "Quantity", "State", "Note", "Part", "Brand"] as const;

/** Spreadsheets take what begins like this as a formula. A mark in front keeps it a text; what begins with that mark gets another. */
const formulaStart = /^['=+\-@\t\r\n＝＋－＠]/;
const markedStart = /^'(?=['=+\-@\t\r\n＝＋－＠])/;
/** Where lists are written with semicolons, spreadsheets begin a cell behind each of them, and a row behind a line end, whatever the quotation marks around say. */
const formulaInside = /([;\t\r\n]"*)(?=['=+\-@＝＋－＠])/g;
const markedInside = /([;\t\r\n]"*)'(?=['=+\-@＝＋－＠])/g;

/** A project as a spreadsheet reads it: with a byte order mark, everything in quotation marks, and nothing that would be worked out. */
export function writeProjectCsv(lines: readonly FileLine[]): string {
  const rows = lines.map(({ partNumber, quantity, state, note, title, vendor }) => [
    partNumber,
    String(quantity),
    state,
    note,
    title,
    vendor,
  ]);
  return `\uFEFF${[[...headings], ...rows].map((row) => row.map(writeCell).join(",")).join("\r\n")}\r\n`;
}

function writeCell(text: string): string {
  const inside = text.replace(formulaInside, "$1'");
  const safe = formulaStart.test(text) ? `'${inside}` : inside;
  return `"${safe.replaceAll('"', '""')}"`;
}

type Columns = Record<keyof FileLine, number>;

/** Where each column of a file stands by its heading; -1 for one that it lacks. */
function columnsOf(headings: readonly string[]): Columns {
  const known = headings.map((heading) => heading.trim().toLowerCase());
  const columnOf = (...names: string[]) => known.findIndex((heading) => names.includes(heading));
  return {
    partNumber: columnOf("part number", "number", "sku", "part no", "part no."),
    quantity: columnOf("quantity", "qty"),
    state: columnOf("state", "status"),
    note: columnOf("note", "notes"),
    title: columnOf("part", "description", "title"),
    vendor: columnOf("brand", "vendor"),
  };
}

/** Reads such a file, or one with the same headings in any order; only a part's number is needed. What can't be read is told line by line. */
export function readProjectCsv(text: string): { head: string; lines: ReadLine[]; problems: FileProblem[] } {
  const plain = text.replace(/^\uFEFF/, "");
  const [head, ...rows] = readRows(plain);
  const columns = columnsOf(head?.cells ?? []);
  if (head === undefined || columns.partNumber === -1) {
    const problem = "The first line has to name the columns: Part number, Quantity, State, Note.";
    const told = { line: head?.line ?? 1, text: shortenedText(head?.cells.join(", ") ?? ""), raw: plain };
    return { head: "", lines: [], problems: [{ ...told, problem }] };
  }
  const read = rows.map((row) => readRow(row, columns));
  return {
    head: head.raw,
    lines: read.filter((line): line is ReadLine => !("problem" in line)),
    problems: read.filter((line) => "problem" in line),
  };
}

function readRow({ line, cells, raw }: Row, columns: Columns): ReadLine | FileProblem {
  const cell = (column: number) => (cells[column] ?? "").replace(markedStart, "").replace(markedInside, "$1");
  const told = { line, text: shortenedText(cells.join(", ")), raw };
  const quantityText = cell(columns.quantity).trim() || "1";
  const stateText = cell(columns.state).trim().toLowerCase() || "need";
  const state = lineStates.find((known) => known === stateText);
  const read = {
    partNumber: cell(columns.partNumber).trim(),
    title: cell(columns.title),
    vendor: cell(columns.vendor),
    note: cell(columns.note),
    quantity: /^\d{1,4}$/.test(quantityText) ? Number(quantityText) : 0,
  };
  if (state === undefined) return { ...told, problem: problemOfPart(read) ?? problemOfState(stateText) };
  const problem = problemOfPart(read) ?? problemOfNote(read.note);
  return problem === null ? { ...told, ...read, state } : { ...told, problem };
}

function problemOfPart({ partNumber, quantity }: Pick<FileLine, "partNumber" | "quantity">): string | null {
  if (partNumber === "") return "There is no part number in this line.";
  if (partNumber.length > 60) return "That is too long for a part number.";
  return quantity < 1 ? `A quantity is a whole number from 1 to ${projectLimits.quantity}.` : null;
}

function problemOfState(text: string): string {
  return `“${shortenedText(text)}” is no state: need, ordered, have or fitted.`;
}

function problemOfNote(note: string): string | null {
  return note.length > projectLimits.noteLength ? `A note has at most ${projectLimits.noteLength} characters.` : null;
}

/** As much of a file's text is told in what is wrong with it, the ellipsis among it. */
const shortenedText = (text: string) => shortened(text, 80, 79);

type Row = { line: number; cells: string[]; raw: string };

/** Rows with the number of the line that each begins in. Quotation marks hold line ends and separators; empty rows are passed over. */
function readRows(text: string): Row[] {
  const separator = separatorOf(text);
  const cellPattern = new RegExp(`("(?:[^"]|"")*"?)?([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\r|\\n|$)`, "y");
  const rows: Row[] = [];
  let cells: string[] = [];
  let line = 1;
  let startedAt = 1;
  let raw = "";
  while (cellPattern.lastIndex <= text.length) {
    const [whole = "", quoted, rest = "", end = ""] = cellPattern.exec(text) ?? [];
    cells.push(quoted === undefined ? rest : quoted.replace(/^"|"$/g, "").replaceAll('""', '"') + rest);
    raw += end === separator ? whole : whole.slice(0, whole.length - end.length);
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === separator) continue;
    if (cells.some((cell) => cell.trim() !== "")) rows.push({ line: startedAt, cells, raw });
    cells = [];
    raw = "";
    startedAt = line;
    if (end === "") break;
  }
  return rows;
}

/** A comma, or what spreadsheets put in its place, as the first line with anything in it tells. */
function separatorOf(text: string): string {
  const head = text.split(/[\r\n]/).find((line) => line.trim() !== "") ?? "";
  return head.includes("\t") ? "\t" : head.includes(";") && !head.includes(",") ? ";" : ",";
}
