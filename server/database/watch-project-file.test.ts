import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { fakeSharedStores } from "#server/testing/fake-shared-stores.ts";
import { openProjectStore } from "./open-project-store.ts";
import { watchProjectFile } from "./watch-project-file.ts";

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "projects-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** Two instances that share a store, each with its projects' file in a folder. */
async function start(folders: readonly string[]) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { stores } = fakeSharedStores(folders.length);
  const lines: object[] = [];
  const logger = { warn: (fields: object) => void lines.push(fields) };
  for (const [at, folder] of folders.entries()) {
    const store = stores[at];
    if (store === undefined) throw new Error("as many stores as instances");
    const projects = openProjectStore({
      path: join(folder, "projects.db"),
      maxBytes: 1e7,
      logger,
      onOpened: watchProjectFile({ store, logger }),
    });
    onTestFinished(() => projects.close());
    projects.prepare();
  }
  await vi.advanceTimersByTimeAsync(0);
  return { lines, wait: () => vi.advanceTimersByTimeAsync(60_000) };
}

test("instances with files of their own are told of, once, even if they started together", async () => {
  const { lines, wait } = await start([newFolder(), newFolder()]);
  await wait();
  await wait();
  expect(lines).toEqual([{ event: "projects.not_shared" }]);
});

test("instances of one machine that share a file are nothing to tell of", async () => {
  const folder = newFolder();
  const { lines, wait } = await start([folder, folder]);
  await wait();
  expect(lines).toEqual([]);
});

test("an instance that can't have a file, for another has it, says nothing before somebody asks it for projects", async () => {
  const { lines } = await start(["/dev/null/nowhere"]);
  expect(lines).toEqual([]);
});
