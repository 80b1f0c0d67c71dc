import { CacheExpiration } from "workbox-expiration";
import { garageCookieName } from "#shared/domain/vehicle/selected-vehicle.ts";
import { sessionMarkerCookie } from "#shared/domain/customer/session-marker.ts";
import { type CopyKind, copyKindOf, copyLimits, offlinePath, projectsPath, wholePageHeader } from "#shared/domain/kept-copies.ts";
import { facesOf, filesOf, isUnfinished, type KeptPage, nameOf, projectsOf, withoutScripts } from "./kept-html.ts";

declare const self: ServiceWorkerGlobalScope;

/** The number changes when copies are kept in another way: older ones are then dropped. */
const cachePrefix = "shed-1-";
type Store = CopyKind | "files" | "pictures";
const cacheName = (store: Store) => cachePrefix + store;
/** The page that stands in for others, made anew with every build. */
const standInCache = `${cachePrefix}stand-in`;
const stateCache = `${cachePrefix}state`;

const daySeconds = 24 * 60 * 60;
const expirations = new Map<Store, CacheExpiration>();

function expirationOf(store: Store): CacheExpiration {
  const known = expirations.get(store);
  if (known) return known;
  const { entries: maxEntries } = copyLimits[store];
  const made = new CacheExpiration(cacheName(store), { maxEntries, maxAgeSeconds: copyLimits.days * daySeconds });
  expirations.set(store, made);
  return made;
}

const headers = { at: "x-kept-at", name: "x-kept-name", garage: "x-kept-garage", signedIn: "x-kept-signed-in" } as const;
/** What of the page's own answer its copy needs to be as safe as the page. */
const carriedHeaders = ["content-type", "content-security-policy", "x-content-type-options", "referrer-policy", "permissions-policy"];

export type Copy = { html: string; headers: Headers; keptAt: Date; isOtherGarage: boolean };

/** What a cookie says; null without it, undefined where the browser doesn't tell. */
async function cookie(name: string): Promise<string | null | undefined> {
  if (!("cookieStore" in self)) return undefined;
  return (await self.cookieStore.get(name))?.value ?? null;
}

const isSignedInNow = async () => {
  const marker = await cookie(sessionMarkerCookie);
  return marker === undefined ? undefined : marker !== null;
};

/** Counts up with every change of who is there, so that what was asked for before is not kept after it. */
let ownersSeen = 0;

type KeepOptions = { isSignedIn: boolean; againMs: number };

/** Fetches a page in one piece and keeps it. What is gone, or isn't to be kept any more, loses its copy. */
export async function keepPage(path: string, { isSignedIn, againMs }: KeepOptions): Promise<void> {
  const kind = copyKindOf(path);
  if (kind === null) return;
  const cache = await caches.open(cacheName(kind));
  const garage = (await cookie(garageCookieName)) ?? "";
  const known = await cache.match(path);
  if (known && Date.now() - keptAtOf(known).getTime() < againMs && known.headers.get(headers.garage) === encodeURIComponent(garage)) return;
  const owner = ownersSeen;
  const answer = await fetch(path, { headers: { [wholePageHeader]: "1" }, credentials: "same-origin" });
  if (answer.status >= 500) return;
  const html = answer.ok && isKeepable(answer, kind) ? await answer.text() : null;
  if (html === null || html.length > copyLimits[kind].bytes || isUnfinished(html)) {
    await cache.delete(path);
    return;
  }
  const plain = withoutScripts(html);
  await keepFiles(plain);
  if (kind === "own" && owner !== ownersSeen) return;
  const about = {
    [headers.at]: new Date().toISOString(),
    [headers.name]: encodeURIComponent(nameOf(html)),
    [headers.garage]: encodeURIComponent(garage),
    [headers.signedIn]: String(isSignedIn),
  };
  await cache.put(path, new Response(plain, { headers: { ...carriedFrom(answer), ...about } }));
  await touch(kind, path);
}

/** Keeps the projects of the list that is kept, whether or not they were opened here, and drops those that it had no longer. */
export async function keepProjects(isSignedIn: boolean): Promise<void> {
  const list = await findCopy(projectsPath);
  if (list === null) return;
  const listed = projectsOf(list.html);
  for (const path of listed) await keepPage(path, { isSignedIn, againMs: copyLimits.projectAgainMs });
  const cache = await caches.open(cacheName("own"));
  for (const { path, keptAt } of await pagesIn("own"))
    if (path.startsWith(`${projectsPath}/`) && !listed.includes(path) && keptAt < list.keptAt) await cache.delete(path);
}

/** A public page that says it is the visitor's, as an editor's preview does, is left alone. */
function isKeepable(answer: Response, kind: CopyKind): boolean {
  const isHtml = answer.headers.get("content-type")?.startsWith("text/html") === true;
  const isPersonal = answer.headers.get("cache-control")?.includes("no-store") === true;
  return isHtml && !answer.redirected && (kind === "own" || !isPersonal);
}

const carriedFrom = ({ headers: given }: Response) =>
  Object.fromEntries(
    carriedHeaders.flatMap((name) => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

const keptAtOf = ({ headers: given }: Response) => new Date(given.get(headers.at) ?? 0);

async function touch(store: Store, path: string): Promise<void> {
  const expiration = expirationOf(store);
  await expiration.updateTimestamp(new URL(path, self.location.origin).href);
  await expiration.expireEntries();
}

/** The copy of a page; none for somebody else than it was kept for. */
export async function findCopy(path: string): Promise<Copy | null> {
  const kind = copyKindOf(path);
  if (kind === null) return null;
  const cache = await caches.open(cacheName(kind));
  const found = await cache.match(path);
  if (!found) return null;
  if (kind === "own" && !(await isOwners(found))) {
    await forgetOwn();
    return null;
  }
  const garage = await cookie(garageCookieName);
  return {
    html: await found.text(),
    headers: new Headers(carriedFrom(found)),
    keptAt: keptAtOf(found),
    isOtherGarage: garage !== undefined && encodeURIComponent(garage ?? "") !== found.headers.get(headers.garage),
  };
}

async function isOwners(copy: Response): Promise<boolean> {
  const isSignedIn = await isSignedInNow();
  return isSignedIn === undefined || String(isSignedIn) === copy.headers.get(headers.signedIn);
}

/** Everything that can be read, one's own first, then by when it was kept. */
export async function keptPages(): Promise<KeptPage[]> {
  const lists = await Promise.all((["own", "public"] as const).map(pagesIn));
  return lists.flat();
}

async function pagesIn(kind: CopyKind): Promise<KeptPage[]> {
  const cache = await caches.open(cacheName(kind));
  const pages: KeptPage[] = [];
  for (const { url } of await cache.keys()) {
    const found = await cache.match(url);
    if (!found || (kind === "own" && !(await isOwners(found)))) continue;
    pages.push({ path: new URL(url).pathname, name: decodeURIComponent(found.headers.get(headers.name) ?? ""), keptAt: keptAtOf(found) });
  }
  return pages.toSorted((one, other) => other.keptAt.getTime() - one.keptAt.getTime());
}

/** Drops what is one's own: somebody signs in or out. */
export async function forgetOwn(): Promise<void> {
  ownersSeen += 1;
  await caches.delete(cacheName("own"));
}

/** Who is there, as a page tells; another one than before finds nothing of theirs. Answers whether somebody has left. */
export async function noteOwner(isSignedIn: boolean): Promise<boolean> {
  const before = await readState("owner");
  const now = isSignedIn ? "in" : "out";
  if (before === now) return false;
  await writeState("owner", now);
  if (before !== null) await forgetOwn();
  return before === "in";
}

export async function readState(name: string): Promise<string | null> {
  const found = await (await caches.open(stateCache)).match(`/${name}`);
  return found ? found.text() : null;
}

export async function writeState(name: string, text: string): Promise<void> {
  await (await caches.open(stateCache)).put(`/${name}`, new Response(text));
}

/** Keeps the page that stands in for others, before it is needed. */
export async function keepStandIn(): Promise<void> {
  const answer = await fetch(offlinePath, { headers: { [wholePageHeader]: "1" }, cache: "no-store" });
  if (!answer.ok) throw new Error("The page for offline reading can't be had");
  const html = withoutScripts(await answer.text());
  await keepFiles(html);
  await (await caches.open(standInCache)).put(offlinePath, new Response(html, { headers: carriedFrom(answer) }));
}

export async function findStandIn(): Promise<Response | undefined> {
  return (await caches.open(standInCache)).match(offlinePath);
}

/** Files with a hash in their names never change, so one that is there stays. */
async function keepFiles(html: string): Promise<void> {
  for (const path of filesOf(html)) {
    const file = await keepFile("files", path);
    if (file && path.endsWith(".css")) for (const face of facesOf(await file.text())) await keepFile("files", face);
  }
}

/** Pictures that a page shows, as large as it shows them. */
export async function keepPictures(urls: readonly string[]): Promise<void> {
  for (const url of urls) await keepFile("pictures", url);
}

async function keepFile(store: "files" | "pictures", address: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName(store));
  const known = await cache.match(address);
  if (known) {
    await expirationOf(store).updateTimestamp(new URL(address, self.location.origin).href);
    return known;
  }
  // Of another origin only what lets itself be read: browsers count the rest as megabytes each.
  const answer = await fetch(address, { mode: "cors", credentials: "omit" }).catch(() => null);
  if (!answer?.ok) return undefined;
  const body = await answer.blob();
  if (body.size > copyLimits[store].bytes) return undefined;
  const type = answer.headers.get("content-type") ?? body.type;
  const kept = new Response(body, { headers: { "content-type": type, "x-content-type-options": "nosniff" } });
  await cache.put(address, kept.clone());
  await touch(store, address);
  return kept;
}

/** A file or picture from the copies. */
export async function findFile(store: "files" | "pictures", url: string): Promise<Response | undefined> {
  return (await caches.open(cacheName(store))).match(url);
}

/** Drops what an older way of keeping left. */
export async function dropOlderCopies(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("shed-") && !name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
}
