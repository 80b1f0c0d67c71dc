import { stressCases } from "#sandbox/catalogue/stress-cases.ts";
import { type ShopPorts, shopIsUp, startShop, urlOf } from "../shop.ts";
import { measureByTurns, type SideCost } from "./by-turns.ts";

export const scaleBudget = 1.05;
const catalogues = { small: 4000, large: 100_000 };
const turns = { connections: 2, rounds: 40, requests: 12, warmUp: 300 };
const ports: Record<"small" | "large", ShopPorts> = {
  small: { shop: 3290, metrics: 9494, sandbox: 4290 },
  large: { shop: 3298, metrics: 9495, sandbox: 4291 },
};
/** A query that no page knows leads past the pages that are kept. */
const pages = {
  "a product": `/products/${stressCases.rightHandTwin}?uncached=1`,
  "a category": "/parts/body-and-exterior?uncached=1",
  "a search": "/search?q=brake&uncached=1",
};

export type ScaleCost = { what: string; small: SideCost; large: SideCost };

/** Server CPU of a page that is made, in a shop of 100,000 products beside one of 4,000, by turns. */
export async function measureScale(): Promise<ScaleCost[]> {
  const small = startShop({ SANDBOX_PRODUCTS: String(catalogues.small), DATA_DIR: ".data/bench-small" }, ports.small);
  const large = startShop({ SANDBOX_PRODUCTS: String(catalogues.large), DATA_DIR: ".data/bench-large" }, ports.large);
  try {
    await Promise.all([shopIsUp(ports.small), shopIsUp(ports.large)]);
    const costs: ScaleCost[] = [];
    for (const [what, path] of Object.entries(pages)) {
      const [first, second] = await measureByTurns(
        [
          { what: "4,000 products", url: urlOf(ports.small) + path, process: small },
          { what: "100,000 products", url: urlOf(ports.large) + path, process: large },
        ],
        turns,
      );
      if (!first || !second) throw new Error("Nothing was measured");
      costs.push({ what, small: first, large: second });
    }
    return costs;
  } finally {
    small.kill("SIGTERM");
    large.kill("SIGTERM");
  }
}
