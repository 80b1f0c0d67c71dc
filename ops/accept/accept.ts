import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { takeBillOfMaterials } from "./checks/bill-of-materials.ts";
import { checkCompiledCode } from "./checks/compiled-code.ts";
import { checkHardening } from "./checks/hardening.ts";
import { checkLog } from "./checks/logs.ts";
import { buyer, fillCart, order } from "./checks/purchase.ts";
import { restartUnderLoad } from "./checks/rolling-restart.ts";
import { checkSignals } from "./checks/signals.ts";
import { findEngine, type Engine } from "./engine/engine.ts";
import { makeEngine } from "./engine/make-engine.ts";
import { runCommand } from "./run-command.ts";
import { createShopper } from "../shopper/shopper.ts";
import { startBalancer } from "./stage/balancer.ts";
import { logOf, prepareStage, removeStage, startContainer, waitUntilHealthy } from "./stage/containers.ts";
import { buildImages, inspectImage, removeImages, type Images } from "./stage/images.ts";

/**
 * Accepts the shop as it is deployed: builds its images, runs them hardened, buys a part, and restarts two instances behind a balancer while visitors keep coming.
 * Whatever it made is gone when it ends, but for the bill of materials.
 */

const { values: flags } = parseArgs({ options: { "make-engine": { type: "boolean", default: false } } });

const ports = { balancer: 3550, report: 3551, shops: [3501, 3502], metrics: [9581, 9582] } as const;
const origin = `http://127.0.0.1:${ports.balancer}`;
const shopMemoryMb = 512;
const names = ["shop-1", "shop-2"];

const counts = { passed: 0, failed: 0 };

/** Runs one step, and prints what it found and how long it took. */
async function step<T>(title: string, run: () => Promise<T>, describe = (found: T): unknown => found): Promise<T> {
  const startedAt = performance.now();
  const took = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
  try {
    const found = await run();
    counts.passed += 1;
    const description = describe(found);
    process.stdout.write(`✓ ${title}${typeof description === "string" ? `: ${description}` : ""} (${took()})\n`);
    return found;
  } catch (error) {
    counts.failed += 1;
    process.stdout.write(`✗ ${title} (${took()})\n`);
    throw error;
  }
}

async function startShops(engine: Engine, images: Images): Promise<void> {
  const sessionSecret = randomBytes(48).toString("base64");
  const sandboxEnv = { SANDBOX_HOST: "0.0.0.0", SANDBOX_PORT: "4000", HEALTH_PORT: "4000", SANDBOX_PUBLIC_URL: origin };
  await startContainer(engine, { name: "sandbox", image: images.sandbox, memoryMb: 1024, env: sandboxEnv, dataPath: "/app/.data" });
  await waitUntilHealthy(engine, "sandbox", 180_000);
  // One address sends all the load, so the allowance of a visitor does not count here.
  const env = {
    PUBLIC_URL: origin,
    SANDBOX_URL: "http://sandbox:4000",
    SESSION_SECRET: sessionSecret,
    TRUST_PROXY: "1",
    RATE_LIMIT_FACTOR: "0",
  };
  for (const [index, name] of names.entries()) {
    const published = { [ports.shops[index] ?? 0]: 3000, [ports.metrics[index] ?? 0]: 9464 };
    await startContainer(engine, { name, image: images.storefront, memoryMb: shopMemoryMb, env, ports: published });
  }
  for (const name of names) await waitUntilHealthy(engine, name, 60_000);
}

async function accept(stack: AsyncDisposableStack): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "rares-"));
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  const revision = await runCommand("git", ["rev-parse", "--short", "HEAD"]).then(
    ({ stdout }) => stdout.trim(),
    () => "working-copy",
  );

  const engine = await step(
    "a container engine answers",
    async () => (flags["make-engine"] ? null : await findEngine()) ?? makeEngine(join(folder, "engine"), stack),
    ({ name }) => name,
  );
  await acceptWith(engine, { folder, revision, stack });
}

type Stage = { folder: string; revision: string; stack: AsyncDisposableStack };

async function acceptWith(engine: Engine, { folder, revision, stack }: Stage): Promise<void> {
  stack.defer(() => removeImages(engine));
  const images = await step(
    "both images are built",
    () => buildImages(engine, folder, revision),
    () => null,
  );
  for (const target of ["storefront", "sandbox"] as const) {
    await step(`the image of the ${target} is fit to ship`, () => inspectImage(engine, images[target]));
    await step("it carries its bill of materials", () =>
      takeBillOfMaterials(engine, images[target], ".cache/accept", `${target}.cdx.json`),
    );
  }

  stack.defer(() => removeStage(engine));
  await prepareStage(engine);
  await step("two instances and the sandbox are healthy", () => startShops(engine, images));
  for (const name of names) await step(`${name} is hardened`, () => checkHardening(engine, name, { memoryBytes: shopMemoryMb * 2 ** 20 }));
  await step("the shop's code comes compiled", () => checkCompiledCode(engine, "shop-1"));
  const balancer = await startBalancer({ balancer: ports.balancer, report: ports.report, shops: [...ports.shops] }, stack);
  await step(`HAProxy ${balancer.version} finds both instances`, () => balancer.waitForServers(names));

  const shopper = createShopper(origin);
  const { cart, paths } = await step("a shopper goes from home over the search to a part, and puts it into the cart", () =>
    fillCart(shopper),
  );
  await step("the shopper orders it at the checkout", () => order(shopper, cart));
  for (const index of [0, 1] as const)
    await step(`${names[index]} tells its health and its metrics`, () =>
      checkSignals({ shop: ports.shops[index], metrics: ports.metrics[index] }),
    );

  // A shop that has just been deployed is asked for its pages one at a time before crowds come.
  for (const port of ports.shops) for (const path of paths) await fetch(`http://127.0.0.1:${port}${path}`).then((answer) => answer.text());
  const patient = createShopper(origin);
  const kept = await step("another shopper fills a cart", () => fillCart(patient));
  await step("both instances are restarted, one after the other, at 60 requests a second", () =>
    restartUnderLoad({ engine, balancer, names, origin, paths }),
  );
  await step("that shopper's cart is still there, and is ordered", () => order(patient, kept.cart));
  for (const name of names)
    await step(`${name} logs JSON, and nothing of the shoppers`, async () =>
      checkLog(await logOf(engine, name), {
        events: { "server.listening": 2, "shutdown.begin": 1, "shutdown.end": 1 },
        personal: Object.values(buyer),
      }),
    );
}

const stack = new AsyncDisposableStack();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stack.disposeAsync().finally(() => process.exit(1)));
try {
  await accept(stack);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await stack.disposeAsync();
}
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
