import { createServer } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "#server/process/listen.ts";
import { createFront } from "./create-front.ts";

const request = "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n";

/** A connection to a server that counts what it is asked, and each of whose answers is a letter. */
async function connectTo() {
  let asked = 0;
  const server = createServer(createFront([], (_req, res) => ((asked += 1), void res.end("a"))));
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  onTestFinished(() => {
    socket.destroy();
    server.close().closeAllConnections();
  });
  let received = "";
  socket.on("data", (text: string) => (received += text)).on("error", () => undefined);
  return { socket, asked: () => asked, answers: () => received.split("HTTP/1.1 200 OK").length - 1 };
}

test("a connection that sends thousands of requests ahead of their answers ends, before many of them are answered", async () => {
  const { socket, asked } = await connectTo();
  const isClosed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(request.repeat(1000));
  await isClosed;
  expect(asked()).toBeLessThanOrEqual(17);
});

test("a few requests ahead are answered in their order, and as many again once they are", async () => {
  const { socket, answers } = await connectTo();
  for (const expected of [16, 32, 48]) {
    socket.write(request.repeat(16));
    await expect.poll(answers).toBe(expected);
  }
});
