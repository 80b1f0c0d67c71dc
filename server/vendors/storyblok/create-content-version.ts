import { AppError } from "#shared/domain/app-error.ts";

/** What the space's content is at: the same for every read until it is looked up again, and looked up once for all that ask at once. */
export type ContentVersion = {
  /** Null where it could not be learned: reads then go without one, and are redirected to it. */
  current(): Promise<number | null>;
  /** Editors changed something: the next read learns the version anew. */
  forget(): void;
};

type Known = { version: Promise<number | null>; learnedAt: number };

/** Together with the content cache's own times this stays under the five seconds within which a published edit shows. */
const usuallyKeptForMs = 1000;

/** Keeps the version that `learn` answers. Sending it spares each read a redirect: https://www.storyblok.com/docs/api/content-delivery/v2/getting-started/cache-invalidation */
export function createContentVersion(learn: () => Promise<number>, keptForMs = usuallyKeptForMs): ContentVersion {
  let known: Known | null = null;

  function learnNow(): Known {
    // Its age counts from the question: what is published while the answer is on its way is not in it.
    const learning: Known = { learnedAt: performance.now(), version: learn().catch(withoutVersion) };
    learning.version.catch(() => {
      if (known === learning) known = null;
    });
    return learning;
  }

  return {
    current() {
      if (known === null || performance.now() - known.learnedAt >= keptForMs) known = learnNow();
      return known.version;
    },
    forget() {
      known = null;
    },
  };
}

/** Where the vendor doesn't answer at all, a read would only wait for the same end once more. */
function withoutVersion(error: unknown): null {
  if (error instanceof AppError && (error.code === "UPSTREAM_TIMEOUT" || error.code === "UPSTREAM_UNAVAILABLE")) throw error;
  return null;
}
