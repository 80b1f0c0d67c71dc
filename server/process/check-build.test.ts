import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkBuild, IncompleteBuildError } from "./check-build.ts";

const files = ["client/assets/entry.js", "client/.vite/manifest.json", "server/entry.server.js", "service-worker/service-worker.js"];

function build(): string {
  const dist = mkdtempSync(join(tmpdir(), "build-"));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const file of files) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), "built");
  }
  return dist;
}

test("a whole build is fine", async () => {
  await expect(checkBuild(build())).resolves.toBeUndefined();
});

test.each([
  ["client/assets", "dist/client/assets missing"],
  ["client/assets/entry.js", "dist/client/assets missing"],
  ["client/.vite", "dist/client/.vite/manifest.json missing"],
  ["server/entry.server.js", "dist/server/entry.server.js missing"],
  ["client", "dist/client/assets and dist/client/.vite/manifest.json missing"],
])("a build without %s says what is missing and how to get it", async (path, words) => {
  const dist = build();
  rmSync(join(dist, path), { recursive: true });
  const message = `The build is not whole: ${words}. Run \`npm run build\`, then start the shop again.`;
  const failing = checkBuild(dist);
  await expect(failing).rejects.toThrow(IncompleteBuildError);
  await expect(failing).rejects.toThrow(message);
});
