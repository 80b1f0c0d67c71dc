import type { Engine } from "../engine/engine.ts";
import { runInContainer } from "../stage/containers.ts";

/** Tried from within, because what an engine was asked for and what the kernel enforces are two things. Process 1 is the engine's init; the shop runs below it. */
const script = `
  const { readdirSync, readFileSync, writeFileSync } = require("node:fs");
  const pid = readdirSync("/proc").find((name) => /^\\d+$/.test(name) && readFileSync("/proc/" + name + "/cmdline", "utf8").startsWith("node\\0dist/"));
  const status = Object.fromEntries(readFileSync("/proc/" + pid + "/status", "utf8").split("\\n").map((line) => line.split(":\\t")));
  const failureOf = (path) => { try { writeFileSync(path, "x"); return null; } catch (error) { return error.code; } };
  console.log(JSON.stringify({
    uid: status.Uid.split("\\t")[0],
    capabilities: status.CapBnd.trim(),
    noNewPrivileges: status.NoNewPrivs.trim(),
    seccomp: status.Seccomp.trim(),
    rootFile: failureOf("/app/planted"),
    ownCode: failureOf("/app/dist/server/main.js"),
    temporaryFile: failureOf("/tmp/planted"),
    memoryBytes: process.constrainedMemory(),
    heapBytes: require("node:v8").getHeapStatistics().heap_size_limit,
  }));`;

type Expectation = { memoryBytes: number };

/** What a running container can do, measured in it; throws with everything that is more than it should. */
export async function checkHardening(engine: Engine, name: string, { memoryBytes }: Expectation): Promise<string> {
  const found: Record<string, string | number | null> = JSON.parse(await runInContainer(engine, name, ["node", "-e", script]));
  const isHeapWithinLimit = Number(found["heapBytes"]) <= memoryBytes * 0.75;
  const problems = [
    found["uid"] === "0" && "it runs as root",
    found["capabilities"] !== "0000000000000000" && `it has capabilities (${found["capabilities"]})`,
    found["noNewPrivileges"] !== "1" && "it may gain privileges",
    found["seccomp"] !== "2" && "no system call is filtered",
    found["rootFile"] !== "EROFS" && `its root can be written to (${found["rootFile"]})`,
    found["ownCode"] !== "EROFS" && `its own code can be written to (${found["ownCode"]})`,
    found["temporaryFile"] !== null && `it has no temporary folder (${found["temporaryFile"]})`,
    found["memoryBytes"] !== memoryBytes && `its memory is limited to ${found["memoryBytes"]} bytes instead of ${memoryBytes}`,
    !isHeapWithinLimit && `its heap may grow to ${found["heapBytes"]} bytes of ${memoryBytes}`,
  ].filter((problem) => problem !== false);
  if (problems.length > 0) throw new Error(`${name}: ${problems.join("; ")}`);
  return `uid ${found["uid"]}, no capabilities, read-only, system calls filtered, heap ${Math.round(Number(found["heapBytes"]) / 2 ** 20)} of ${memoryBytes / 2 ** 20} MiB`;
}
