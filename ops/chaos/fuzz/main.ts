import { mkdir, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { numberAsked } from "../asked-for.ts";
import { addresses, createSandbox, createShop, endWithTheRun, resultsFolder } from "../processes.ts";
import { fuzzShop } from "./fuzz-shop.ts";

/** `npm run fuzz`: 10,000 requests that nobody would send, the same ones for the same SEED, against the built shop. Fails when one is answered with 5xx, or not at all. */

// It takes no names: what is asked of it in vain is refused.
parseArgs({ options: {} });
const seed = numberAsked("SEED", process.env["SEED"] ?? "1", 0);
const count = numberAsked("REQUESTS", process.env["REQUESTS"] ?? "10000", 1);

const sandbox = createSandbox();
const shop = createShop();
endWithTheRun();
try {
  await sandbox.start();
  await shop.start();
  const { statuses, findings } = await fuzzShop({ origin: addresses.shop, seed, count });
  process.stdout.write(`${count} requests, seed ${seed}\n`);
  for (const [status, number] of statuses) process.stdout.write(`  ${status}  ${number}\n`);
  if (findings.length > 0 || shop.deaths() > 0) {
    await mkdir(resultsFolder, { recursive: true });
    await writeFile(`${resultsFolder}/fuzz.json`, JSON.stringify(findings, null, 2));
    process.stderr.write(
      `${findings.length} were not answered as they should be, the shop died ${shop.deaths()} times; see ${resultsFolder}/fuzz.json\n`,
    );
    process.exitCode = 1;
  }
} finally {
  await shop.stop();
  await sandbox.stop();
}
