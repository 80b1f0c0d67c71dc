import { expect, test } from "vitest";
import { addition, inFlight, leave, outbox, posted, postForm, project, runOut, sent } from "./testing/held-worker.ts";

const { addLater, forgetWaiting, ownerSignal, sendLater, takeNews, trySending, waitingCount } = outbox;

const isCartHeld = async () => ((await navigator.locks.query()).held ?? []).some(({ name }) => name === "cart");

test.each([
  { what: "an addition", leaves: () => addLater(addition), isHeld: true },
  { what: "an assembly", leaves: () => leave("/assemblies/front-brakes"), isHeld: true },
  { what: "an order of what a project needs", leaves: () => leave(project, { intent: "order" }), isHeld: true },
  { what: "a project's new name", leaves: () => leave(project, { intent: "rename", name: "Ute" }), isHeld: false },
  { what: "parts for a project", leaves: () => leave("/projects/add", { lines: "1x1" }), isHeld: false },
])("the cart's turn is held while it is changed, and by nothing else: $what", async ({ leaves, isHeld }) => {
  await leaves();
  const sending = trySending();
  await inFlight(1);
  expect(await isCartHeld()).toBe(isHeld);
  sent[0]?.answer(200);
  await sending;
  expect(await waitingCount()).toBe(0);
});

test("each change of the cart takes a turn of its own, so that those of pages come in between", async () => {
  await leave("/assemblies/front-brakes");
  await leave("/assemblies/rear-brakes");
  const sending = trySending();
  await inFlight(1);
  let isLookedAt = false;
  const looking = navigator.locks.request("cart", { mode: "shared" }, () => void (isLookedAt = true));
  sent[0]?.answer(200);
  await inFlight(2);
  expect(isLookedAt).toBe(true);
  sent[1]?.answer(200);
  await Promise.all([sending, looking]);
});

test("an attempt that hangs gives the cart back when its time has run out, and its change waits on", async () => {
  await addLater(addition);
  const sending = trySending();
  await inFlight(1);
  runOut();
  await sending;
  expect(AbortSignal.timeout).toHaveBeenCalledExactlyOnceWith(20_000);
  expect(await isCartHeld()).toBe(false);
  expect(await waitingCount()).toBe(1);
});

test("a change waits until it is answered, and is sent again under its key where it wasn't", async () => {
  await leave(project, { intent: "rename", name: "Ute" }, "the-key-of-the-form");
  for (const status of [503, 429, 200]) {
    sent.length = 0;
    const sending = trySending();
    await inFlight(1);
    // Whoever stops the worker now leaves the change where it is.
    expect(await waitingCount()).toBe(1);
    expect(sent[0]).toMatchObject({ path: project, key: "the-key-of-the-form" });
    sent[0]?.answer(status);
    await sending;
  }
  expect(await waitingCount()).toBe(0);
  expect(await takeNews()).toEqual([{ message: "Your changes to a project were saved.", isProblem: false }]);
});

test("what waits is sent in its order, and what can't be sent holds up what came after it", async () => {
  await leave("/projects/add", { lines: "1x1" });
  await leave(project);
  let sending = trySending();
  await inFlight(1);
  sent[0]?.fail();
  await sending;
  sending = trySending();
  await inFlight(2);
  sent[1]?.answer(200);
  await inFlight(3);
  sent[2]?.answer(200);
  await sending;
  expect(sent.map(({ path }) => path)).toEqual(["/projects/add", "/projects/add", project]);
});

test("who leaves takes along what is on its way: it is given up at once, and never sent in the next one's name", async () => {
  await leave("/projects/add", { lines: "1x1" });
  await addLater(addition);
  const sending = trySending();
  await inFlight(1);
  sent[0]?.answer(200);
  await inFlight(2);
  await forgetWaiting();
  sent[1]?.fail();
  await sending;
  expect(await waitingCount()).toBe(0);
  await trySending();
  expect(sent).toHaveLength(2);
  expect(await takeNews()).toEqual([]);
});

test("who leaves while a change waits for its turn has it sent by nobody", async () => {
  const { promise: turn, resolve: endTurn } = Promise.withResolvers<void>();
  const other = navigator.locks.request("cart", () => turn);
  await addLater(addition);
  // The second as another tab asks for it.
  const sending = [trySending(), trySending()];
  for (const waited of ["cart", "outbox"])
    await expect.poll(async () => ((await navigator.locks.query()).pending ?? []).some(({ name }) => name === waited)).toBe(true);
  await forgetWaiting();
  endTurn();
  await Promise.all([...sending, other]);
  expect(sent).toEqual([]);
  expect(await waitingCount()).toBe(0);
});

test("a form that was on its way when its owner left isn't put by for the next one, and takes nothing of theirs along", async () => {
  const form = () => posted(project, { intent: "rename", name: "Ute" });
  const posting = postForm(form());
  await inFlight(1);
  await forgetWaiting();
  // The next one's own waits as ever.
  const next = postForm(form());
  await inFlight(2);
  sent[1]?.fail();
  expect((await next).status).toBe(303);
  expect(await waitingCount()).toBe(1);
  sent[0]?.fail();
  await posting;
  expect(await waitingCount()).toBe(1);
});

test("a form whose owner leaves while it is put by doesn't wait for the next one", async () => {
  const { readable, writable } = new TransformStream();
  // The compiler's types don't know of it.
  const slow: RequestInit & { duplex: "half" } = { method: "POST", body: readable, duplex: "half" };
  const leaving = sendLater(new Request(project, slow), "the-key-of-the-form", ownerSignal());
  await expect.poll(() => readable.locked).toBe(true);
  await forgetWaiting();
  await writable.close();
  expect(await leaving).toBe(false);
  expect(await waitingCount()).toBe(0);
});
