import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openEdits } from "./edits/open-edits.ts";
import { createStoryLibrary, type StoryLibrary } from "./story-library.ts";

const onBrokenFile = vi.fn<(file: string, error: unknown) => void>();
let folder: string;
let file: string;
let nowMs: number;
let library: StoryLibrary;
let closeEdits: () => void;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "stories-"));
  file = path.join(folder, "note.json");
  nowMs = Date.UTC(2026, 10, 15);
  const edits = openEdits(path.join(folder, "data"));
  closeEdits = () => edits.close();
  library = createStoryLibrary({
    derived: [],
    storiesDir: folder,
    picturesUrl: "http://shop.test/pictures",
    edits,
    onBrokenFile,
    now: () => nowMs,
  });
});
afterEach(() => {
  closeEdits();
  rmSync(folder, { recursive: true });
  onBrokenFile.mockClear();
});

function writeFile(text: string): void {
  writeFileSync(file, text);
  utimesSync(file, nowMs / 1000, nowMs / 1000);
}

const storyText = (title: string) => JSON.stringify({ name: "Note", content: { component: "Page", title } });
const titleNow = async () => (await library.current()).published.get("note")?.content["title"];

test("a story file edited on disk is looked at again after a second and moves the content version", async () => {
  writeFile(storyText("First"));
  expect(await titleNow()).toBe("First");
  const { cv } = await library.current();
  nowMs += 500;
  writeFile(storyText("Second"));
  expect(await titleNow()).toBe("First");
  nowMs += 600;
  expect(await titleNow()).toBe("Second");
  expect((await library.current()).cv).toBeGreaterThan(cv);
});

test("two publications within one second have two content versions", async () => {
  writeFile(storyText("First"));
  const versions = [(await library.current()).cv];
  for (const title of ["Second", "Third"]) {
    await library.saveDraft("note", { name: "Note", tags: [], content: { component: "Page", title } });
    await library.publish("note");
    versions.push((await library.current()).cv);
  }
  expect(new Set(versions).size).toBe(3);
});

test("a half-saved file keeps its last good version and is reported", async () => {
  writeFile(storyText("Good"));
  expect(await titleNow()).toBe("Good");
  nowMs += 2000;
  writeFile('{ "name": "No');
  expect(await titleNow()).toBe("Good");
  expect(onBrokenFile).toHaveBeenCalledWith(file, expect.anything());
});

test("the later of a published edit and its file shows", async () => {
  writeFile(storyText("From the file"));
  nowMs += 2000;
  await library.saveDraft("note", { name: "Note", tags: [], content: { component: "Page", title: "From the editor" } });
  await library.publish("note");
  expect(await titleNow()).toBe("From the editor");
  nowMs += 2000;
  writeFile(storyText("From the file again"));
  nowMs += 2000;
  expect(await titleNow()).toBe("From the file again");
});

test("a deleted file takes its story along", async () => {
  writeFile(storyText("Gone soon"));
  expect(await titleNow()).toBe("Gone soon");
  rmSync(file);
  nowMs += 2000;
  expect(await titleNow()).toBeUndefined();
});
