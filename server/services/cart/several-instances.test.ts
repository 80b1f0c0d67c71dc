import { expect, test } from "vitest";
import { fakeSharedStores } from "#server/testing/fake-shared-stores.ts";
import type { CartPort, PlatformCart } from "./cart-port.ts";
import { createCartService } from "./cart-service.ts";
import { exampleLine } from "./testing/example-line.ts";

const caller = { buyerIp: undefined };
const never = () => Promise.reject(new Error("nobody asks for this"));

/** A platform that takes its time to add, and two instances before it. */
function setUp() {
  const shared = fakeSharedStores(2);
  const held: string[] = [];
  const adding = Promise.withResolvers<void>();
  const cartOf = (id: string, additions: readonly string[]): PlatformCart => ({
    id,
    checkoutUrl: "https://checkout.example/",
    contents: {
      lines: held.map((variantId, index) => exampleLine({ id: `line-${index}`, variantId })),
      totalQuantity: held.length,
      subtotalCents: 1000 * held.length,
      discountCents: 0,
      totalCents: 1000 * held.length,
      discountCodes: [],
    },
    collectionIds: new Map(),
    additions,
    attributes: new Map(),
  });
  let remembered: readonly string[] = [];
  let moves = 0;
  const carts: CartPort = {
    find: async (id) => cartOf(id, remembered),
    async addLines(id, lines, additions) {
      await adding.promise;
      held.push(...lines.map(({ variantId }) => variantId));
      remembered = additions;
      return { kind: "changed", cart: cartOf(id, remembered), warnings: [] };
    },
    async create() {
      moves += 1;
      return { kind: "changed", cart: cartOf(`moved-${moves}`, []), warnings: [] };
    },
    async removeLines(id) {
      return { kind: "changed", cart: cartOf(id, []), warnings: [] };
    },
    async setBuyer(id) {
      return { kind: "changed", cart: cartOf(id, []), warnings: [] };
    },
    rememberAdditions: never,
    updateLine: never,
    setDiscountCodes: never,
    preferStore: never,
  };
  const services = shared.stores.map((store) =>
    createCartService({ carts, gifts: { freeGifts: async () => [] }, parts: { partOffers: never }, store }),
  );
  return { services, held, letThrough: adding.resolve, contents: shared.contents };
}

test("an addition that is repeated at another instance while the first is under way happens once", async () => {
  const { services, held, letThrough } = setUp();
  const [here, there] = services;
  const lines = [{ variantId: "variant-1", quantity: 1 }];
  const first = here?.addLines("cart", lines, caller, { key: "key-1", isRepeated: false });
  const repeated = there?.addLines("cart", lines, caller, { key: "key-1", isRepeated: true });
  letThrough();
  const answers = await Promise.all([first, repeated]);
  expect(held).toEqual(["variant-1"]);
  expect(answers.map((answer) => answer?.cart.lines.length)).toEqual([1, 1]);
});

test("a cart that two tabs move at two instances is moved once, and its id is nobody's to read in between", async () => {
  const { services, held, contents } = setUp();
  held.push("variant-1");
  const moved = await Promise.all(services.map((service) => service.move("cart", "session-1", caller)));
  expect(moved.map(({ cartId }) => cartId)).toEqual(["moved-1", "moved-1"]);
  expect(contents()).not.toMatch(/moved-1|session-1/);
});
