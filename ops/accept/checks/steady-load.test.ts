import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "#server/process/listen.ts";
import { startSteadyLoad, describeFailures, type LoadReport } from "./steady-load.ts";

async function loadOn(answer: RequestListener): Promise<LoadReport> {
  const server = createServer(answer);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  return startSteadyLoad({ origin: `http://127.0.0.1:${port}`, paths: ["/a", "/b"], ratePerSecond: 200 }).finish(20);
}

test("whole pages are no failures", async () => {
  const report = await loadOn((_req, res) => void res.end("<html>…</html>\n"));
  expect(report.failures).toEqual([]);
  expect(report.sent).toBeGreaterThanOrEqual(20);
});

test("whole files are none either, and half of one is", async () => {
  const whole = await loadOn((_req, res) => void res.setHeader("content-type", "text/css").end("a{}"));
  expect(whole.failures).toEqual([]);
  const half = await loadOn((_req, res) => {
    res.writeHead(200, { "content-type": "text/css", "content-length": "9" }).write("a{}");
    setImmediate(() => res.destroy());
  });
  expect(half.failures).toHaveLength(half.sent);
});

test.each<[string, RequestListener, string]>([
  ["an error's status", (_req, res) => void res.writeHead(503).end("<html></html>"), "status 503"],
  ["a redirect", (_req, res) => void res.writeHead(302, { location: "/" }).end(), "status 302"],
  ["a page without its end", (_req, res) => void res.end("<html><p>half"), "broke off"],
  ["a connection that is cut", (req) => void req.socket.destroy(), "socket hang up"],
])("%s is a failure", async (_name, answer, problem) => {
  const { failures, sent } = await loadOn(answer);
  expect(failures.filter((failure) => failure.problem.includes(problem))).toHaveLength(sent);
});

test("failures are told by kind, with the first of each", () => {
  const failures = [
    { path: "/a", problem: "status 503", atMs: 6200 },
    { path: "/b", problem: "socket hang up", atMs: 7000 },
    { path: "/c", problem: "status 503", atMs: 8000 },
  ];
  expect(describeFailures(failures)).toBe("2 × status 503, first after 6.2 s at /a\n1 × socket hang up, first after 7.0 s at /b");
});

test("requests go out at their rate while none is answered", async () => {
  const waiting: (() => void)[] = [];
  let arrived = 0;
  const report = await loadOn((_req, res) => {
    arrived += 1;
    waiting.push(() => void res.end("</html>"));
    if (arrived >= 20) for (const answer of waiting.splice(0)) answer();
  });
  expect(report.failures).toEqual([]);
});
