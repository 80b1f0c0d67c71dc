import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { cartWith, readCart } from "../testing/cart-operations.ts";
import { queryAt, type RunningCommerce, startCommerce } from "../testing/start-commerce.ts";

it("kill -9 in the middle of writing loses no acknowledged cart and no acknowledged order", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "commerce-"));
  const child = spawn(process.execPath, [fileURLToPath(new URL("../testing/run-commerce.ts", import.meta.url)), dataDir], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [origin]: unknown[] = await once(createInterface({ input: child.stdout }), "line");
  const running = { origin: String(origin), query: queryAt(String(origin)) };

  const ordered = await cartWith(running, [80, 1]);
  const form = { email: "a@b.test", name: "Test Buyer", method: "pickup", store: "1", total: "92400" };
  const placed = await fetch(ordered.checkoutUrl.replace("http://shop.test", running.origin), {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  expect(placed.status).toBe(303);
  const exited = once(child, "exit");
  const acknowledged: string[] = [];
  const note = (cartId: string) => {
    if (acknowledged.push(cartId) === 40) child.kill("SIGKILL");
  };
  await Promise.all([exited, ...Array.from({ length: 4 }, () => writeUntilGone(running, note))]);

  const reopened = await startCommerce({ dataDir });
  const carts = await Promise.all(acknowledged.map((id) => readCart(reopened, id)));
  const order = await fetch(`${reopened.origin}/_vendors/orders/R100123.json`);
  await reopened.stop();
  rmSync(dataDir, { recursive: true, force: true });
  expect(carts.map((cart) => cart?.totalQuantity)).toEqual(acknowledged.map(() => 2));
  expect(order.status).toBe(200);
});

/** Creates carts one after the other and notes each acknowledged one, until the process is gone. */
async function writeUntilGone(running: Pick<RunningCommerce, "query">, note: (cartId: string) => void): Promise<void> {
  for (;;) {
    const cart = await cartWith(running, [10, 2]).catch(() => null);
    if (cart === null) return;
    note(cart.id);
  }
}
