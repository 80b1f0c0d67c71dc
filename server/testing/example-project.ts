import type { Project } from "#shared/domain/project/project.ts";

let count = 0;

/** As many hexadecimal digits as an id or a link has, other ones each time. */
export const newHex = (length: number): string => (count += 1).toString(16).padStart(length, "0");

/** A line with as long a note as it may have. */
export const longProjectLine = (letter: string): Project["lines"][number] => ({
  id: "l",
  version: 1,
  variantId: "v",
  handle: "h",
  title: "t",
  vendor: "v",
  partNumber: "p",
  state: "need",
  quantity: 1,
  note: letter.repeat(300),
});

/** A project without a line, with an id of its own. */
export const exampleProject = (changes: Partial<Project> = {}): Project => ({
  id: newHex(20),
  version: 1,
  name: "Dad’s HQ",
  vehicle: null,
  shareToken: null,
  updatedAt: "2026-11-23T00:00:00Z",
  lines: [],
  additions: [],
  ...changes,
});
