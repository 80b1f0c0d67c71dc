import type { SharedStore } from "#server/shared-store/shared-store.ts";
import { AppError } from "#shared/domain/app-error.ts";
import type { Project } from "#shared/domain/project/project.ts";
import { lastChangedFirst } from "./project-document.ts";
import {
  type CustomerOwner,
  type CustomerProjectStore,
  type ProjectOwner,
  type ProjectStore,
  projectsOutOfReach,
} from "./project-store.ts";

type JoinOptions = {
  /** Keeps those of devices, and whatever of a customer's hasn't been carried on yet. */
  file: ProjectStore;
  customers: CustomerProjectStore;
  inTurn: SharedStore["inTurn"];
};

const turnMs = 5000;

/**
 * Devices' projects in the shop's own file, customers' elsewhere. What a customer has in the file, from a device that has just signed in or from before there was another place, is carried there ahead of anything else that is done
 * for them: written where it isn't yet, and only then taken out of the file. Whatever fails in between, the next call goes on from there. What is too large for the other place stays in the file and is at hand all the same.
 */
export function joinProjectStores({ file, customers, inTurn }: JoinOptions): ProjectStore {
  /** Answers what stays. */
  async function carryOn(owner: CustomerOwner): Promise<Project[]> {
    if ((await file.list(owner)).length === 0) return [];
    return inTurn(`projects:${owner.key}`, turnMs, async () => {
      const staying: Project[] = [];
      for (const project of await file.list(owner)) {
        if (await isCarried(owner, project)) await file.remove(owner, project.id);
        else staying.push(project);
      }
      return staying;
    });
  }

  async function isCarried(owner: CustomerOwner, project: Project): Promise<boolean> {
    try {
      await customers.add(owner, project);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === "UNPROCESSABLE") return false;
      // Written by a call that was cut off before it could take the project out of the file.
      if (error instanceof AppError && error.code === "CONFLICT") return true;
      throw outOfReach(error);
    }
  }

  /** Where the owner's project of this id is kept. */
  async function placeOf(owner: CustomerOwner, id: string): Promise<ProjectStore | CustomerProjectStore> {
    return (await carryOn(owner)).some((project) => project.id === id) ? file : customers;
  }

  return {
    async list(owner) {
      if (owner.kind === "device") return file.list(owner);
      const staying = await carryOn(owner);
      return [...staying, ...(await customers.list(owner))].toSorted(lastChangedFirst);
    },
    read: async (owner, id) => (owner.kind === "device" ? file.read(owner, id) : (await placeOf(owner, id)).read(owner, id)),
    readShared: async (token) => (await file.readShared(token)) ?? customers.readShared(token),
    add: (owner, project) => (owner.kind === "device" ? file.add(owner, project) : customers.add(owner, project)),
    replace: async (owner, project, seen) =>
      owner.kind === "device" ? file.replace(owner, project, seen) : (await placeOf(owner, project.id)).replace(owner, project, seen),
    remove: async (owner, id) => (owner.kind === "device" ? file.remove(owner, id) : (await placeOf(owner, id)).remove(owner, id)),
    // Within the file, where it can't fail half way; a customer's next call carries them on.
    move: (from: ProjectOwner, to: ProjectOwner) => file.move(from, to),
    close: () => file.close(),
  };
}

/** Whatever became of a project that was to be carried on, what the shopper came for was not begun. */
function outOfReach(error: unknown): unknown {
  if (!(error instanceof AppError) || !error.code.startsWith("UPSTREAM")) return error;
  return new AppError(error.code, error.message, { userMessage: projectsOutOfReach, loggedMessage: error.loggedMessage, cause: error });
}
