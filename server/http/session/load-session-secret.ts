import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "#server/observability/logger.ts";
import type { Secrets } from "./create-visitor-session.ts";

/** The configured secrets, the newest first, or one made once and kept in the data folder, so that carts outlive a restart on a laptop. */
export async function loadSessionSecrets(configured: Secrets | null, dataDir: string, logger: Logger): Promise<Secrets> {
  if (configured !== null) return configured;
  const path = join(dataDir, "session-secret");
  const kept = await readFile(path, "utf8").catch(() => "");
  if (kept.length >= 32) return [kept];
  const secret = randomBytes(48).toString("base64");
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(path, secret, { mode: 0o600 });
  } catch (error) {
    logger.warn({ event: "session.secret", error }, "the session secret could not be kept; carts are lost when this process ends");
  }
  return [secret];
}
