import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { describeBriefly } from "#server/observability/describe-error.ts";
import type { Logger } from "#server/observability/logger.ts";
import type { Metrics } from "#server/observability/metrics.ts";

type MalformedRequestOptions = { logger: Logger; metrics: Pick<Metrics, "rejectedRequests"> };

const refusals: Record<string, { status: number; title: string; text: string }> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    title: "Request Header Fields Too Large",
    text: "Your browser sent more cookies than we can read. Clear this site's cookies, then try again.",
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, title: "Request Timeout", text: "That took too long. Please try again." },
};
const badRequest = { status: 400, title: "Bad Request", text: "We couldn't understand that request." };

/** Answers what never becomes a request, because Node's parser refuses it: in words, with a metric and a log line of its own. */
export function answerMalformedRequests(server: Server, { logger, metrics }: MalformedRequestOptions): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on("request", (req: IncomingMessage, res: ServerResponse) => answers.set(req.socket, res));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    const isAnswering = answer !== undefined && !answer.writableFinished;
    if (!socket.writable || (isAnswering && answer.headersSent)) {
      socket.destroy();
      return;
    }
    const refusal = refusals[error.code ?? ""] ?? badRequest;
    // A request whose body breaks off has its line already.
    if (!isAnswering) {
      metrics.rejectedRequests.inc({ reason: "malformed" });
      logger.info({ event: "http.malformed", http: { status: refusal.status }, error: describeBriefly(error) }, "no request could be read");
    }
    socket.end(rawAnswer(refusal), () => socket.destroy());
  });
}

function rawAnswer({ status, title, text }: typeof badRequest): string {
  return [
    `HTTP/1.1 ${status} ${title}`,
    "connection: close",
    "cache-control: no-store",
    "content-type: text/plain; charset=utf-8",
    `content-length: ${Buffer.byteLength(text)}`,
    "",
    text,
  ].join("\r\n");
}
