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
const marked = /^'(?=['=+\-@\t\r\n＝＋－＠])/;

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
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Reads such a file, or one with the same headings in any order; only a part's number is needed. What can't be read is told line by line. */
export function readProjectCsv(text: string): { head: string; lines: ReadLine[]; problems: FileProblem[] } {
  const plain = text.replace(/^\uFEFF/, "");
  const [head, ...rows] = readRows(plain);
  const columns = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const columnOf = (...names: string[]) => columns.findIndex((column) => names.includes(column));
  const at = {
    partNumber: columnOf("part number", "number", "sku", "part no", "part no."),
    quantity: columnOf("quantity", "qty"),
    state: columnOf("state", "status"),
    note: columnOf("note", "notes"),
    title: columnOf("part", "description", "title"),
    vendor: columnOf("brand", "vendor"),
  };
  if (head === undefined || at.partNumber === -1) {
    const problem = "The first line has to name the columns: Part number, Quantity, State, Note.";
    return {
      head: "",
      lines: [],
      problems: [{ line: head?.line ?? 1, text: shortenedText(head?.cells.join(", ") ?? ""), problem, raw: plain }],
    };
  }
  const lines: ReadLine[] = [];
  const problems: FileProblem[] = [];
  for (const { line, cells, raw } of rows) {
    const cell = (column: number) => (cells[column] ?? "").replace(marked, "");
    const told = { line, text: shortenedText(cells.join(", ")), raw };
    const quantityText = cell(at.quantity).trim() || "1";
    const stateText = cell(at.state).trim().toLowerCase() || "need";
    const state = lineStates.find((known) => known === stateText);
    const read = {
      partNumber: cell(at.partNumber).trim(),
      title: cell(at.title),
      vendor: cell(at.vendor),
      note: cell(at.note),
      quantity: /^\d{1,4}$/.test(quantityText) ? Number(quantityText) : 0,
    };
    const problem = problemOf(read, state, stateText);
    if (problem !== null) problems.push({ ...told, problem });
    else if (state !== undefined) lines.push({ ...told, ...read, state });
  }
  return { head: head.raw, lines, problems };
}

type Read = Pick<FileLine, "partNumber" | "quantity" | "note">;

function problemOf({ partNumber, quantity, note }: Read, state: LineState | undefined, stateText: string): string | null {
  if (partNumber === "") return "There is no part number in this line.";
  if (partNumber.length > 60) return "That is too long for a part number.";
  if (quantity < 1) return `A quantity is a whole number from 1 to ${projectLimits.quantity}.`;
  if (state === undefined) return `“${shortenedText(stateText)}” is no state: need, ordered, have or fitted.`;
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
