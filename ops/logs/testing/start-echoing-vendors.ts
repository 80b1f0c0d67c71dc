import { createServer, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { listen } from "#server/listen.ts";

/** What stands in an answer that repeats what was sent: errors of GraphQL, a refusal in JSON, or plain text where JSON is expected. */
export type Echo = "graphql" | "refusal" | "text";

export type EchoingVendors = {
  url: string;
  /** From now on every vendor answers with what it was sent; null lets them answer as they are. */
  echo(kind: Echo | null): void;
  stop(): void;
};

const answers: Record<Echo, (said: string) => { status: number; body: string }> = {
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
  const server = createServer((req, res) => {
    if (kind === null) {
      const { method, url, headers } = req;
      const call = request({ host: "127.0.0.1", port: sandboxPort, method, path: url, headers }, (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      });
      call.on("error", () => res.destroy());
      req.pipe(call);
      return;
    }
    const answerWith = answers[kind];
    void buffer(req).then((body) => {
      const said = `${req.url} ${body.toString("utf8")}`.match(told)?.join(" ") ?? "nothing";
      const answer = answerWith(said);
      res.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
    });
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
