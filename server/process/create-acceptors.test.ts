import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { createAcceptors } from "./create-acceptors.ts";
import { PortTakenError } from "./listen.ts";

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
  let takenIn = 0;
  server.on("connection", () => (takenIn += 1));
  const clients: Socket[] = Array.from({ length: count }, () => connect(port, anyPort.host));
  ends.push(() => clients.forEach((client) => client.destroy()));
  let turns = 0;
  for (; takenIn < count; turns += 1) await nextTurn();
  return turns;
}

test("a crowd is taken in several at a time where ports can be shared, and one after the other elsewhere", async () => {
  const count = 96;
  expect(await turnsUntilTakenIn(count, false)).toBeGreaterThanOrEqual(count);
  if (process.platform === "linux") expect(await turnsUntilTakenIn(count)).toBeLessThan(count / 2);
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
  await expect(setUp().acceptors.listen({ ...anyPort, port })).rejects.toThrow(PortTakenError);
});
