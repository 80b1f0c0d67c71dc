import type { PartMatch } from "#shared/contract/catalogue/parts-list.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { NewLine } from "#shared/domain/project/project.ts";
import { type FileProblem, projectFileLimits, readProjectCsv } from "#shared/domain/project/project-csv.ts";
import type { PartsListService } from "../parts-list/parts-list-service.ts";

/** `rest` is the file again with nothing but what wasn't taken of it. */
type ReadFile = { lines: FoundLine[]; problems: FileProblem[]; rest: string };
type FoundLine = Pick<NewLine, "variantId" | "quantity" | "state" | "note">;

/** Reads a file, and finds its parts by their numbers with one question for all. What isn't found or can't be bought as it stands is told line by line. */
export async function readProjectFile(csv: string, partsList: PartsListService): Promise<ReadFile> {
  if (csv.length > projectFileLimits.characters) throw tooMuch("That is more text than one project can hold. Please send it in parts.");
  const read = readProjectCsv(csv);
  if (read.lines.length + read.problems.length > projectFileLimits.lines)
    throw tooMuch(`A file has at most ${projectFileLimits.lines} lines. Please send it in parts.`);
  if (read.lines.length === 0) return { lines: [], problems: read.problems, rest: csv };

  const numbers = [...new Set(read.lines.map(({ partNumber }) => oneLine(partNumber)))];
  const resolved = await partsList.resolve(numbers.map(listed).join("\n"), {});
  const byText = new Map(resolved.lines.map((line) => [line.text, line]));
  const lines: FoundLine[] = [];
  const problems = [...read.problems];
  for (const { partNumber, quantity, state, note, line, text, raw } of read.lines) {
    const answer = byText.get(listed(oneLine(partNumber)));
    const variantId = answer?.matches.find((match) => match.variantId !== null)?.variantId;
    if (variantId) lines.push({ variantId, quantity, state, note: note.trim() });
    else problems.push({ line, text, raw, problem: answer?.problem ?? kindsProblem(answer?.matches) });
  }
  const inOrder = problems.toSorted((one, other) => one.line - other.line);
  return { lines, problems: inOrder, rest: [read.head, ...inOrder.map(({ raw }) => raw)].join("\r\n") };
}

/** The parts list reads columns that tabs part, and quotation marks as marks. */
function oneLine(number: string): string {
  return number.replaceAll(/[\s"]+/g, " ").trim();
}

/** As a line of columns: the number and one of it. */
const listed = (number: string) => `"${number}"\t1`;

function kindsProblem(matches: readonly PartMatch[] = []): string {
  return matches.length === 0 ? "No part that we sell has this number." : "It comes in several versions: add it from its page.";
}

function tooMuch(userMessage: string): AppError {
  return new AppError("UNPROCESSABLE", "a project's file beyond its limits", { userMessage });
}
