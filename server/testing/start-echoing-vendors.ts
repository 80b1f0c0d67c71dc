import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { identityPath } from "#sandbox/vendors/identity/identity.ts";
import { listen } from "#server/process/listen.ts";

/** What stands in an answer that repeats what was sent: errors of GraphQL, a refusal in JSON, or plain text where JSON is expected. */
type Echo = "graphql" | "refusal" | "text";

export type EchoingVendors = {
  url: string;
  /** From now on every vendor but identity, without which nobody is signed in, answers with what it was sent; null lets them answer as they are. */
  echo(kind: Echo | null): void;
  stop(): void;
};

type Answer = { status: number; body: string };

const answers: Record<Echo, (said: string) => Answer> = {
  graphql: (said) => ({ status: 200, body: JSON.stringify({ errors: [{ message: `Variable got an invalid value: ${said}` }] }) }),
  refusal: (said) => ({
    status: 400,
    body: JSON.stringify({
      message: said,
      error: said,
      error_description: said,
      errors: [{ code: "invalid", message: said, detail: said, source: { pointer: "/data/attributes" } }],
    }),
  }),
  text: (said) => ({ status: 200, body: said }),
};

/** Stands before the sandbox and can make every vendor repeat what a request told it, as real ones do in their errors. `told` is global. */
export async function startEchoingVendors(sandboxUrl: string, told: RegExp): Promise<EchoingVendors> {
  const { port: sandboxPort } = new URL(sandboxUrl);
  let kind: Echo | null = null;

  async function repeat(req: IncomingMessage, res: ServerResponse, answerWith: (said: string) => Answer): Promise<void> {
    const sent = `${req.url} ${(await buffer(req)).toString("utf8")}`;
    const { status, body } = answerWith(sent.match(told)?.join(" ") ?? "nothing");
    res.writeHead(status, { "content-type": "application/json" }).end(body);
  }

  const server = createServer((req, res) => {
    if (kind === null || req.url?.startsWith(identityPath)) {
      const { method, url, headers } = req;
      const call = request({ host: "127.0.0.1", port: sandboxPort, method, path: url, headers }, (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      });
      call.on("error", () => res.destroy());
      req.pipe(call);
      return;
    }
    void repeat(req, res, answers[kind]);
  });
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  return {
    url: `http://127.0.0.1:${port}`,
    echo: (next) => {
      kind = next;
    },
    stop: () => server.close().closeAllConnections(),
  };
}
