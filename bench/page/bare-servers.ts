import { once } from "node:events";
import { createServer, get, type IncomingMessage, type RequestListener } from "node:http";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { zstdCompressSync } from "node:zlib";
import type { Api } from "#client/lib/api/api.ts";
import type { ServerEntry } from "#server/rendering/page-assets.ts";
import { pageZstd } from "#server/rendering/page-encoding.ts";
import { progressiveChunkSize } from "#server/rendering/stream-page.ts";

/**
 * What the shop is measured against, as a process of its own: `bytes` sends the bytes of one address of the shop from node:http, unpacked; `packed` sends them as a browser gets
 * them; `react` renders the page's tree with nothing around it, and packs it as the shop does.
 */

const [, , kind, port = "0", shopUrl = "", path = ""] = process.argv;

const sitePath = `${shopUrl}${path}`;

async function sendBytes(acceptEncoding: string): Promise<RequestListener> {
  const call = get(sitePath, { headers: { "accept-encoding": acceptEncoding } });
  const [answer]: IncomingMessage[] = await once(call, "response");
  if (answer?.statusCode !== 200) throw new Error(`${path} answers ${answer?.statusCode}`);
  const body = await buffer(answer);
  const { "content-type": type = "", "content-encoding": encoding } = answer.headers;
  const headers = {
    "content-type": type,
    "content-length": body.byteLength,
    ...(encoding !== undefined && { "content-encoding": encoding }),
  };
  return (_req, res) => res.writeHead(200, headers).end(body);
}

/** The shop's own API over HTTP; what it answers is kept by the opened page's query cache. */
async function remoteApi(): Promise<Api> {
  const { createBrowserApi } = await import("#client/lib/api/browser-api.ts");
  const originalFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => originalFetch(typeof input === "string" ? new URL(input, shopUrl) : input, { ...init, signal: null });
  return createBrowserApi();
}

async function renderTree(): Promise<RequestListener> {
  const entry: ServerEntry = await import(pathToFileURL("dist/server/entry.server.js").href);
  const opened = await entry.openPage({ request: new Request(sitePath), api: await remoteApi(), site: { origin: shopUrl, name: "Rares" } });
  if (opened instanceof Response) throw new Error(`${path} redirects`);
  await new Promise<void>((resolve, reject) => {
    opened.render({ onAllReady: resolve, onError: reject });
  });
  return (_req, res) => {
    const send = async () => res.end(zstdCompressSync(await buffer(stream.pipe(new PassThrough())), pageZstd));
    res.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "zstd" });
    const stream = opened.render({ progressiveChunkSize, onAllReady: () => void send(), onError: () => void res.destroy() });
  };
}

const answer = kind === "react" ? await renderTree() : await sendBytes(kind === "packed" ? "br" : "identity");
const server = createServer(answer);
server.listen(Number(port), "127.0.0.1", () => process.stdout.write("ready\n"));
process.once("disconnect", () => process.exit(0));
