import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { silentLogger } from "#server/testing/start-test-shop.ts";
import { loadSessionSecrets } from "./load-session-secret.ts";

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "rares-secret-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test("the configured secrets are the secrets, and nothing is kept", async () => {
  const folder = await emptyFolder();
  expect(await loadSessionSecrets(["new", "old"], folder, silentLogger)).toEqual(["new", "old"]);
  await expect(readFile(join(folder, "session-secret"))).rejects.toThrow(/ENOENT/);
});

test("without one, a secret is made once, for this user's eyes only, and carts outlive a restart", async () => {
  const folder = join(await emptyFolder(), "not", "there", "yet");
  const [made] = await loadSessionSecrets(null, folder, silentLogger);
  expect(made).toMatch(/^[\w+/]{64}$/);
  expect((await stat(join(folder, "session-secret"))).mode & 0o777).toBe(0o600);
  expect(await loadSessionSecrets(null, folder, silentLogger)).toEqual([made]);
  expect(await loadSessionSecrets(null, await emptyFolder(), silentLogger)).not.toContain(made);
});

test("shops that start at the same moment on one folder have one secret", async () => {
  const folder = await emptyFolder();
  const made = await Promise.all(Array.from({ length: 4 }, () => loadSessionSecrets(null, folder, silentLogger)));
  expect(new Set(made.flat())).toEqual(new Set([await readFile(join(folder, "session-secret"), "utf8")]));
});

test("a kept secret that anyone could guess is replaced; one of 32 letters counts", async () => {
  const folder = await emptyFolder();
  const path = join(folder, "session-secret");
  await writeFile(path, "x".repeat(31));
  expect((await loadSessionSecrets(null, folder, silentLogger)).map(({ length }) => length)).toEqual([64]);
  await writeFile(path, "x".repeat(32));
  expect(await loadSessionSecrets(null, folder, silentLogger)).toEqual(["x".repeat(32)]);
});

test("where nothing can be kept the shop starts all the same, and says what that means", async () => {
  const file = join(await emptyFolder(), "a-file");
  await writeFile(file, "");
  const warn = vi.spyOn(silentLogger, "warn");
  onTestFinished(() => warn.mockRestore());
  expect((await loadSessionSecrets(null, file, silentLogger)).map(({ length }) => length)).toEqual([64]);
  expect(warn.mock.calls).toEqual([[{ event: "session.secret", error: expect.any(Error) }, expect.stringMatching(/carts are lost/)]]);
});
