import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createAcceptors } from "./create-acceptors.ts";

const anyPort = { host: "127.0.0.1", port: 0 };
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function setUp(canSharePorts?: boolean) {
  const server = createServer((_req, res) => void res.end("served"));
  const acceptors = createAcceptors(server, canSharePorts);
  ends.push(() => {
    void acceptors.close();
    server.closeAllConnections();
  });
  return { server, acceptors };
}

async function turnsUntilTakenIn(count: number, canSharePorts?: boolean): Promise<number> {
  const { server, acceptors } = setUp(canSharePorts);
  const port = await acceptors.listen(anyPort);
  const all = Promise.withResolvers<void>();
  let takenIn = 0;
  server.on("connection", () => {
    takenIn += 1;
    if (takenIn === count) all.resolve();
  });
  const clients = Array.from({ length: count }, () => connect(port, anyPort.host));
  let turns = 0;
  let next = setImmediate(function turn() {
    turns += 1;
    next = setImmediate(turn);
  });
  ends.push(() => {
    clearImmediate(next);
    for (const client of clients) client.destroy();
  });
  await all.promise;
  return turns;
}

const crowd = 96;

test("a crowd is taken in one after the other where a port can't be shared", async () => {
  expect(await turnsUntilTakenIn(crowd, false)).toBeGreaterThanOrEqual(crowd);
});

test.runIf(process.platform === "linux")("a crowd is taken in several at a time where a port can be shared", async () => {
  expect(await turnsUntilTakenIn(crowd)).toBeLessThan(crowd / 2);
});

test("whoever comes in by any of them is answered, and nobody comes in once they are closed", async () => {
  const { acceptors } = setUp();
  const port = await acceptors.listen(anyPort);
  const answers = Array.from({ length: 40 }, () => fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" } }));
  for (const answer of await Promise.all(answers)) expect(await answer.text()).toBe("served");
  await acceptors.close();
  for (let tries = 0; tries < 20; tries += 1) {
    const client = connect(port, anyPort.host);
    await expect(once(client, "connect")).rejects.toThrow("ECONNREFUSED");
  }
});

test("a port that another shop has is told of, though that one would share it", async () => {
  const port = await setUp().acceptors.listen(anyPort);
  await expect(setUp().acceptors.listen({ ...anyPort, port })).rejects.toThrow(`Port ${port} is already in use.`);
});
