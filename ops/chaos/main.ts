import { parseArgs } from "node:util";
import { chosenByName, numberAsked } from "./asked-for.ts";
import { addresses, createSandbox, createShop, endWithTheRun } from "./processes.ts";
import { findFaultScenarios, killScenarios, loadScenarios, type Scenario } from "./scenarios.ts";
import { printTable, type Row } from "./table.ts";
import { lostOrders, memoryMb, placeOrder } from "./findings.ts";
import { findGoods, type Goods } from "./goods.ts";
import { memoryGrowth, memoryGrowthMax } from "./memory-growth.ts";
import { type KnownCart, lostCarts } from "./visitors.ts";

/**
 * `npm run chaos`: every vendor in every way in which one can fail, kills, restarts and overload, under load. Tells who died, who got no answer, and what was lost.
 * `-- --short` does the same in minutes, `-- --soak 60` adds an hour of ordinary load, `-- --only shopify` runs what has that in its name.
 */
const { values } = parseArgs({
  options: { short: { type: "boolean", default: false }, soak: { type: "string", default: "0" }, only: { type: "string", default: "" } },
});
const size = values.short
  ? { seconds: 2, kills: 3, orderEvery: 12, settleMs: 700 }
  : { seconds: 60, kills: 20, orderEvery: 4, settleMs: 12_000 };

const soakMinutes = numberAsked("--soak", values.soak, 0);

const sandbox = createSandbox();
const shop = createShop();
const carts: KnownCart[] = [];
const orders: string[] = [];
const rows: Row[] = [];
let goods: Goods | undefined;

async function run(scenario: Scenario, index: number): Promise<void> {
  goods ??= await findGoods(addresses.shop);
  const own: KnownCart[] = [];
  const before = { deaths: shop.deaths() + sandbox.deaths() };
  const tally = await scenario.run({ shop, sandbox, goods, carts: own, size });
  carts.push(...own);
  if (index % size.orderEvery === 0) orders.push(await placeOrder(addresses.shop));
  const row: Row = {
    name: scenario.name,
    ...tally,
    deaths: shop.deaths() + sandbox.deaths() - before.deaths,
    carts: own.length,
    lostCarts: await lostCarts(addresses.shop, own),
    memoryMb: await memoryMb(),
  };
  rows.push(row);
  const reasons = [...row.reasons].map(([reason, count]) => `, ${count} × ${reason}`).join("");
  process.stderr.write(
    `${row.name}: ${row.sent} sent, ${row.unanswered} unanswered${reasons}, ${row.lostCarts} of ${row.carts} carts lost\n`,
  );
}

endWithTheRun();
try {
  await sandbox.start();
  const all = [...(await findFaultScenarios()), ...killScenarios, ...loadScenarios(soakMinutes)];
  const chosen = chosenByName(all, values.only);
  await shop.start();
  for (const [index, scenario] of chosen.entries()) await run(scenario, index);
  const lost = { carts: await lostCarts(addresses.shop, carts), orders: await lostOrders(addresses.shop, orders) };
  printTable(rows, { carts: carts.length, orders: orders.length, lost });
  const grown = memoryGrowth(rows.filter(({ name }) => name.startsWith("soak")).map(({ memoryMb: mb }) => mb));
  if (grown !== null) process.stdout.write(`Memory at the end of the soak: ${grown.toFixed(2)} of what it was after its second part.\n`);
  const isBad =
    rows.some((row) => row.deaths > 0 || row.lostCarts > 0 || row.unanswered > row.mayStayUnanswered) ||
    lost.carts > 0 ||
    lost.orders > 0 ||
    (grown ?? 1) > memoryGrowthMax;
  process.exitCode = isBad ? 1 : 0;
} finally {
  await shop.stop();
  await sandbox.stop();
}
