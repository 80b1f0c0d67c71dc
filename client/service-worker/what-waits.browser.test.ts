import { expect, onTestFinished, test, vi } from "vitest";
import { copyLimits } from "#shared/domain/kept-copies.ts";
import { addition, hear, inFlight, leave, outbox, project, sent } from "./testing/held-worker.ts";

const { addLater, takeNews, trySending, waitingCount } = outbox;

test("what is told of an addition is what the cart says of it", async () => {
  const { name, lines } = addition;
  for (const key of ["one", "two", "three"]) await addLater({ name, key, lines });
  const sending = trySending();
  await inFlight(1);
  sent[0]?.answer(200, { warnings: [] });
  await inFlight(2);
  sent[1]?.answer(200, { warnings: ["We only have 1 of Brake drum, so that is how many are in your cart."] });
  await inFlight(3);
  sent[2]?.answer(409);
  await sending;
  expect(await takeNews()).toEqual([
    { message: "Brake drum was added to your cart.", isProblem: false },
    { message: "We only have 1 of Brake drum, so that is how many are in your cart.", isProblem: true },
    { message: "Brake drum could not be added to your cart.", isProblem: true },
  ]);
});

test("an addition that is asked for again under its key waits once, and is sent with all that was chosen", async () => {
  const { name, key } = addition;
  const lines = [{ variantId: "1", quantity: 2, attributes: [{ key: "Vehicle", value: "Ute" }] }];
  expect(await addLater({ name, key, lines })).toBe(true);
  expect(await addLater({ name, key, lines })).toBe(true);
  await addLater({ name, key: "another-key", lines });
  expect(await waitingCount()).toBe(2);
  const sending = trySending();
  await inFlight(1);
  expect(await sent[0]?.request.json()).toEqual({ lines, key, isRepeated: true });
  sent[0]?.answer(200);
  await inFlight(2);
  sent[1]?.answer(200);
  await sending;
  expect((await takeNews()).map(({ message }) => message)).toEqual([
    "2 × Brake drum were added to your cart.",
    "2 × Brake drum were added to your cart.",
  ]);
});

test("a form of the cart that adds something waits as an addition, under the key that it was sent with", async () => {
  const variantId = "gid://shopify/ProductVariant/1";
  expect(
    await leave(
      "/cart",
      { intent: "add", variantId, quantity: "1", name: "Brake drum", "attribute:Vehicle": "Ute" },
      "the-key-of-the-form",
    ),
  ).toBe(true);
  const sending = trySending();
  await inFlight(1);
  expect(sent[0]?.path).toBe("/api/cart/lines");
  expect(await sent[0]?.request.json()).toEqual({
    lines: [{ variantId, quantity: 1, attributes: [{ key: "Vehicle", value: "Ute" }] }],
    key: "the-key-of-the-form",
    isRepeated: true,
  });
  sent[0]?.answer(200);
  await sending;
});

test.each<{ path: string; fields: Record<string, string> }>([
  { path: "/cart", fields: { intent: "remove", lineId: "gid://shopify/CartLine/1" } },
  { path: "/cart", fields: { intent: "apply-code", code: "SAVE" } },
  { path: "/account/addresses", fields: {} },
  { path: `${project}/share`, fields: {} },
  { path: "/my/assemblies/front-brakes", fields: {} },
])("a form whose answer its shopper needs never waits: $path $fields", async ({ path, fields }) => {
  expect(await leave(path, fields)).toBe(false);
  expect(await waitingCount()).toBe(0);
});

test("as many changes wait as there is room for, and whoever asks for one more hears that it doesn't", async () => {
  for (let count = 0; count < copyLimits.waiting; count += 1) expect(await leave(project)).toBe(true);
  expect([await leave(project), await addLater(addition)]).toEqual([false, false]);
  expect(await waitingCount()).toBe(copyLimits.waiting);
});

test("each change is told of in words of its own, many parts by their common name, and once", async () => {
  await addLater({ name: "Front brakes", key: "many", lines: [1, 2].map((id) => ({ variantId: `${id}`, quantity: 4 })) });
  for (const path of ["/assemblies/front-brakes", project, "/assemblies/front-brakes", project]) await leave(path);
  const sending = trySending();
  for (const [at, status] of [200, 0, 0, 409, 409].entries()) {
    await inFlight(at + 1);
    sent[at]?.answer(status);
  }
  await sending;
  expect(await takeNews()).toEqual([
    { message: "Front brakes was added to your cart.", isProblem: false },
    { message: "The parts of an assembly were added to your cart.", isProblem: false },
    { message: "Your changes to a project were saved.", isProblem: false },
    { message: "The parts of an assembly could not be added to your cart.", isProblem: true },
    { message: "A change to a project could not be saved. Open the project and make it again.", isProblem: true },
  ]);
  expect(await takeNews()).toEqual([]);
});

test("what became of changes is told to pages that are open, and kept for the next one where none asks", async () => {
  for (const key of ["one", "two"]) {
    await addLater({ ...addition, key });
    const sending = trySending();
    await inFlight(1);
    sent.splice(0)[0]?.answer(200);
    await sending;
  }
  expect(hear).toHaveBeenCalledTimes(2);
  expect(await takeNews()).toHaveLength(2);
});

test("a change that nobody could send for two weeks is sent no more", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await leave("/projects/add", { lines: "1x1" });
  vi.setSystemTime(Date.now() + (copyLimits.waitingDays * 24 - 1) * 60 * 60_000);
  await leave(project);
  vi.setSystemTime(Date.now() + 2 * 60 * 60_000);
  const sending = trySending();
  await inFlight(1);
  sent[0]?.answer(200);
  await sending;
  expect(sent.map(({ path }) => path)).toEqual([project]);
});
