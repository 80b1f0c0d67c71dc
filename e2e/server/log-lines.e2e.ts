import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { lineProblems } from "../../ops/logs/testing/line-problems.ts";
import { e2eAddress } from "../support/shop/address.ts";

type Line = Record<string, unknown>;

/** A shop of its own before the same sandbox, as it runs in a container: its log is what it writes to its standard output. */
function startShop(): { child: ChildProcess; written: Promise<string>; portOf: () => Promise<number> } {
  const env = {
    ...process.env,
    ...e2eAddress.environment,
    NODE_ENV: "production",
    PORT: "0",
    METRICS_PORT: "0",
    SANDBOX_URL: e2eAddress.sandbox,
    LOG_LEVEL: "trace",
  };
  const child = spawn(process.execPath, ["dist/server/main.js"], { env, stdio: ["ignore", "pipe", "inherit"] });
  let soFar = "";
  child.stdout.on("data", (chunk: Buffer) => (soFar += chunk.toString("utf8")));
  async function portOf(): Promise<number> {
    await expect.poll(() => soFar, { timeout: 30_000 }).toMatch(/"event":"server.listening","port":\d+/);
    return Number(/"event":"server.listening","port":(\d+)/.exec(soFar)?.[1]);
  }
  return { child, written: text(child.stdout), portOf };
}

function sendNoHttp(port: number): Promise<unknown> {
  const socket = connect(port, "127.0.0.1", () => socket.write("zzmark@example.test is no HTTP\r\n\r\n"));
  socket.resume();
  return once(socket, "close");
}

test("from its start to its drain the shop writes nothing but lines as the log's schema says", async () => {
  const { child, written, portOf } = startShop();
  const port = await portOf();
  const statuses = [];
  for (const path of ["/", "/search?q=zzmarkquery", "/no/such/page?q=zzmark", "/%E0%A4%A"])
    statuses.push((await fetch(`http://127.0.0.1:${port}${path}`)).status);
  expect(statuses).toEqual([200, 200, 404, 400]);
  await sendNoHttp(port);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);

  const lines = (await written).trimEnd().split("\n");
  expect(lines.filter((line) => !line.startsWith("{"))).toEqual([]);
  const parsed = lines.map((line): Line => JSON.parse(line));
  expect(parsed.flatMap(lineProblems)).toEqual([]);
  const events = new Set(parsed.map((line) => line["event"]));
  for (const event of ["server.listening", "http.request", "http.malformed", "shutdown.begin", "shutdown.end"])
    expect(events).toContain(event);
  expect(lines.join("\n")).not.toContain("zzmark");
});
