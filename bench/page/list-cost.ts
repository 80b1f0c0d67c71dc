import autocannon from "autocannon";
import { garageCookieName } from "#shared/domain/vehicle/selected-vehicle.ts";
import { browserHeaders, metricOf, shopIsUp, shopUrl, startShop } from "../shop.ts";

/** Server CPU of a list for a vehicle ÷ the same list without one. */
export const listBudget = 1.2;

const lists = { "a category": "/parts/brakes?", "a search": "/search?q=brake&" };
const monaro = [{ id: "64", label: "1973 Holden HQ Monaro", answers: "year:1973", selected: true }];
const cookie = `${garageCookieName}=${encodeURIComponent(JSON.stringify(monaro))}`;
const asked = { warmUp: 20, measured: 120 };
const rounds = 2;

type ListCost = { what: string; withoutMs: number; withMs: number };

/** What a list costs with a vehicle and without, when nobody asked for it before: every request has a price limit of its own, so that nothing is cached. */
export async function measureListCost(): Promise<ListCost[]> {
  const shop = startShop();
  let dollars = 8000;
  const ask = async (path: string, amount: number, isForVehicle: boolean) => {
    const requests = Array.from({ length: amount }, () => ({ path: `${path}price=up-to-${(dollars += 1)}` }));
    const headers = { ...browserHeaders, ...(isForVehicle && { cookie }) };
    const result = await autocannon({ url: shopUrl, requests, amount, connections: 1, headers });
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} bad answers, ${result.errors} errors`);
  };
  const cost = async (path: string, isForVehicle: boolean) => {
    await ask(path, asked.warmUp, isForVehicle);
    const before = await metricOf("process_cpu_seconds_total");
    await ask(path, asked.measured, isForVehicle);
    return (((await metricOf("process_cpu_seconds_total")) - before) * 1000) / asked.measured;
  };
  try {
    await shopIsUp();
    const costs: ListCost[] = [];
    for (const [what, path] of Object.entries(lists)) {
      const taken: { withoutMs: number; withMs: number }[] = [];
      // By turns, so that whatever else the machine does meets both alike.
      // oxlint-disable-next-line no-await-in-loop
      for (let round = 0; round < rounds; round++) taken.push({ withoutMs: await cost(path, false), withMs: await cost(path, true) });
      const least = (name: "withoutMs" | "withMs") => Math.min(...taken.map((each) => each[name]));
      costs.push({ what, withoutMs: least("withoutMs"), withMs: least("withMs") });
    }
    return costs;
  } finally {
    shop.kill("SIGTERM");
  }
}
