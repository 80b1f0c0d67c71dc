import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { fillCart, order } from "../../accept/checks/purchase.ts";
import { createShopper } from "../../shopper/shopper.ts";
import { linksTo } from "../../shopper/html-form.ts";
import { readMetric } from "../read-metric.ts";
import type { RunningProcess } from "../run-process.ts";
import type { Stage } from "../stage.ts";
import { createVisitor, type Visitor } from "../visitor.ts";
import { triesUntilRefused } from "./limits.ts";
import { checkSignedIn, signIn } from "./sessions.ts";

const shoppers = 4;
const additionsEach = 8;
/** The first sending, and those that follow where no answer came. */
const sendsMax = 12;
const pauseMs = 60;
const productSchema = z.object({ variants: z.array(z.object({ id: z.string(), isAvailable: z.boolean() })) });
const cartSchema = z.object({ totalQuantity: z.number() });

/** Kills every instance and Valkey, one after the other and in the middle of the shoppers' work, and looks whether what was acknowledged is still there. */
export async function checkKills(stage: Stage): Promise<string> {
  const customer = await signIn(stage, "cluster-kills@shopper.example");
  const variants = await findVariants(stage);
  const victims = [...stage.instances.map(({ name, process }) => ({ name, process })), { name: "Valkey", process: stage.valkey }];
  const told: string[] = [];
  for (const victim of victims) {
    const shopper = createShopper(stage.origin);
    const orderName = await order(shopper, (await fillCart(shopper)).cart);
    const { sends, acknowledged } = await killUnderWork(stage, victim.process, variants);
    await checkSignedIn(customer);
    const mailbox = await (await fetch(`${stage.sandboxUrl}/_vendors/mailbox/messages.json`)).text();
    if (!mailbox.includes(orderName)) throw new Error(`The order ${orderName} was lost when ${victim.name} was killed.`);
    told.push(`${victim.name}: ${acknowledged} additions in ${sends} sendings`);
  }
  return `nothing lost, nothing twice (${told.join("; ")})`;
}

async function killUnderWork(stage: Stage, victim: RunningProcess, variants: readonly string[]) {
  const visitors = Array.from({ length: shoppers }, () => createVisitor(stage));
  const work = Promise.all(visitors.map((visitor, index) => fill(visitor, variants.slice(index, index + additionsEach))));
  await wait(additionsEach * 10);
  await victim.kill();
  const sends = (await work).reduce((sum, each) => sum + each, 0);
  const whileGone = victim === stage.valkey ? await checkWithoutValkey(stage) : null;
  await victim.start();
  if (whileGone) await whileGone();
  await untilAllServe(stage);
  for (const visitor of visitors) {
    const { totalQuantity } = cartSchema.parse(JSON.parse((await visitor.ask("/api/cart")).body));
    if (totalQuantity !== additionsEach) throw new Error(`A cart holds ${totalQuantity} of ${additionsEach} acknowledged parts.`);
  }
  return { sends, acknowledged: shoppers * additionsEach };
}

/** Puts one of each into the cart, as the browser's queue does: with a key, and again where no answer came. Throws for what is never acknowledged. */
async function fill(visitor: Visitor, variants: readonly string[]): Promise<number> {
  let sends = 0;
  for (const [index, variantId] of variants.entries()) {
    const key = `addition-${index}-${crypto.randomUUID()}`;
    let isAcknowledged = false;
    for (let send = 0; send < sendsMax && !isAcknowledged; send += 1) {
      const body = JSON.stringify({ lines: [{ variantId }], key, isRepeated: send > 0 });
      const answer = await visitor.ask("/api/cart/lines", { method: "POST", contentType: "application/json", body }).catch(() => null);
      sends += 1;
      isAcknowledged = answer?.status === 200;
      if (!isAcknowledged) await wait(pauseMs);
    }
    if (!isAcknowledged) throw new Error("An addition was never acknowledged.");
  }
  return sends;
}

/** Limits are each instance's own meanwhile, and the metric says so; answers what is to be seen when it is back. */
async function checkWithoutValkey(stage: Stage): Promise<() => Promise<void>> {
  const up = () =>
    readMetric(
      stage.instances.map(({ metricsUrl }) => metricsUrl),
      "storefront_shared_store_up",
    );
  if ((await up()) !== 0) throw new Error("An instance says that it shares, while Valkey is gone.");
  const tries = await triesUntilRefused(stage);
  if (tries <= 30 || tries > 30 * stage.instances.length) throw new Error(`Without Valkey ${tries} tries were let through.`);
  return async () => {
    const endsAt = performance.now() + 10_000;
    while ((await up()) !== stage.instances.length) {
      if (performance.now() > endsAt) throw new Error("Not all instances found Valkey again within ten seconds.");
      await wait(100);
    }
  };
}

async function untilAllServe({ instances, origin }: Stage): Promise<void> {
  for (const base of [...instances.map((instance) => instance.origin), origin])
    while (!(await fetch(`${base}/readyz`).catch(() => null))?.ok) await wait(100);
}

async function findVariants(stage: Stage): Promise<string[]> {
  const visitor = createVisitor(stage);
  const paths: string[] = [];
  for (const words of ["oil filter", "badge", "seal", "lamp"])
    paths.push(...linksTo((await visitor.ask(`/search?q=${encodeURIComponent(words)}`)).body, "/products/"));
  const found: string[] = [];
  for (const path of new Set(paths.map((link) => link.split("?")[0] ?? link))) {
    const { variants } = productSchema.parse(JSON.parse((await visitor.ask(`/api${path}`)).body));
    const variant = variants.find(({ isAvailable }) => isAvailable);
    if (variant) found.push(variant.id);
    if (found.length === shoppers + additionsEach) return found;
  }
  throw new Error("The sandbox has too few parts to buy.");
}
