import type { RequestListener } from "node:http";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { Agent } from "undici";
import { describe, expect, test } from "vitest";
import { closedVendor, startVendor } from "#server/testing/start-vendor.ts";
import { fetchOnce, type VendorRequest } from "./fetch-once.ts";
import { VendorFault } from "./vendor-fault.ts";

const dispatcher = new Agent();
const closed = "http://127.0.0.1:1/";
const plain = { method: "GET", headers: {}, body: null };

async function ask(listener: RequestListener, { bytesMax = 1000, ...request }: Partial<VendorRequest> & { bytesMax?: number } = {}) {
  const url = request.url ?? (await startVendor(listener));
  return fetchOnce({ ...plain, ...request, url }, { dispatcher, bytesMax, signal: AbortSignal.timeout(5000) });
}

async function faultOf(answer: Promise<unknown>): Promise<VendorFault> {
  const error = await answer.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof VendorFault)) throw new Error("It was no fault of a vendor", { cause: error });
  return error;
}

describe("an answer", () => {
  test("that comes in pieces is put together, a letter that was cut in two included", async () => {
    const bytes = Buffer.from("Südhoff's gasket");
    const answer = await ask((_req, res) => {
      res.write(bytes.subarray(0, 2));
      setTimeout(() => res.end(bytes.subarray(2)), 20);
    });
    expect(await answer.text()).toBe("Südhoff's gasket");
    // More than once, for it is held.
    expect(await answer.text()).toBe("Südhoff's gasket");
  });

  test("that was packed is decoded, and its headers don't speak of the packing", async () => {
    const answer = await ask((_req, res) => {
      const packed = gzipSync('{"parts":3}');
      res.writeHead(200, { "content-encoding": "gzip", "content-length": packed.length, "x-part": "seal", etag: '"1"' }).end(packed);
    });
    expect(await answer.json()).toEqual({ parts: 3 });
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(answer.headers.get("content-length")).toBeNull();
    expect(answer.headers.get("x-part")).toBe("seal");
    expect(answer.headers.get("etag")).toBe('"1"');
  });

  test("without a body is empty", async () => {
    const answer = await ask((_req, res) => res.writeHead(204).end());
    expect([answer.ok, answer.status, await answer.text()]).toEqual([true, 204, ""]);
  });

  test.each([400, 404, 422])("of %i is for the caller to read", async (status) => {
    const answer = await ask((_req, res) => res.writeHead(status).end("why"));
    expect([answer.ok, answer.status, await answer.text()]).toEqual([false, status, "why"]);
  });

  test("of just as many bytes as are allowed is read, and one byte more is too much", async () => {
    expect(await (await ask((_req, res) => res.end("x".repeat(50)), { bytesMax: 50 })).text()).toHaveLength(50);
    const fault = await faultOf(ask((_req, res) => res.end("x".repeat(51)), { bytesMax: 50 }));
    expect(fault).toMatchObject({ kind: "too-large", message: "the answer is larger than 50 bytes", isUnsent: false, status: undefined });
  });

  test.each([
    ["br", brotliCompressSync],
    ["gzip", gzipSync],
    ["deflate", deflateSync],
    ["GZIP", gzipSync],
    ["identity", Buffer.from],
  ])("packed as %s is decoded", async (encoding, pack) => {
    const answer = await ask((_req, res) => res.writeHead(200, { "content-encoding": encoding }).end(pack("Südhoff")));
    expect(await answer.text()).toBe("Südhoff");
  });

  test("tells what may be packed how, and who asks; what the caller says goes before it", async () => {
    const listener: RequestListener = ({ headers }, res) =>
      res.end(JSON.stringify([headers["accept-encoding"], headers["user-agent"], headers.accept]));
    expect(await (await ask(listener)).json()).toEqual(["br, gzip, deflate", "rares", "*/*"]);
    const own = { accept: "application/json", "accept-encoding": "identity" };
    expect(await (await ask(listener, { headers: own })).json()).toEqual(["identity", "rares", "application/json"]);
  });

  test("without a body may say that it is packed", async () => {
    const answer = await ask((_req, res) => res.writeHead(204, { "content-encoding": "gzip" }).end());
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
  });

  test("that becomes more than is allowed as it is decoded is too much", async () => {
    const pack =
      (size: number): RequestListener =>
      (_req, res) =>
        res.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("x".repeat(size)));
    expect(await (await ask(pack(1000))).text()).toHaveLength(1000);
    expect(await faultOf(ask(pack(1001)))).toMatchObject({ kind: "too-large", message: "the answer is larger than 1000 bytes" });
  });

  test.each([
    ["zstd", "the answer is packed in a way that was not asked for (zstd)"],
    ["constructor", "the answer is packed in a way that was not asked for (constructor)"],
    ["gzip", "the connection failed (Z_DATA_ERROR)"],
  ])("that says it is packed as %s and isn't is no answer", async (encoding, message) => {
    const fault = await faultOf(ask((_req, res) => res.writeHead(200, { "content-encoding": encoding }).end("not packed at all")));
    expect(fault).toMatchObject({ kind: "network", message, isUnsent: false });
  });

  test("keeps each of several headers of one name", async () => {
    const answer = await ask((_req, res) => res.writeHead(200, { "set-cookie": ["a=1", "b=2"], link: ["<a>", "<b>"] }).end());
    expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(answer.headers.get("link")).toBe("<a>, <b>");
  });

  test("is to what was asked: method, headers and body", async () => {
    const answer = await ask(
      (req, res) => req.on("data", (body: Buffer) => res.end(JSON.stringify([req.method, req.headers["x-part"], String(body)]))),
      {
        method: "PUT",
        headers: { "x-part": "seal" },
        body: "door",
      },
    );
    expect(await answer.json()).toEqual(["PUT", "seal", "door"]);
  });
});

describe("a vendor's fault", () => {
  test.each([
    [429, "throttled", "the vendor asks to slow down"],
    [500, "status", "the vendor answered 500"],
    [503, "status", "the vendor answered 503"],
  ])("is an answer of %i", async (status, kind, message) => {
    const fault = await faultOf(ask((_req, res) => res.writeHead(status, { "retry-after": "2" }).end()));
    expect(fault).toMatchObject({ name: "VendorFault", kind, message, status, retryAfterMs: 2000, isUnsent: false });
  });

  test.each([
    ["0", 0],
    ["1.5", 1500],
    ["-1", undefined],
    ["", undefined],
    [" ", undefined],
    ["soon", undefined],
    ["Infinity", undefined],
    ["Wed, 21 Oct 2015 07:28:00 GMT", 0],
  ])("with Retry-After %j asks for a rest of %s ms", async (header, retryAfterMs) => {
    for (const status of [429, 503]) {
      const fault = await faultOf(ask((_req, res) => res.writeHead(status, { "retry-after": header }).end()));
      expect(fault.retryAfterMs).toBe(retryAfterMs);
    }
  });

  test("may ask for a rest until a time of day", async () => {
    const at = new Date(Date.now() + 30_000).toUTCString();
    const { retryAfterMs } = await faultOf(ask((_req, res) => res.writeHead(503, { "retry-after": at }).end()));
    expect(retryAfterMs).toBeGreaterThan(25_000);
    expect(retryAfterMs).toBeLessThanOrEqual(30_000);
  });

  test("is a connection that nobody took, by which nothing was sent", async () => {
    const fault = await faultOf(ask(() => undefined, { url: await closedVendor() }));
    expect(fault).toMatchObject({ kind: "network", isUnsent: true, message: "the connection failed (ECONNREFUSED)" });
    expect(fault.cause).toBeInstanceOf(Error);
  });

  test("is a connection that broke, by which something may have been sent", async () => {
    const fault = await faultOf(ask((req) => void req.socket.destroy()));
    expect(fault).toMatchObject({ kind: "network", isUnsent: false, message: "the connection failed (UND_ERR_SOCKET)" });
  });

  test("says in words what had no code", async () => {
    const cut = new Agent().compose(() => (_options, _handler) => {
      throw new Error("the wire is cut");
    });
    const options = { dispatcher: cut, bytesMax: 10, signal: AbortSignal.timeout(5000) };
    const fault = await faultOf(fetchOnce({ ...plain, url: closed }, options));
    expect(fault).toMatchObject({ kind: "network", isUnsent: false, message: "the connection failed (the wire is cut)" });
    expect(await faultOf(ask(() => undefined, { url: "http://[broken" }))).toMatchObject({
      message: "the connection failed (ERR_INVALID_URL)",
    });
  });

  test("is one that didn't come in time", async () => {
    const url = await startVendor(() => undefined);
    const fault = await faultOf(fetchOnce({ ...plain, url }, { dispatcher, bytesMax: 10, signal: AbortSignal.timeout(30) }));
    expect(fault).toMatchObject({ kind: "timeout", message: "the vendor did not answer in time", status: undefined });
    expect(fault.cause).toBeInstanceOf(Error);
  });
});

test("a fault without a cause has none", () => {
  expect(new VendorFault("network", "broken")).not.toHaveProperty("cause");
  expect(new VendorFault("network", "broken", { cause: "wire" }).cause).toBe("wire");
});
