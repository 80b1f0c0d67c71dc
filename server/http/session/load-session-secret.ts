import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "#server/observability/logger.ts";
import type { Secrets } from "./create-visitor-session.ts";

/** The configured secrets, the newest first, or one made once and kept in the data folder, so that carts outlive a restart on a laptop. */
export async function loadSessionSecrets(configured: Secrets | null, dataDir: string, logger: Logger): Promise<Secrets> {
  if (configured !== null) return configured;
  const path = join(dataDir, "session-secret");
  const kept = await readKept(path);
  if (kept !== null) return [kept];
  const secret = randomBytes(48).toString("base64");
  try {
    await mkdir(dataDir, { recursive: true });
    return [await keep(path, secret)];
  } catch (error) {
    logger.warn({ event: "session.secret", error }, "the session secret could not be kept; carts are lost when this process ends");
  }
  return [secret];
}

/** Null for one that isn't there, or that anyone could guess. */
async function readKept(path: string): Promise<string | null> {
  const kept = await readFile(path, "utf8").catch(() => "");
  return kept.length >= 32 ? kept : null;
}

/** Writes the secret, and answers the one that counts: another shop on the same folder may have been quicker. */
async function keep(path: string, secret: string): Promise<string> {
  try {
    await writeFile(path, secret, { mode: 0o600, flag: "wx" });
    return secret;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  // Its file is there a moment before its secret is. What stays too short is nobody's.
  for (let tries = 0; tries < 5; tries += 1) {
    const kept = await readKept(path);
    if (kept !== null) return kept;
    await wait(20);
  }
  await writeFile(path, secret, { mode: 0o600 });
  return secret;
}
