import { access, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findK6, pinnedVersion } from "./find-k6.ts";

let cacheFolder = "";
beforeAll(async () => {
  cacheFolder = await mkdtemp(join(tmpdir(), "k6-"));
});
afterAll(() => rm(cacheFolder, { recursive: true }));
const builtProgram = () => join(cacheFolder, "bin", "k6");

type Call = { line: string; cwd?: string; env?: Record<string, string | undefined> };

/** A machine on which only these programs answer, by the beginning of what is called. */
function machineWith(answers: Record<string, string>, env: Record<string, string> = {}) {
  const calls: Call[] = [];
  const said: string[] = [];
  const run = async (command: string, args: string[], { cwd, env }: { cwd?: string; env?: Record<string, string | undefined> } = {}) => {
    const line = [command, ...args].join(" ");
    calls.push({ line, cwd, env });
    const known = Object.keys(answers).find((start) => line.startsWith(start));
    return known === undefined ? { code: 127, output: "not found" } : { code: 0, output: answers[known] ?? "" };
  };
  return { machine: { env, run, say: (line: string) => void said.push(line), cacheFolder }, calls, said };
}

const pinned = `k6 v${pinnedVersion()} (go1.26.8, linux/amd64)`;
const image = `grafana/k6:${pinnedVersion()}`;

test("K6_BIN comes first, and a wrong one is not passed over in silence", async () => {
  const right = machineWith({ "/opt/k6 version": "k6 v2.9.0", "k6 version": pinned }, { K6_BIN: "/opt/k6" });
  expect(await findK6(right.machine)).toMatchObject({ command: "/opt/k6", leadingArgs: [] });
  const old = machineWith({ "/opt/k6 version": "k6 v1.8.1 (go1.24)", "k6 version": pinned }, { K6_BIN: "/opt/k6" });
  await expect(findK6(old.machine)).rejects.toThrow("K6_BIN names k6 1.8.1: the load tests need k6 2.");
  const missing = machineWith({ "k6 version": pinned }, { K6_BIN: "/opt/none" });
  await expect(findK6(missing.machine)).rejects.toThrow('K6_BIN names "/opt/none", which is not k6');
});

test("one on the PATH is next, unless it is of an older generation", async () => {
  expect(await findK6(machineWith({ "k6 version": pinned }).machine)).toMatchObject({ command: "k6", source: "PATH" });
  const { machine } = machineWith({ "k6 version": "k6 v1.8.1", [`${builtProgram()} version`]: pinned });
  expect(await findK6(machine)).toMatchObject({ command: builtProgram(), source: "built earlier" });
});

test("a build of another version is made anew", async () => {
  const { machine, calls } = machineWith({
    [`${builtProgram()} version`]: "k6 v2.1.0",
    "go version": "go version go1.25.3 linux/amd64",
    "go install": "",
  });
  expect(await findK6(machine)).toMatchObject({ source: "built just now" });
  expect(calls.at(-1)?.line).toContain("go install");
});

test("a container gets the host's network, the scripts and what the run is told, by name", async () => {
  const env = { PROFILE: "average", K6_PROMETHEUS_RW_SERVER_URL: "http://127.0.0.1:9090/api/v1/write", SECRET: "x" };
  const { machine } = machineWith({ "podman info": "", [`podman image inspect ${image}`]: "" }, env);
  const { command, leadingArgs } = await findK6(machine);
  const line = leadingArgs.join(" ");
  expect(command).toBe("podman");
  expect(line).toMatch(/^run --rm --network host /);
  expect(line).toContain(`-v ${process.cwd()}/load-tests:${process.cwd()}/load-tests:ro`);
  expect(line).toContain("-e PROFILE -e BASE_URL -e ALLOWED_HOSTS");
  expect(line).toContain("-e K6_PROMETHEUS_RW_SERVER_URL");
  expect(line).not.toContain("SECRET");
  expect(leadingArgs.at(-1)).toBe(image);
});

test("the browser's profile takes the image with a browser, and that one's path", async () => {
  const env = { PROFILE: "browser", K6_BROWSER_EXECUTABLE_PATH: "/usr/bin/chromium", K6_BROWSER_HEADLESS: "true" };
  const { machine } = machineWith({ "docker info": "", "docker pull": "" }, env);
  const { leadingArgs } = await findK6(machine);
  expect(leadingArgs.at(-1)).toBe(`${image}-with-browser`);
  expect(leadingArgs).not.toContain("K6_BROWSER_EXECUTABLE_PATH");
});

test("what a build downloads is not kept", async () => {
  await mkdir(join(cacheFolder, "modules"));
  await findK6(machineWith({ "go version": "go version go1.26.8 linux/amd64", "go install": "" }).machine);
  await expect(access(join(cacheFolder, "modules"))).rejects.toThrow("ENOENT");
});

test("an engine that runs but can't get the image leaves it to Go", async () => {
  const { machine, calls, said } = machineWith({ "docker info": "", "go version": "go version go1.26.8 linux/amd64", "go install": "" });
  expect(await findK6(machine)).toMatchObject({ command: builtProgram(), source: "built just now" });
  const built = calls.find(({ line }) => line.startsWith("go install"));
  expect(built?.cwd).toBe(`${process.cwd()}/load-tests/k6`);
  expect(built?.env).toMatchObject({ GOBIN: join(cacheFolder, "bin") });
  expect(said).toEqual([expect.stringContaining(`Building k6 ${pinnedVersion()}`)]);
});

const withOldGo: Record<string, string> = { "go version": "go version go1.24.9 linux/amd64" };

test.each([{}, withOldGo])("without a way, one sentence tells how to get it: %j", async (answers) => {
  await expect(findK6(machineWith(answers).machine)).rejects.toThrow(/^The load tests need k6 2: [^\n]+\.$/);
});
