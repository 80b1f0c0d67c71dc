import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

type Failure = { path: string; problem: string; atMs: number };
export type LoadReport = { sent: number; failures: Failure[]; p95Ms: number };

export type SteadyLoad = {
  /** Sends on until there were `requestsMin`, waits for the last answers, and tells how it went. */
  finish: (requestsMin: number) => Promise<LoadReport>;
};

type LoadOptions = { origin: string; paths: string[]; ratePerSecond: number };

const answerTimeoutMs = 30_000;

/** Asks at a fixed rate, whether answers come or not, as visitors do. Whatever isn't a whole page or file with status 200 is a failure. */
export function startSteadyLoad({ origin, paths, ratePerSecond }: LoadOptions): SteadyLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const startedAt = performance.now();
  const requests: Promise<void>[] = [];
  const durations: number[] = [];
  const failures: Failure[] = [];

  async function sendOne(path: string): Promise<void> {
    const sentAt = performance.now();
    const problem = await askWhole(origin, path, agent);
    durations.push(performance.now() - sentAt);
    if (problem) failures.push({ path, problem, atMs: performance.now() - startedAt });
  }

  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) / 1000) * ratePerSecond);
    while (requests.length < due) requests.push(sendOne(paths[requests.length % paths.length] ?? "/"));
  }, 1000 / ratePerSecond);

  return {
    async finish(requestsMin) {
      while (requests.length < requestsMin) await wait(100);
      clearInterval(timer);
      await Promise.all(requests);
      agent.destroy();
      const p95Ms = durations.toSorted((a, b) => a - b)[Math.floor(durations.length * 0.95)] ?? 0;
      return { sent: requests.length, failures, p95Ms };
    },
  };
}

/** Each kind of failure with its number, and when and where it was met first. */
export function describeFailures(failures: Failure[]): string {
  const kinds = Map.groupBy(failures, ({ problem }) => problem);
  const lines = [...kinds].map(([problem, [first, ...more]]) => {
    const seconds = ((first?.atMs ?? 0) / 1000).toFixed(1);
    return `${more.length + 1} × ${problem}, first after ${seconds} s at ${first?.path}`;
  });
  return lines.join("\n");
}

/** What is wrong with the answer, or null. */
function askWhole(origin: string, path: string, agent: Agent): Promise<string | null> {
  return new Promise((resolve) => {
    const request = get(new URL(path, origin), { agent, timeout: answerTimeoutMs }, (answer) => {
      let end = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => (end = (end + chunk).slice(-64)));
      answer.on("end", () => {
        const isPage = answer.headers["content-type"]?.startsWith("text/html") ?? true;
        if (answer.statusCode !== 200) resolve(`status ${answer.statusCode}`);
        else resolve(!isPage || end.trimEnd().endsWith("</html>") ? null : "the page broke off");
      });
      answer.on("error", (error) => resolve(error.message));
    });
    request.on("timeout", () => request.destroy(new Error(`no answer within ${answerTimeoutMs / 1000} s`)));
    request.on("error", (error) => resolve(error.message));
  });
}
