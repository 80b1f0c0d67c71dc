import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { listen, ListenError } from "./listen.ts";

function tryToListen(host: string, port = 0) {
  const server = createServer();
  onTestFinished(() => void server.close());
  return listen(server, { host, port });
}

test("a port that is taken is told in one sentence that names its variables", async () => {
  const port = await tryToListen("127.0.0.1");
  const refused = tryToListen("127.0.0.1", port);
  await expect(refused).rejects.toBeInstanceOf(ListenError);
  await expect(refused).rejects.toThrow(new RegExp(`^Port ${port} is already in use\\. .* METRICS_PORT`));
});

// The second is kept for documentation (RFC 5737): no machine has it.
test.each(["nowhere.invalid", "192.0.2.1"])("so is %s, which is no address of this machine", async (host) => {
  const refused = tryToListen(host);
  await expect(refused).rejects.toBeInstanceOf(ListenError);
  await expect(refused).rejects.toThrow(new RegExp(`^${host} is no address of this machine\\. .* METRICS_HOST`));
});

test("and a port that only root may open", async () => {
  const server = createServer();
  const refused = listen(server, { host: "127.0.0.1", port: 0 });
  server.emit("error", Object.assign(new Error("listen EACCES: permission denied 127.0.0.1:80"), { code: "EACCES" }));
  onTestFinished(() => void server.close());
  await expect(refused).rejects.toThrow(/isn't open to this user\. .* METRICS_PORT/);
});
