import { createHash, randomBytes } from "node:crypto";
import type { PartOffer, ProjectChange, ProjectChanged, ProjectList, ProjectView } from "#shared/contract/project/project.ts";
import type { VehicleChoice } from "#shared/contract/catalogue/vehicle.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { officeDay } from "#shared/domain/content/office-day.ts";
import {
  addToLines,
  editLines,
  type NewLine,
  orderLines,
  type Project,
  projectLimits,
  readLineList,
} from "#shared/domain/project/project.ts";
import type { Logger } from "#server/observability/logger.ts";
import type { FitmentService, OfferedPart } from "../fitment/fitment-service.ts";
import type { PartsListService } from "../parts-list/parts-list-service.ts";
import { readProjectFile } from "./read-project-file.ts";
import type { ProjectOwner, ProjectStore } from "./project-store.ts";
import { levelOf } from "#server/observability/go-without.ts";

/** What parts cost now, by their variants; those that are no longer sold are left out. One call for up to 250. */
export type OfferSource = { partOffers(variantIds: string[]): Promise<SoldPart[]> };
export type SoldPart = PartOffer & { judged: OfferedPart };

type ProjectServiceOptions = {
  store: ProjectStore;
  offers: OfferSource;
  partsList: PartsListService;
  fitment: Pick<FitmentService, "offers">;
  logger: Pick<Logger, "error" | "warn" | "debug">;
  now?: () => Date;
};

const attemptsMax = 6;
const notLookedUp = "We can't look up what of this project can be bought just now. Please try again in a minute.";
const idBytes = 10;
const lineIdBytes = 6;
const tokenBytes = 20;
/** More than wait on one device for a connection. */
const additionsMax = 60;
const digest = (...parts: unknown[]) =>
  createHash("sha256")
    .update(JSON.stringify(parts))
    .digest("hex")
    .slice(0, 2 * idBytes);
/** The same for who asks twice under one key for one name; another for everybody else, whatever key they send. */
const idFrom = (owner: ProjectOwner, key: string, name: string) => digest(owner.kind, owner.key, key, name);
/** A page that was kept sends all of its forms under one key, so what they add tells them apart. */
const additionUnder = (key: string | null, added: unknown) => key && digest(key, added);
const orderUnder = (key: string | null) => additionUnder(key, "order");
const remembering = ({ additions }: Project, addition: string | null) =>
  addition === null ? additions : [...additions, addition].slice(-additionsMax);
const hex = (bytes: number) => randomBytes(bytes).toString("hex");

/** Restoration projects. Each change is made to the project as it is at that moment, again and again until nobody else's came between, so that two tabs lose nothing. */
export function createProjectService({
  store,
  offers,
  partsList,
  fitment,
  logger,
  now = () => new Date(),
}: ProjectServiceOptions): ProjectService {
  async function found(owner: ProjectOwner | null, id: string): Promise<Project> {
    const project = owner && (await store.read(owner, id));
    if (!project)
      throw new AppError("NOT_FOUND", "no such project", { userMessage: "We can't find that project. It may have been deleted." });
    return project;
  }

  /** Reads, changes and writes until nobody was faster; a change that changes nothing is not written. */
  async function update<Result>(owner: ProjectOwner, id: string, change: (project: Project) => { next: Project; result: Result }) {
    for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
      const project = await found(owner, id);
      const { next, result } = change(project);
      if (next === project) return result;
      const written = { ...next, version: project.version + 1, updatedAt: now().toISOString() };
      if (await store.replace(owner, written, project.version)) return result;
    }
    throw new AppError("CONFLICT", "a project changed all the time");
  }

  /** The platform's own words for parts, never the visitor's. */
  async function namedLines(lines: readonly Pick<NewLine, "variantId" | "quantity" | "state" | "note">[]): Promise<NewLine[]> {
    const known = new Map(
      (await offers.partOffers([...new Set(lines.map(({ variantId }) => variantId))])).map((offer) => [offer.variantId, offer]),
    );
    return lines.flatMap((line) => {
      const offer = known.get(line.variantId);
      return offer ? [{ ...line, handle: offer.handle, title: offer.title, vendor: offer.vendor, partNumber: offer.partNumber }] : [];
    });
  }

  /** An addition that the project knows was made: its answer was lost, or the button pressed twice. */
  function withMore(project: Project, added: readonly NewLine[], addition: string | null): Project {
    if (addition !== null && project.additions.includes(addition)) return project;
    const additions = remembering(project, addition);
    const lines = addToLines(project.lines, added, () => hex(lineIdBytes));
    if (lines.length <= projectLimits.lines) return { ...project, lines, additions };
    const userMessage = `A project has at most ${projectLimits.lines} lines, and this would make ${lines.length}.`;
    throw new AppError("UNPROCESSABLE", "a project beyond its limits", { userMessage });
  }

  /** Prices are asked for each time; without them the project is still there. */
  async function priced({ additions: _keys, ...project }: Project, selected: VehicleChoice = {}): Promise<ProjectView> {
    const known = await offersOf(project.lines.map(({ variantId }) => variantId));
    const sold = [...(known?.values() ?? [])];
    const fitments =
      project.vehicle === null
        ? []
        : await fitment.offers(
            sold.map(({ judged }) => judged),
            carOf(project.vehicle, selected),
          );
    const fitmentOf = new Map(sold.map(({ variantId }, at) => [variantId, fitments[at] ?? null]));
    const lines = project.lines.map((line) => {
      const { variantId: _, judged: _judged, ...offer } = known?.get(line.variantId) ?? { variantId: null, judged: null };
      return { ...line, offer: "handle" in offer ? offer : null, fitment: fitmentOf.get(line.variantId) ?? null };
    });
    return { ...project, lines, arePricesKnown: known !== null };
  }

  async function offersOf(variantIds: string[]): Promise<Map<string, SoldPart> | null> {
    if (variantIds.length === 0) return new Map();
    try {
      return new Map((await offers.partOffers([...new Set(variantIds)])).map((offer) => [offer.variantId, offer]));
    } catch (error) {
      logger[levelOf(error)]({ event: "projects.prices", error }, "a project is shown without its prices");
      return null;
    }
  }

  return {
    async list(owner, lineList) {
      const lines = readLineList(lineList ?? "");
      const [projects, known] = await Promise.all([
        owner === null ? [] : store.list(owner),
        lines.length === 0 ? [] : offers.partOffers([...new Set(lines.map(({ variantId }) => variantId))]),
      ]);
      const parts = lines.flatMap(({ variantId, quantity }) => {
        const offer = known.find((each) => each.variantId === variantId);
        if (!offer) return [];
        const { judged: _, ...part } = offer;
        return [{ ...part, quantity }];
      });
      return { projects: projects.map(toSummary), areCustomers: owner?.kind === "customer", parts };
    },
    get: async (owner, id, selected) => priced(await found(owner, id), selected),
    async shared(token) {
      const project = await store.readShared(token);
      if (project === null)
        throw new AppError("NOT_FOUND", "no such shared project", {
          userMessage: "This link leads nowhere. Its owner may have stopped sharing.",
        });
      return { ...(await priced(project)), shareToken: null };
    },
    async create(owner, { name, vehicle }, key) {
      const id = key === null ? hex(idBytes) : idFrom(owner, key, name);
      if (key !== null && (await store.read(owner, id)) !== null) return id;
      if ((await store.list(owner)).length >= projectLimits.projects) {
        const userMessage = `You have ${projectLimits.projects} projects, which is as many as we keep. Delete one to begin another.`;
        throw new AppError("UNPROCESSABLE", "too many projects", { userMessage });
      }
      await store.add(owner, { id, version: 1, name, vehicle, shareToken: null, updatedAt: now().toISOString(), lines: [], additions: [] });
      return id;
    },
    rename: (owner, { id, name, vehicle }) => update(owner, id, (project) => ({ next: { ...project, name, vehicle }, result: undefined })),
    async add(owner, { id, lines }, key) {
      await found(owner, id);
      const named = await namedLines(lines);
      if (named.length === 0) throw new AppError("UNPROCESSABLE", "unknown parts", { userMessage: "We no longer sell that part." });
      const addition = additionUnder(key, lines);
      await update(owner, id, (project) => ({ next: withMore(project, named, addition), result: undefined }));
      return named.length;
    },
    edit: (owner, { id, edits, removed }) =>
      update(owner, id, (project) => {
        const kept = project.lines.filter((line) => line.id !== removed);
        const { lines, conflicts } = editLines(
          kept,
          edits.filter((edit) => edit.id !== removed),
        );
        const isChanged = kept.length < project.lines.length || lines.some((line, at) => line !== kept[at]) || lines.length !== kept.length;
        return { next: isChanged ? { ...project, lines } : project, result: { conflicts } };
      }),
    async importFile(owner, { id, csv }, key) {
      await found(owner, id);
      const { lines, problems, rest } = await readProjectFile(csv, partsList);
      const named = lines.length === 0 ? [] : await namedLines(lines);
      const addition = additionUnder(key, csv);
      if (named.length > 0) await update(owner, id, (project) => ({ next: withMore(project, named, addition), result: undefined }));
      return { count: named.length, problems: problems.map(({ line, text, problem }) => ({ line, text, problem })), rest };
    },
    async needed(owner, id, key) {
      const project = await found(owner, id);
      const order = orderUnder(key);
      const { version, lines, arePricesKnown } = await priced(project);
      const isOrdered = order !== null && project.additions.includes(order);
      // Without an answer nobody knows what can be bought, which is not the same as nothing.
      if (!isOrdered && !arePricesKnown)
        throw new AppError("UPSTREAM_UNAVAILABLE", "an order without offers", { userMessage: notLookedUp, isLogged: true });
      return {
        isOrdered,
        version,
        lines: lines.filter(({ state, offer }) => state === "need" && offer?.isAvailable === true),
      };
    },
    markOrdered: (owner, id, taken, key) =>
      update(owner, id, (project) => {
        const { lines, count } = orderLines(project.lines, taken, () => hex(lineIdBytes));
        return { next: { ...project, lines, additions: remembering(project, orderUnder(key)) }, result: count };
      }),
    share: (owner, id) =>
      update(owner, id, (project) => ({
        next: project.shareToken === null ? { ...project, shareToken: hex(tokenBytes) } : project,
        result: undefined,
      })),
    unshare: (owner, id) => update(owner, id, (project) => ({ next: { ...project, shareToken: null }, result: undefined })),
    async remove(owner, id) {
      if (!(await store.remove(owner, id))) await found(null, id);
    },
    takeOver: (device, customer) => store.move(device, customer),
  };
}

/** A project's car, with what its owner has told of it where it is the selected one. */
function carOf({ vehicleId }: NonNullable<Project["vehicle"]>, selected: VehicleChoice): VehicleChoice {
  return selected.vehicleId === vehicleId ? selected : { vehicleId };
}

function toSummary({ id, name, vehicle, updatedAt, shareToken, lines }: Project): ProjectList["projects"][number] {
  const neededCount = lines.filter(({ state }) => state === "need").length;
  return { id, name, vehicle, updatedOn: officeDay(updatedAt), isShared: shareToken !== null, lineCount: lines.length, neededCount };
}

type Change<Intent extends ProjectChange["intent"]> = Omit<Extract<ProjectChange, { intent: Intent }>, "intent">;

/** A project that isn't the owner's is NOT_FOUND; what is beyond the limits UNPROCESSABLE, with words for the shopper. */
export type ProjectService = {
  /** Without an owner there are none yet. */
  list(owner: ProjectOwner | null, lines: string | undefined): Promise<ProjectList>;
  get(owner: ProjectOwner | null, id: string, selected?: VehicleChoice): Promise<ProjectView>;
  shared(token: string): Promise<ProjectView>;
  /** Additions that come again under their key are made once; `key` is null where nobody sends them again. */
  create(owner: ProjectOwner, project: Change<"create">, key: string | null): Promise<string>;
  rename(owner: ProjectOwner, change: Change<"rename">): Promise<void>;
  add(owner: ProjectOwner, change: Change<"add">, key: string | null): Promise<number>;
  edit(owner: ProjectOwner, change: Change<"edit">): Promise<{ conflicts: string[] }>;
  importFile(
    owner: ProjectOwner,
    change: Change<"import">,
    key: string | null,
  ): Promise<Pick<ProjectChanged, "count" | "problems" | "rest">>;
  /** Lines that are needed and can be bought now, the project's version that says so, and whether an order under this key was made already. */
  needed(
    owner: ProjectOwner,
    id: string,
    key: string | null,
  ): Promise<{ isOrdered: boolean; version: number; lines: ProjectView["lines"] }>;
  /** `taken` says how many of which line the cart took. With nothing, too, the project has another version, so that the next order is another addition. `key` is the order's that was made. */
  markOrdered(owner: ProjectOwner, id: string, taken: ReadonlyMap<string, number>, key: string | null): Promise<number>;
  share(owner: ProjectOwner, id: string): Promise<void>;
  unshare(owner: ProjectOwner, id: string): Promise<void>;
  remove(owner: ProjectOwner, id: string): Promise<void>;
  /** What a device has becomes the customer's. */
  takeOver(device: ProjectOwner, customer: ProjectOwner): Promise<number>;
};
