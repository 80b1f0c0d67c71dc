import type { Logger } from "#server/observability/logger.ts";
import type { SharedStore } from "#server/shared-store/shared-store.ts";

const key = "projects-file";
const dayMs = 24 * 60 * 60 * 1000;
/** Instances that start together see each other with the second look. */
const betweenLooksMs = 60_000;

type WatchOptions = { store: Pick<SharedStore, "read" | "keep">; logger: Pick<Logger, "warn"> };

/**
 * Tells an operator, once, that the shop's instances keep projects in different files: each shows a device what it wrote there itself, and customers theirs where the file is their place. Nobody meant that; it
 * works in every try with one instance, and loses projects with two, or with the next deployment of one whose disk goes with it.
 */
export function watchProjectFile({ store, logger }: WatchOptions): (fileId: string) => void {
  return function watch(fileId) {
    const looks = setInterval(() => void look(), betweenLooksMs).unref();
    async function look(): Promise<void> {
      const held = await store.read(key);
      if (held === null || held.value.toString() === fileId) return store.keep(key, Buffer.from(fileId), dayMs);
      clearInterval(looks);
      logger.warn(
        { event: "projects.not_shared" },
        "this instance keeps restoration projects in another file than the shop's others, or than before it was started anew: who meets another instance doesn't find theirs. Give the file a disk that outlives the instance, and lead /projects and /api/projects to that one (docs/going-live.md, 15)",
      );
    }
    void look();
  };
}
