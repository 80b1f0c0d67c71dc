import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, open, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { debianProgram } from "./debian.ts";
import { runCommand } from "../run-command.ts";
import { connectEngine, type Engine } from "./engine.ts";

/**
 * Sandboxed machines leave the firewall and its modules alone, so the daemon does too. Then containers meet each other and publish ports on loopback, but don't
 * reach the world: what builds need from there they get through the machine's own network.
 */
const daemonArgs = [
  "--bridge=none",
  "--iptables=false",
  "--ip6tables=false",
  "--ip-forward=false",
  "--ip-masq=false",
  "--exec-opt",
  "native.cgroupdriver=cgroupfs",
];

/** Starts a Docker daemon of our own from Debian's package, with its data in `folder`. The stack stops it. */
export async function makeEngine(folder: string, stack: AsyncDisposableStack): Promise<Engine> {
  const daemon = await debianProgram("dockerd", "docker.io");
  if (!daemon)
    throw new Error(
      "The acceptance needs a container engine: start Docker, or run it as root on Debian, where it gets one from Debian's packages.",
    );
  await mkdir(folder, { recursive: true });
  const socket = `unix://${join(folder, "docker.sock")}`;
  const logPath = join(folder, "daemon.log");
  const log = await open(logPath, "w");
  const paths = ["--data-root", join(folder, "data"), "--exec-root", join(folder, "exec"), "--pidfile", join(folder, "docker.pid")];
  const child = spawn(daemon, [...paths, "--host", socket, ...daemonArgs], { stdio: ["ignore", log.fd, log.fd] });
  stack.defer(async () => {
    await stop(child);
    await log.close();
    await unmountBelow(folder);
  });
  // The client of the same package: another one on the PATH may lack the builder.
  const client = join(dirname(daemon).replace(/sbin$/, "bin"), "docker");
  const env = { DOCKER_HOST: socket, DOCKER_BUILDKIT: "1" };
  for (let tries = 0; tries < 60; tries += 1) {
    if (child.exitCode !== null) break;
    const engine = await connectEngine({ client, env, buildArgs: ["--network", "host"], origin: "from Debian's packages" }).catch(
      () => null,
    );
    if (engine) return engine;
    await wait(500);
  }
  const lines = (await readFile(logPath, "utf8")).trim().split("\n");
  throw new Error(`The container engine from Debian's packages did not start:\n${lines.slice(-6).join("\n")}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

/** The daemon leaves the networks of its containers mounted, and a folder with a mount in it can't be removed. */
async function unmountBelow(folder: string): Promise<void> {
  const mounts = (await readFile("/proc/mounts", "utf8")).split("\n").map((line) => line.split(" ")[1] ?? "");
  for (const path of mounts.filter((mount) => mount.startsWith(`${folder}/`)).toReversed()) await runCommand("umount", [path]);
}
