import type { Settings } from "../settings/read-settings.ts";

/** Tells the shop to keep this traffic out of its objectives and its analytics. It moves what is measured, and never what is allowed. */
export const syntheticHeader = ({ syntheticToken }: Settings) => ({ "x-synthetic-traffic": syntheticToken });

/** A browser's, because crawlers get another document, without a stream. */
export const browserHeaders = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Rares-Load",
  "accept-language": "en-AU,en;q=0.9",
  "accept-encoding": "gzip, deflate, br, zstd",
};
