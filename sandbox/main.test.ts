import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";

const readySchema = z.object({ event: z.literal("sandbox.ready"), port: z.number(), products: z.number() });

test("npm starts the sandbox alone, and Ctrl-C ends it", { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "sandbox-alone-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const child = spawn("npm", ["start", "--workspace", "sandbox"], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, SANDBOX_PORT: "0", SANDBOX_PRODUCTS: "40", DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const closed = once(child, "close");
  /** A terminal's Ctrl-C reaches npm and all that it started. */
  const pressCtrlC = () => process.kill(-Number(child.pid), "SIGINT");
  onTestFinished(() => void (child.exitCode === null && child.signalCode === null && pressCtrlC()));
  const ready = await new Promise<z.infer<typeof readySchema>>((resolve) => {
    createInterface(child.stdout).on("line", (line) => line.startsWith("{") && resolve(readySchema.parse(JSON.parse(line))));
  });
  expect(ready.products).toBe(40);
  const answer = await fetch(`http://127.0.0.1:${ready.port}/healthcheck`);
  expect(await answer.json()).toEqual({ status: "ok" });
  pressCtrlC();
  await closed;
  await expect(fetch(`http://127.0.0.1:${ready.port}/healthcheck`)).rejects.toThrow("fetch failed");
});

test.each([
  ["DATA_DIR", "/dev/null", /^The sandbox could not start: .*\/dev\/null.* DATA_DIR/],
  ["SANDBOX_PRODUCTS", "many", /^The sandbox's configuration is wrong:[^]* SANDBOX_PRODUCTS/],
  ["SANDBOX_HOST", "192.0.2.1", /^The sandbox could not listen .* SANDBOX_HOST/],
])("%s=%s is refused in words, without a stack", async (name, value, words) => {
  const dataDir = await mkdtemp(join(tmpdir(), "sandbox-refused-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const child = fork(join(import.meta.dirname, "main.ts"), {
    env: { ...process.env, SANDBOX_PORT: "0", SANDBOX_PRODUCTS: "20", DATA_DIR: dataDir, [name]: value },
    execArgv: [],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let told = "";
  child.stderr?.on("data", (chunk) => (told += String(chunk)));
  expect(await once(child, "close")).toEqual([1, null]);
  expect(told).toMatch(words);
  expect(told).not.toContain("    at ");
});

type Running = { child: ChildProcess; url: string };

async function firstMessage(child: ChildProcess): Promise<[{ port: number }]> {
  const [message] = await once(child, "message");
  return [message];
}

async function startSandbox(dataDir: string): Promise<Running> {
  const child = fork(join(import.meta.dirname, "main.ts"), {
    env: { ...process.env, SANDBOX_PORT: "0", SANDBOX_PRODUCTS: "120", DATA_DIR: dataDir },
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [ready]: [{ port: number }] = await Promise.race([
    firstMessage(child),
    once(child, "exit").then(() => Promise.reject(new Error("The sandbox ended before it was ready"))),
  ]);
  return { child, url: `http://127.0.0.1:${ready.port}/_vendors` };
}

async function killHard({ child }: Running): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

type Answer = {
  data: {
    cartCreate?: { cart: { id: string } | null };
    cart?: { totalQuantity: number } | null;
    products?: { nodes: { variants: { nodes: { id: string }[] } }[] };
  };
};

async function storefront(url: string, query: string, variables: object = {}): Promise<Answer["data"]> {
  const response = await fetch(`${url}/shopify/api/2026-04/graphql.json`, {
    method: "POST",
    headers: { "content-type": "application/json", "Shopify-Storefront-Private-Token": "sandbox" },
    body: JSON.stringify({ query, variables }),
  });
  const answer: Answer = await response.json();
  return answer.data;
}

test.each<NodeJS.Signals>(["SIGINT", "SIGHUP"])("%s of the terminal leaves it to the shop that started it", async (signal) => {
  const dataDir = await mkdtemp(join(tmpdir(), "sandbox-signal-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { child, url } = await startSandbox(dataDir);
  child.kill(signal);
  expect(Object.keys(await storefront(url, anyVariants))).toEqual(["products"]);
  const ended = once(child, "exit");
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});

const createCart = "mutation($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id } userErrors { message } } }";
const readCart = "query($id: ID!) { cart(id: $id) { totalQuantity } }";
const anyVariants = 'query { products(first: 20, query: "available_for_sale:true") { nodes { variants(first: 1) { nodes { id } } } } }';

test("kill -9 in the middle of many writes loses no cart that was acknowledged", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "sandbox-durability-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const first = await startSandbox(dataDir);
  const { products } = await storefront(first.url, anyVariants);
  const variantIds = (products?.nodes ?? []).flatMap(({ variants }) => variants.nodes.map(({ id }) => id));
  expect(variantIds.length).toBeGreaterThan(5);

  const acknowledged: string[] = [];
  const write = async (round: number): Promise<void> => {
    const lines = [{ merchandiseId: variantIds[round % variantIds.length], quantity: 1 }];
    const { cartCreate } = await storefront(first.url, createCart, { lines });
    if (cartCreate?.cart) acknowledged.push(cartCreate.cart.id);
    return write(round + 1);
  };
  const writers = Promise.allSettled([0, 1, 2, 3].map(write));
  while (acknowledged.length < 60) await new Promise((resolve) => setTimeout(resolve, 5));
  await killHard(first);
  await writers;

  const second = await startSandbox(dataDir);
  const carts = await Promise.all(acknowledged.map((id) => storefront(second.url, readCart, { id })));
  expect(carts.filter(({ cart }) => cart === null || cart === undefined)).toEqual([]);
});
