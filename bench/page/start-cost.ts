import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Spread, spreadOf } from "../report/spread.ts";
import { answers, sandboxAlone, shopUrl, startSandbox, startShop } from "../shop.ts";
import { cpuMsOf } from "./by-turns.ts";

/** Seconds of CPU from nothing until the shop says that it is ready. */
export const startBudget = 0.6;
const rounds = 9;

export type StartCost = { compiledSeconds: Spread; bareSeconds: Spread; /** With compiled code ÷ without, in each round. */ ratio: Spread };

/** What a start of the server alone takes of a core, its vendors being there already: with compiled code, as in the image, and without, by turns. */
export async function measureStarts(): Promise<StartCost> {
  const folder = await mkdtemp(join(tmpdir(), "rares-"));
  const sandbox = startSandbox();
  try {
    const compiled = join(folder, "compiled");
    execFileSync(process.execPath, ["scripts/build-steps/compile-ahead.ts", compiled], { stdio: "inherit" });
    await answers(`${sandboxAlone}/healthcheck`);
    const sides = { compiled: { NODE_COMPILE_CACHE: compiled }, bare: { NODE_DISABLE_COMPILE_CACHE: "1" } };
    // The first start of each makes the disk's files warm, and the sandbox.
    for (const settings of Object.values(sides)) await secondsToReady(settings);
    const taken: Record<keyof typeof sides, number[]> = { compiled: [], bare: [] };
    for (let round = 0; round < rounds; round++)
      for (const side of round % 2 === 0 ? (["compiled", "bare"] as const) : (["bare", "compiled"] as const))
        taken[side].push(await secondsToReady(sides[side]));
    return {
      compiledSeconds: spreadOf(taken.compiled),
      bareSeconds: spreadOf(taken.bare),
      ratio: spreadOf(taken.compiled.map((seconds, round) => seconds / (taken.bare[round] ?? Number.NaN))),
    };
  } finally {
    sandbox.kill("SIGTERM");
    await rm(folder, { recursive: true, force: true });
  }
}

async function secondsToReady(settings: Record<string, string>): Promise<number> {
  const shop = startShop({ ...settings, SANDBOX_URL: sandboxAlone });
  try {
    // Often: what the shop does once it is ready isn't part of it.
    await answers(`${shopUrl}/readyz`, 10);
    return (await cpuMsOf({ process: shop })) / 1000;
  } finally {
    shop.kill("SIGTERM");
    await new Promise((resolve) => shop.once("exit", resolve));
  }
}
