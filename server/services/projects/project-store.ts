import type { Project } from "#shared/domain/project/project.ts";

/** Whose projects they are: a customer's, or a device's, which end some time after they were last changed. Keys are hashes and of no use to whoever reads them. */
export type ProjectOwner = { kind: "customer" | "device"; key: string };

/**
 * Where projects are kept. A project is written as a whole, and only over the version that its writer read: whoever was late reads again. Everything is found by its owner, so that nobody reaches what isn't theirs.
 * Failures are AppErrors with UPSTREAM codes and words for the shopper.
 */
export type ProjectStore = {
  /** Those that were changed last first. */
  list(owner: ProjectOwner): Promise<Project[]>;
  read(owner: ProjectOwner, id: string): Promise<Project | null>;
  /** Whatever its owner, by the link that it is shared by. */
  readShared(token: string): Promise<Project | null>;
  add(owner: ProjectOwner, project: Project): Promise<void>;
  /** False where the project has another version than `seen` by now, or is gone. */
  replace(owner: ProjectOwner, project: Project, seen: number): Promise<boolean>;
  /** False where there was none. */
  remove(owner: ProjectOwner, id: string): Promise<boolean>;
  /** Gives all of one owner's to another, and says how many they were. */
  move(from: ProjectOwner, to: ProjectOwner): Promise<number>;
  close(): void;
};
