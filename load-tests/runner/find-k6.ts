import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { settingNames } from "../settings/read-settings.ts";
import type { ProgramResult, RunOptions } from "./run-program.ts";

/** How k6 is called: a program, or a container engine with the arguments that come before k6's own. */
export type K6 = { command: string; leadingArgs: string[]; source: string };

export type Machine = {
  env: Record<string, string | undefined>;
  run: (command: string, args: string[], options?: RunOptions) => Promise<ProgramResult>;
  say: (line: string) => void;
  /** Where k6 is built and kept; git ignores it. */
  cacheFolder: string;
};

const moduleFolder = resolve("load-tests/k6");
const programIn = (cacheFolder: string): string => join(cacheFolder, "bin", "k6");
const goMinorMin = 25;
const outputLinesMax = 20;

/** The one version that is used, as the module file pins it. */
export function pinnedVersion(): string {
  const version = /go\.k6\.io\/k6\/v2 v(\d+\.\d+\.\d+)/.exec(readFileSync(join(moduleFolder, "go.mod"), "utf8"))?.[1];
  if (version === undefined) throw new Error("load-tests/k6/go.mod names no version of k6.");
  return version;
}

async function versionOf(machine: Machine, program: string): Promise<string | null> {
  const { code, output } = await machine.run(program, ["version"]);
  return code === 0 ? (/\bk6(?:\.exe)? v(\d+\.\d+\.\d+)/.exec(output)?.[1] ?? null) : null;
}

/** Another version of the second generation will do where somebody has it already. */
async function namedProgram(machine: Machine): Promise<K6 | null> {
  const program = machine.env["K6_BIN"];
  if (!program) return null;
  const version = await versionOf(machine, program);
  if (version === null) throw new Error(`K6_BIN names "${program}", which is not k6 or can't be run.`);
  if (!version.startsWith("2.")) throw new Error(`K6_BIN names k6 ${version}: the load tests need k6 2.`);
  return { command: program, leadingArgs: [], source: "K6_BIN" };
}

async function programOnPath(machine: Machine): Promise<K6 | null> {
  const version = await versionOf(machine, "k6");
  return version?.startsWith("2.") ? { command: "k6", leadingArgs: [], source: "PATH" } : null;
}

async function builtEarlier(machine: Machine): Promise<K6 | null> {
  const program = programIn(machine.cacheFolder);
  const isPinned = (await versionOf(machine, program)) === pinnedVersion();
  return isPinned ? { command: program, leadingArgs: [], source: "built earlier" } : null;
}

/** A container engine that runs, with k6's image or a way to get it. The project's folder is at the same place inside. */
async function container(machine: Machine): Promise<K6 | null> {
  const image = `grafana/k6:${pinnedVersion()}${machine.env["PROFILE"] === "browser" ? "-with-browser" : ""}`;
  for (const engine of ["docker", "podman"]) {
    if ((await machine.run(engine, ["info"])).code !== 0) continue;
    const isThere = (await machine.run(engine, ["image", "inspect", image])).code === 0;
    if (!isThere && (await machine.run(engine, ["pull", image])).code !== 0) continue;
    // The image brings a browser of its own.
    const ofK6 = Object.keys(machine.env).filter((name) => name.startsWith("K6_") && name !== "K6_BROWSER_EXECUTABLE_PATH");
    const volumes = [
      "-v",
      `${resolve("load-tests")}:${resolve("load-tests")}:ro`,
      "-v",
      `${resolve("test-results")}:${resolve("test-results")}`,
    ];
    const user = process.getuid && process.getgid ? ["--user", `${process.getuid()}:${process.getgid()}`] : [];
    const leadingArgs = [
      "run",
      "--rm",
      "--network",
      "host",
      ...user,
      ...volumes,
      ...[...settingNames, ...ofK6].flatMap((name) => ["-e", name]),
      image,
    ];
    return { command: engine, leadingArgs, source: `the image ${image}` };
  }
  return null;
}

/** `go install` with the versions and checksums of our module file. The one with `@version` also asks for the newest, which not every mirror knows. */
async function build({ run, say, cacheFolder }: Machine): Promise<K6 | null> {
  const minor = /go1\.(\d+)/.exec((await run("go", ["version"])).output)?.[1];
  if (minor === undefined || Number(minor) < goMinorMin) return null;
  say(`Building k6 ${pinnedVersion()}, once, which takes some minutes …`);
  const caches = { GOMODCACHE: join(cacheFolder, "modules"), GOCACHE: join(cacheFolder, "build") };
  const { code, output } = await run("go", ["install", "-mod=readonly", "-modcacherw", "go.k6.io/k6/v2"], {
    cwd: moduleFolder,
    env: { ...caches, GOBIN: join(cacheFolder, "bin"), GOFLAGS: "-buildvcs=false", GOWORK: "off" },
  });
  if (code !== 0) throw new Error(`k6 could not be built:\n${output.trim().split("\n").slice(-outputLinesMax).join("\n")}`);
  // A gigabyte that nobody needs again.
  await Promise.all(Object.values(caches).map((folder) => rm(folder, { recursive: true, force: true })));
  return { command: programIn(cacheFolder), leadingArgs: [], source: "built just now" };
}

/** Finds k6, in the order of what costs least, or throws one sentence that says how to get it. */
export async function findK6(machine: Machine): Promise<K6> {
  for (const find of [namedProgram, programOnPath, builtEarlier, container, build]) {
    const found = await find(machine);
    if (found) return found;
  }
  throw new Error(
    "The load tests need k6 2: put it on the PATH, set K6_BIN to its program, start Docker or Podman, or install Go 1.25 or later, which builds it.",
  );
}
