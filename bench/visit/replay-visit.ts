import { Agent, request } from "node:http";
import type { Asked } from "./record-visit.ts";

/** As many connections as browsers open to one origin of HTTP/1.1. */
const connections = 6;

/** What an address answered, as it travelled. */
export type Bytes = { status: number; headers: Record<string, string>; body: Buffer };

/** What says how a body is to be read; all else that an answer carries is the shop's own. */
const ofTheBody = ["content-type", "content-encoding"];

/** Asks for all that a visit asked for, as the browser did: in its order, with its headers, over as many connections, which are new for each visit. */
export async function replayVisit(origin: string, asked: readonly Asked[]): Promise<Map<string, Bytes>> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers = new Map<string, Bytes>();
  const left = asked.values();
  const askAll = async () => {
    for (const one of left) answers.set(keyOf(one), await ask(agent, origin, one));
  };
  try {
    // The page comes first: only it tells what else there is.
    const page = asked[0];
    left.next();
    if (page) answers.set(keyOf(page), await ask(agent, origin, page));
    await Promise.all(Array.from({ length: connections }, askAll));
    return answers;
  } finally {
    agent.destroy();
  }
}

const keyOf = ({ method, path }: Pick<Asked, "method" | "path">) => `${method} ${path}`;

function ask(agent: Agent, origin: string, { method, path, headers, body, status }: Asked): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const call = request(origin + path, { agent, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        if (answer.statusCode !== status) return reject(new Error(`${method} ${path} answers ${answer.statusCode}, not ${status}`));
        const kept = ofTheBody.flatMap((name): [string, string][] => {
          const value = answer.headers[name];
          return typeof value === "string" ? [[name, value]] : [];
        });
        resolve({ status, headers: Object.fromEntries(kept), body: Buffer.concat(chunks) });
      });
    });
    call.on("error", reject);
    call.end(body ?? undefined);
  });
}
