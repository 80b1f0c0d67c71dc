import type { Store } from "express-rate-limit";

/** What one instance tells the others. */
export type News =
  | { kind: "content_changed" }
  /** Of one part, by the platform's id. */
  | { kind: "reviews_changed"; productId: string }
  /** Somebody signed out; `key` names their last renewal. */
  | { kind: "session_over"; key: string };

type Counter = { key: string; limit: number };
type Held = { value: Buffer; leftMs: number };

/**
 * What the instances of one shop count, keep and tell each other. Where there is nothing to share it through, or it is gone, each goes on by itself: no call ever fails or waits for
 * long. Keys and values must be of no use to whoever reads them there: what is a visitor's is hashed or sealed by the caller.
 */
export type SharedStore = {
  /** Where a rate limit of this name counts, the same for all who ask. */
  limitStore(name: string): Store;
  /** Adds to all of the counters, or to none where one would pass its limit. Answers how long to wait then, null where it was added. A window begins with its first addition. */
  countUpTo(counters: Counter[], by: number, windowMs: number): Promise<number | null>;
  /** Null where there is nothing, or nobody to ask. */
  read(key: string): Promise<Held | null>;
  keep(key: string, value: Buffer, forMs: number): Promise<void>;
  drop(keys: string[]): Promise<void>;
  /** Runs one after another what has the same key, wherever it was asked for. Whoever waited for `waitMs` goes on regardless. */
  inTurn<Result>(key: string, waitMs: number, run: () => Promise<Result>): Promise<Result>;
  /** The teller doesn't hear it. What is told of the content arrives late rather than never. */
  announce(news: News): void;
  onNews(hear: (news: News) => void): void;
  /** Another after each change of the content, the same for all; null while nothing can be shared. */
  contentVersion(): string | null;
  close(): Promise<void>;
};
