import { PassThrough, type Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip, createZstdCompress } from "node:zlib";
import { acceptedEncodings } from "../input/http/accepted-encodings.ts";

export type PageEncoding = "zstd" | "br" | "gzip" | "identity";

const preference = ["zstd", "br", "gzip"] as const;

/** The best encoding that the client accepts; a quality of zero forbids one. */
export function choosePageEncoding(acceptEncoding: string | undefined): PageEncoding {
  const accepted = acceptedEncodings(acceptEncoding);
  return preference.find((encoding) => accepted.has(encoding)) ?? "identity";
}

/** Small windows: pages are about 100 kB, and every live stream holds one. */
export function createPageEncoder(encoding: PageEncoding): Transform & { flush?: () => void } {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, ZSTD_c_compressionLevel, ZSTD_c_windowLog } = constants;
  if (encoding === "zstd") return createZstdCompress({ params: { [ZSTD_c_compressionLevel]: 1, [ZSTD_c_windowLog]: 17 } });
  if (encoding === "br") return createBrotliCompress({ params: { [BROTLI_PARAM_QUALITY]: 3, [BROTLI_PARAM_LGWIN]: 17 } });
  return encoding === "gzip" ? createGzip() : new PassThrough();
}
