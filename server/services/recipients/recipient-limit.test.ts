import { beforeEach, expect, test, vi } from "vitest";
import { AppError } from "#shared/domain/app-error.ts";
import { createLocalStore } from "#server/shared-store/create-local-store.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { createNewsletterService } from "../newsletter/newsletter-service.ts";
import { createRecipientLimit, type MailKind } from "./recipient-limit.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  // The cache takes a time of zero for none.
  vi.advanceTimersByTime(1);
  return () => vi.useRealTimers();
});

function start({ factor = 1, store = createLocalStore() } = {}) {
  const onRefused = vi.fn();
  const limit = createRecipientLimit({ factor, onRefused, store });
  const send = async (recipient: string, address: string | null, kind: MailKind = "newsletter"): Promise<number | "sent"> => {
    try {
      await limit.admit({ kind, recipient, address });
      return "sent";
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "TOO_MANY_REQUESTS") throw error;
      return error.retryAfterS ?? 0;
    }
  };
  return { send, onRefused };
}

/** One after the other. */
async function times<Outcome>(count: number, each: (index: number) => Promise<Outcome>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let index = 0; index < count; index += 1) outcomes.push(await each(index));
  return outcomes;
}
const sent = (count: number) => Array.from({ length: count }, () => "sent");

test("one address causes a few mails an hour for one mailbox, however it is spelt", async () => {
  const { send, onRefused } = start();
  const spellings = ["jo@example.com", " JO@example.com", "jo+a@example.com"];
  expect(await times(3, (index) => send(spellings[index] ?? "", "203.0.113.1"))).toEqual(sent(3));
  expect(await send("Jo+b@Example.com", "203.0.113.1")).toBe(3600);
  expect(await send("sam@example.com", "203.0.113.1")).toBe("sent");
  expect(onRefused).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3_600_001);
  expect(await send("jo@example.com", "203.0.113.1")).toBe("sent");
});

test("a mailbox at Google is one however many dots are written into it, elsewhere a dot makes another", async () => {
  const { send } = start();
  const spellings = ["jo.public@gmail.com", "j.o.p.u.b.l.i.c@Gmail.com", "jopublic+a@googlemail.com"];
  expect(await times(3, (index) => send(spellings[index] ?? "", "203.0.113.1"))).toEqual(sent(3));
  expect(await send("jop.ublic@gmail.com", "203.0.113.1")).toBe(3600);
  const others = ["jo.public@example.com", "jopublic@example.com", "j.opublic@example.com", "jop.ublic@example.com"];
  expect(await times(4, (index) => send(others[index] ?? "", "203.0.113.1"))).toEqual(sent(4));
});

test("a domain is one in whichever letters it is written", async () => {
  const { send } = start();
  const spellings = ["jo@example.com", "jo@ｅｘａｍｐｌｅ.com", "jo@exam\u00adple。com"];
  expect(await times(3, (index) => send(spellings[index] ?? "", "203.0.113.1"))).toEqual(sent(3));
  expect(await send("jo@EXAMPLE.com", "203.0.113.1")).toBe(3600);
  expect(await times(3, () => send("jo@bücher.example", "203.0.113.1"))).toEqual(sent(3));
  expect(await send("jo@xn--bcher-kva.example", "203.0.113.1")).toBe(3600);
});

test.each([
  "a<jo@example.com>",
  "jo(1)@example.com",
  '"jo"@example.com',
  "a,jo@example.com",
  "a:jo@example.com;",
  "j\\o@example.com",
  "j\0o@example.com",
])("nobody is written to at %j, in which mail programs read another mailbox", async (recipient) => {
  const { send } = start();
  await expect(send(recipient, "203.0.113.1")).rejects.toThrow(expect.objectContaining({ code: "UNPROCESSABLE" }));
  await expect(send(recipient, null)).rejects.toThrow(expect.objectContaining({ code: "UNPROCESSABLE" }));
});

test("strangers who use a mailbox's hour up don't keep its owner from it, at home or on another network, with any form", async () => {
  const { send } = start();
  for (const kind of ["newsletter", "stockAlerts", "contact"] as const) {
    await times(100, (index) => times(30, () => send("jo@example.com", `198.51.100.${index}`, kind)));
    expect(await send("jo@example.com", "203.0.113.1", kind)).toBe("sent");
    expect(await send("jo@example.com", "203.0.113.2", kind)).toBe("sent");
  }
  expect(await times(5, () => send("jo@example.com", "203.0.113.3", "stockAlerts"))).toEqual(sent(5));
});

test("what one form has used up of a mailbox's hour, by its owner or by strangers, the others still have", async () => {
  const { send } = start();
  expect(await times(3, () => send("jo@example.com", "203.0.113.1", "newsletter"))).toEqual(sent(3));
  await times(20, (index) => send("jo@example.com", `198.51.100.${index}`, "newsletter"));
  expect(await times(10, () => send("jo@example.com", "203.0.113.1", "contact"))).toEqual(sent(10));
});

test("filling a mailbox takes an address for each mail once its hour is used up, and one network of the sixth version is one address", async () => {
  const { send } = start();
  const caused = (await times(100, (index) => times(5, () => send("jo@example.com", `198.51.100.${index}`)))).flat();
  expect(caused.filter((outcome) => outcome === "sent")).toHaveLength(20 + 93);
  const inOneNetwork = await times(50, (index) => send("sam@example.com", `2001:db8::${index.toString(16)}`));
  expect(inOneNetwork.filter((outcome) => outcome === "sent")).toHaveLength(3);
});

test("what this machine asks of itself is nobody's, and limits can be lifted", async () => {
  const { send: sendCounted } = start();
  expect(await times(50, () => sendCounted("jo@example.com", null))).toEqual(sent(50));
  const { send } = start({ factor: 0 });
  expect(await times(50, () => send("jo@example.com", "203.0.113.1"))).toEqual(sent(50));
});

test("two instances that share a store count one hour for a mailbox", async () => {
  const store = createLocalStore();
  const [one, other] = [start({ store }), start({ store })];
  expect([await one.send("jo@example.com", "203.0.113.1"), await other.send("jo@example.com", "203.0.113.1")]).toEqual(sent(2));
  expect([await one.send("jo@example.com", "203.0.113.1"), await other.send("jo@example.com", "203.0.113.1")]).toEqual(["sent", 3600]);
});

test("a stranger's mails over the API stop with a sentence, and the mailbox's owner still gets theirs", async () => {
  const subscribed: string[] = [];
  const { ask } = await startTestShop({
    env: { TRUST_PROXY: "1" },
    services: {
      newsletter: createNewsletterService({
        subscribers: { subscribe: async (email) => void subscribed.push(email) },
        isTrapped: () => false,
      }),
      recipients: createRecipientLimit({ factor: 1, onRefused: () => undefined }),
    },
  });
  const subscribe = (address: string) =>
    ask("/api/newsletter/subscriptions", {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify({ email: "jo@example.com" }),
    });
  const strangers = await Promise.all(sent(8).map(() => subscribe("198.51.100.1")));
  expect(strangers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  const refused = strangers.find(({ status }) => status === 429);
  expect(refused?.body).toContain("a lot of messages for that email address");
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(3500);
  expect((await subscribe("203.0.113.1")).status).toBe(200);
  expect(subscribed).toHaveLength(4);
});
