import type { Project } from "#shared/domain/project/project.ts";

export type DeviceOwner = { kind: "device"; key: string };
/** `platformId` asks the commerce platform by the customer's own session, so that nobody's word but its own says whose they are. */
export type CustomerOwner = { kind: "customer"; key: string; platformId: () => Promise<string> };

/** Whose projects they are: a customer's, or a device's, which end some time after they were last changed. Keys are hashes and of no use to whoever reads them. */
export type ProjectOwner = DeviceOwner | CustomerOwner;

type StoreOf<Owner> = {
  /** Those that were changed last first. */
  list(owner: Owner): Promise<Project[]>;
  read(owner: Owner, id: string): Promise<Project | null>;
  /** Whatever its owner, by the link that it is shared by. */
  readShared(token: string): Promise<Project | null>;
  /** Fails where the owner has it already. */
  add(owner: Owner, project: Project): Promise<void>;
  /** False where the project has another version than `seen` by now, or is gone. */
  replace(owner: Owner, project: Project, seen: number): Promise<boolean>;
  /** False where there was none. */
  remove(owner: Owner, id: string): Promise<boolean>;
};

/**
 * Where projects are kept. A project is written as a whole, and only over the version that its writer read: whoever was late reads again. Everything is found by its owner, so that nobody reaches what isn't theirs.
 * Failures are AppErrors with UPSTREAM codes and words for the shopper.
 */
export type ProjectStore = StoreOf<ProjectOwner> & {
  /** Gives all of one owner's to another, and says how many they were. */
  move(from: ProjectOwner, to: ProjectOwner): Promise<number>;
  close(): void;
};

/** The same for customers alone. Adding what is there already is CONFLICT, and what is larger than it can hold UNPROCESSABLE: both are known before anything is written. */
export type CustomerProjectStore = StoreOf<CustomerOwner>;

/** What a shopper reads when projects can't be read, or certainly weren't changed. */
export const projectsOutOfReach = "We can't reach your projects just now, so nothing was changed. Please try again in a minute.";
