import { createServer } from "node:http";
import { z } from "zod";

/** node:http, sending the bytes of a visit in as many files, as a process of its own: what they are comes from who started it. */

const messageSchema = z.object({
  answers: z.array(z.object({ key: z.string(), status: z.number(), headers: z.record(z.string(), z.string()), body: z.string() })),
});

const [, , port = "0"] = process.argv;

process.on("message", (message) => {
  const parsed = messageSchema.safeParse(message);
  // The other message asks for what it used of a core.
  if (!parsed.success) return;
  const answers = new Map(
    parsed.data.answers.map(({ key, status, headers, body }) => {
      const bytes = Buffer.from(body, "base64");
      return [key, { status, headers: { ...headers, "content-length": bytes.byteLength }, bytes }];
    }),
  );
  const server = createServer((req, res) => {
    const answer = answers.get(`${req.method} ${req.url}`);
    if (!answer) return res.writeHead(404).end();
    return res.writeHead(answer.status, answer.headers).end(answer.bytes);
  });
  server.listen(Number(port), "127.0.0.1", () => process.send?.("ready"));
});
// What it sends has yet to come by this channel.
process.channel?.ref();
process.once("disconnect", () => process.exit(0));
