import { Agent, request } from "node:http";

/** A request as it goes over the wire; `path` is sent as it stands. */
export type RawRequest = { method: string; path: string; headers: Record<string, string>; body: string | null };

/** `status` is null where no answer came: `reason` says why. */
export type Outcome = { status: number; reason: null } | { status: null; reason: string };

/** Nobody waits for somebody else's connection, as visitors don't: what takes long is the shop. */
const agent = new Agent({ keepAlive: true });

/** Sends one request and reads its whole answer; one that takes longer than `timeoutMs` hangs. */
export function sendRequest(origin: string, { method, path, headers, body }: RawRequest, timeoutMs = 20_000): Promise<Outcome> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const call = request({ hostname, port, method, path, headers, agent, timeout: timeoutMs }, (answer) => {
      answer.resume();
      answer.once("end", () => finish({ status: answer.statusCode ?? 0, reason: null }));
      answer.once("error", (error) => finish({ status: null, reason: error.message }));
    });
    const patience = setTimeout(() => {
      finish({ status: null, reason: `nothing within ${timeoutMs} ms` });
      call.destroy();
    }, timeoutMs);
    function finish(outcome: Outcome | Promise<Outcome>): void {
      clearTimeout(patience);
      resolve(outcome);
    }
    call.once("error", (error) => {
      // A connection that was kept may be closed in the moment in which it is used again: that is its client's to repeat.
      if (call.reusedSocket && "code" in error && error.code === "ECONNRESET")
        finish(sendRequest(origin, { method, path, headers, body }, timeoutMs));
      else finish({ status: null, reason: error.message });
    });
    call.end(body ?? undefined);
  });
}
