import { VendorFault } from "./vendor-fault.ts";

/** Reads a body to its end, so that the call's timeout covers it too; refuses one beyond `bytesMax`. */
export async function readBody(stream: AsyncIterable<Uint8Array> | null, bytesMax: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of stream ?? []) {
    total += chunk.byteLength;
    if (total > bytesMax) throw new VendorFault("too-large", `the answer is larger than ${bytesMax} bytes`);
    chunks.push(chunk);
  }
  return Uint8Array.from(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
}
