import { PassThrough, type Transform } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, createZstdCompress, gzip, zstdCompressSync } from "node:zlib";
import { acceptedEncodings } from "../input/http/accepted-encodings.ts";

export type PageEncoding = "zstd" | "br" | "gzip" | "identity";

const preference = ["zstd", "br", "gzip"] as const;

/** The best encoding that the client accepts; a quality of zero forbids one. */
export function choosePageEncoding(acceptEncoding: string | undefined): PageEncoding {
  const accepted = acceptedEncodings(acceptEncoding);
  return preference.find((encoding) => accepted.has(encoding)) ?? "identity";
}

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, ZSTD_c_compressionLevel, ZSTD_c_windowLog } = constants;
/** Small windows: pages are about 100 kB, and every live stream holds one. */
export const pageZstd = { params: { [ZSTD_c_compressionLevel]: 1, [ZSTD_c_windowLog]: 17 } };
const brotli = { params: { [BROTLI_PARAM_QUALITY]: 3, [BROTLI_PARAM_LGWIN]: 17 } };

export function createPageEncoder(encoding: PageEncoding): Transform & { flush?: () => void } {
  if (encoding === "zstd") return createZstdCompress(pageZstd);
  if (encoding === "br") return createBrotliCompress(brotli);
  return encoding === "gzip" ? createGzip() : new PassThrough();
}

/** The same for a page that is there in one piece, at about half the cost. Zstandard is done before another thread would have begun. */
export async function encodePage(encoding: PageEncoding, html: Buffer): Promise<Buffer> {
  if (encoding === "zstd") return zstdCompressSync(html, pageZstd);
  if (encoding === "br") return promisify(brotliCompress)(html, brotli);
  return encoding === "gzip" ? promisify(gzip)(html) : html;
}
