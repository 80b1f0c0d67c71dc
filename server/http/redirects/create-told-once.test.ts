import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { startWholeShop, type WholeShop } from "#server/testing/start-whole-shop.ts";

const productSchema = z.object({ variants: z.array(z.object({ id: z.string() })).min(1) });
const told = "give you everything you asked for";

let shop: WholeShop;
beforeAll(async () => {
  shop = await startWholeShop();
});
afterAll(() => shop.stop());

/** Somebody without scripts, with the cookies that they were given. */
function createVisitor() {
  const cookies = new Map<string, string>();
  return async function visit(path: string, fields?: Record<string, string>) {
    const headers = { accept: "text/html", cookie: [...cookies].map((pair) => pair.join("=")).join("; ") };
    const form = fields && { method: "POST", body: new URLSearchParams(fields), headers: { ...headers, origin: shop.origin } };
    const answer = await fetch(`${shop.origin}${path}`, { redirect: "manual", headers, ...form });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: answer.status, location: answer.headers.get("location"), text: await answer.text() };
  };
}

/** Adds more than there is of a part; the cart says so. */
async function addTooMany(visit: ReturnType<typeof createVisitor>) {
  for (const path of shop.productPaths) {
    const { variants } = productSchema.parse(await (await fetch(`${shop.origin}/api${path}`)).json());
    const answer = await visit("/cart", { intent: "add", variantId: variants[0]?.id ?? "", quantity: "99" });
    if (answer.location !== "/cart") return answer;
  }
  throw new Error("there is enough of everything");
}

test("what a form changed besides is told by the page that follows it, and by none after that", async () => {
  const visit = createVisitor();
  expect(await addTooMany(visit)).toMatchObject({ status: 303, location: "/cart?notice=stock" });
  expect((await visit("/cart?notice=stock")).text).toContain(told);
  expect(await visit("/cart?notice=stock")).toMatchObject({ status: 303, location: "/cart" });
  expect((await visit("/cart")).text).not.toContain(told);
  expect(await addTooMany(visit)).toMatchObject({ location: "/cart?notice=stock" });
  expect((await visit("/cart?notice=stock")).text).toContain(told);
});

test("whoever is sent the address of a cart's page gets their own cart and no news", async () => {
  const visit = createVisitor();
  expect(await visit("/cart?notice=stock&added=1")).toMatchObject({ status: 303, location: "/cart?added=1" });
  expect(await visit("/cart?notice=expired")).toMatchObject({ status: 303, location: "/cart" });
  expect((await visit("/cart")).status).toBe(200);
});
