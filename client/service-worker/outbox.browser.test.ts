import { afterEach, beforeEach, expect, test, vi } from "vitest";

// A page stands in for the worker: it has the same locks, the same database and the same caches.
Object.defineProperty(self, "registration", { value: {} });
Object.defineProperty(self, "clients", { value: { matchAll: async () => [] } });
Object.defineProperty(self, "__WB_DISABLE_DEV_LOGS", { value: true });
const { addLater, forgetWaiting, ownerSignal, sendLater, takeNews, trySending, waitingCount } = await import("./outbox.ts");
const { postForm } = await import("./open-page.ts");

type Sent = { path: string; key: string | null; answer: (status: number, body?: object) => void; fail: () => void };

/** What is sent, in its order; each waits for the test to answer, or for its signal. */
let sent: Sent[];
/** Ends the time that the attempts under way have. */
let runOut: () => void;

beforeEach(() => {
  sent = [];
  const { promise: out, resolve } = Promise.withResolvers<void>();
  runOut = resolve;
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const time = new AbortController();
    void out.then(() => time.abort());
    return time.signal;
  });
  vi.stubGlobal("fetch", (request: Request, { signal = request.signal }: RequestInit = {}) => {
    const { promise, resolve: answer, reject } = Promise.withResolvers<Response>();
    const fail = () => reject(new TypeError("Failed to fetch"));
    if (signal?.aborted) fail();
    signal?.addEventListener("abort", fail);
    const key = request.headers.get("idempotency-key");
    sent.push({
      path: new URL(request.url).pathname,
      key,
      answer: (status, body) => answer(new Response(body && JSON.stringify(body), { status })),
      fail,
    });
    return promise;
  });
});

afterEach(async () => {
  await forgetWaiting();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const project = `/projects/${"0".repeat(20)}`;
const posted = (path: string, fields: Record<string, string>, key = crypto.randomUUID()) =>
  new Request(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "idempotency-key": key },
    referrer: self.location.origin + path,
  });
const leave = (path: string, fields: Record<string, string> = {}, key = crypto.randomUUID()) =>
  sendLater(posted(path, fields, key), key, ownerSignal());
const addition = { name: "Brake drum", key: "a-key-of-an-addition", lines: [{ variantId: "1", quantity: 1 }] };

const inFlight = (count: number) => expect.poll(() => sent.map(({ path }) => path)).toHaveLength(count);
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
    sent = [];
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

test("a form that was on its way when its owner left isn't put by for the next one", async () => {
  const form = () => posted(project, { intent: "rename", name: "Ute" });
  const posting = postForm(form());
  await inFlight(1);
  await forgetWaiting();
  sent[0]?.fail();
  await posting;
  expect(await waitingCount()).toBe(0);
  // The next one's own waits as ever.
  const next = postForm(form());
  await inFlight(2);
  sent[1]?.fail();
  expect((await next).status).toBe(303);
  expect(await waitingCount()).toBe(1);
});

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
