/** An answer's bytes; null where they are more than `limit`, of which no more is read then. The length that was announced may be missing, or wrong. */
export async function readUpTo(answer: Response, limit: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.byteLength;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
