/** Public data, the same for every visitor: bounded by bytes, single-flight, served stale while it refreshes and while a vendor is down. Errors are never kept. */
export type PublicCache = { get<Value extends object>(entry: CacheEntry<Value>): Promise<Value> };

/** For what changed at its source: entries with this tag, such as "content", are loaded anew before anybody gets them again, and cover for a source that fails just then. */
export type TagExpiry = { expireTag(tag: string): void };

export type CacheEntry<Value extends object> = {
  /** Names the cache in metrics: "product", "category", "story" … */
  cache: string;
  key: string;
  tags?: string[];
  freshMs: number;
  /** How long a stale value may still be served while a new one loads or the vendor fails. */
  staleMs: number;
  /** For how long after `freshMs` callers get the stale value while a new one loads; from then on they wait for the new one, a moment at most, and the stale one only covers for a failing vendor. Without it they never wait. */
  staleWhileLoadingMs?: number;
  load: () => Promise<Value>;
  /** At what the source stands, asked ahead of each load: a value that was loaded at the same is as good as new, and stays. Null where that can't be told. */
  revision?: (() => Promise<number | null>) | undefined;
  /** The last good answer is kept on disk, where that is configured, for a shop that starts while the vendor is down. Never for what visitors type: it would lie there. */
  isKeptOnDisk?: boolean;
  /** Whether an answer says that there is nothing: an unknown product, a search without a hit. Only a few of those are kept, so that made-up addresses push nothing real out. A method, because the cache holds values of all types. */
  isNothing?(value: Value): boolean;
};
