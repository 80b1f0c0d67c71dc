/** What somebody still has to do about a line. */
export const lineStates = ["need", "ordered", "have", "fitted"] as const;
export type LineState = (typeof lineStates)[number];

/** How much one owner and one project may hold. */
export const projectLimits = { projects: 20, lines: 250, nameLength: 60, noteLength: 300, quantity: 9999 } as const;

/** What opens a project: its owner, with its id; anybody, with the token of one that is shared. */
export const projectIdPattern = /^[0-9a-f]{20}$/;
export const shareTokenPattern = /^[0-9a-f]{40}$/;

/** A part of a project, as it was called when it was put in: prices are always asked for. */
export type ProjectLine = {
  id: string;
  /** One more after each change, so that a form tells what it saw. */
  version: number;
  variantId: string;
  handle: string;
  title: string;
  vendor: string;
  partNumber: string;
  state: LineState;
  quantity: number;
  note: string;
};

/** A named build, for a vehicle of the garage or for none. */
export type Project = {
  id: string;
  version: number;
  name: string;
  vehicle: { vehicleId: string; label: string } | null;
  /** Opens the project for reading; null while it isn't shared. */
  shareToken: string | null;
  updatedAt: string;
  lines: ProjectLine[];
  /** Keys of the last additions, so that one that is sent again is made once. */
  additions: readonly string[];
};

export type NewLine = Omit<ProjectLine, "id" | "version">;

/** What a form says of a line, and the line's version that it saw. */
export type LineEdit = Pick<ProjectLine, "id" | "version" | "state" | "quantity" | "note">;

const noteSeparator = " · ";

/** Adds lines. What is there already, the same part in the same state, gets more instead, and keeps both notes. */
export function addToLines(lines: readonly ProjectLine[], added: readonly NewLine[], newId: () => string): ProjectLine[] {
  return mergeDuplicates([...lines, ...added.map((line) => ({ ...line, id: newId(), version: 1 }))]);
}

/**
 * Changes lines as a form says. A line that somebody else changed since the form was made stays as it is, unless it says that very thing by now; so does one that was
 * removed. `conflicts` names them.
 */
export function editLines(lines: readonly ProjectLine[], edits: readonly LineEdit[]): { lines: ProjectLine[]; conflicts: string[] } {
  const byId = new Map(edits.map((edit) => [edit.id, edit]));
  const conflicts = edits.filter(({ id }) => !lines.some((line) => line.id === id)).map(({ id }) => id);
  const edited = lines.map((line) => {
    const edit = byId.get(line.id);
    if (edit === undefined || isSame(line, edit)) return line;
    if (edit.version !== line.version) {
      conflicts.push(line.id);
      return line;
    }
    return { ...line, state: edit.state, quantity: edit.quantity, note: edit.note, version: line.version + 1 };
  });
  return { lines: mergeDuplicates(edited), conflicts };
}

/**
 * Marks as ordered what was taken of the lines that are needed, by their ids. A line of which less was taken stays needed for the rest, and what was taken stands beside it. `count` says of
 * how many lines something was.
 */
export function orderLines(
  lines: readonly ProjectLine[],
  taken: ReadonlyMap<string, number>,
  newId: () => string,
): { lines: ProjectLine[]; count: number } {
  const ordered = lines.map((line): ProjectLine[] => {
    const quantity = line.state === "need" ? Math.min(taken.get(line.id) ?? 0, line.quantity) : 0;
    if (quantity === 0) return [line];
    const version = line.version + 1;
    if (quantity === line.quantity) return [{ ...line, state: "ordered", version }];
    return [
      { ...line, quantity: line.quantity - quantity, version },
      { ...line, id: newId(), state: "ordered", quantity, version: 1 },
    ];
  });
  const count = ordered.filter(([first], at) => first !== lines[at]).length;
  return { lines: mergeDuplicates(ordered.flat()), count };
}

function isSame(line: ProjectLine, { state, quantity, note }: LineEdit): boolean {
  return line.state === state && line.quantity === quantity && line.note === note;
}

/** Puts lines of the same part in the same state together where the first takes both: one that would hold too much, or whose notes are too long, stays beside it. */
export function mergeDuplicates(lines: readonly ProjectLine[]): ProjectLine[] {
  const merged: ProjectLine[] = [];
  for (const line of lines) {
    const at = merged.findIndex((other) => other.variantId === line.variantId && other.state === line.state && takes(other, line));
    const other = merged[at];
    if (other === undefined) merged.push(line);
    else
      merged[at] = {
        ...other,
        quantity: other.quantity + line.quantity,
        note: jointNote(other.note, line.note),
        version: Math.max(other.version, line.version) + 1,
      };
  }
  return merged;
}

function takes(line: ProjectLine, other: ProjectLine): boolean {
  return line.quantity + other.quantity <= projectLimits.quantity && jointNote(line.note, other.note).length <= projectLimits.noteLength;
}

function jointNote(one: string, other: string): string {
  if (one === other) return one;
  return [one, other].filter((note) => note !== "").join(noteSeparator);
}

type Costed = Pick<ProjectLine, "state" | "quantity"> & { offer: { priceCents: number; coreCents: number } | null };

/** What a project costs at today's prices, by state and in all. Parts that are no longer sold are counted, but cost nothing here. */
export function projectTotals(lines: readonly Costed[]) {
  const byState = { need: 0, ordered: 0, have: 0, fitted: 0 } satisfies Record<LineState, number>;
  const counts = { need: 0, ordered: 0, have: 0, fitted: 0 } satisfies Record<LineState, number>;
  let coreCents = 0;
  let coreCount = 0;
  let unpricedCount = 0;
  for (const { state, quantity, offer } of lines) {
    counts[state] += quantity;
    if (offer === null) unpricedCount += 1;
    else {
      byState[state] += offer.priceCents * quantity;
      if (offer.coreCents > 0) {
        coreCents += offer.coreCents * quantity;
        coreCount += quantity;
      }
    }
  }
  const allCents = byState.need + byState.ordered + byState.have + byState.fitted;
  return { byState, counts, allCents, coreCents, coreCount, unpricedCount };
}

/** Lines as an address or a form brings them: "123x2.456x1", by the variants' numbers. What isn't one is passed over. */
export function readLineList(text: string): { variantId: string; quantity: number }[] {
  return text
    .split(".")
    .flatMap((part) => {
      const [, number = "", count = ""] = /^(\d{1,18})x(\d{1,4})$/.exec(part) ?? [];
      const quantity = Number(count);
      return quantity < 1 ? [] : [{ variantId: `gid://shopify/ProductVariant/${number}`, quantity }];
    })
    .slice(0, projectLimits.lines);
}

/** Such lines as `readLineList` reads them. */
export function writeLineList(lines: readonly { variantId: string; quantity: number }[]): string {
  return lines.map(({ variantId, quantity }) => `${variantId.slice(variantId.lastIndexOf("/") + 1)}x${quantity}`).join(".");
}
