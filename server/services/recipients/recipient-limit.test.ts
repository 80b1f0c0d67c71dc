import { beforeEach, expect, test, vi } from "vitest";
import { AppError } from "#shared/domain/app-error.ts";
import { startTestShop } from "#server/testing/start-test-shop.ts";
import { createNewsletterService } from "../newsletter/newsletter-service.ts";
import { createRecipientLimit, type MailKind } from "./recipient-limit.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  // The cache takes a time of zero for none.
  vi.advanceTimersByTime(1);
  return () => vi.useRealTimers();
});

function start(factor = 1) {
  const onRefused = vi.fn();
  const limit = createRecipientLimit({ factor, onRefused });
  const send = (recipient: string, address: string | null, kind: MailKind = "newsletter"): number | "sent" => {
    try {
      limit.admit({ kind, recipient, address });
      return "sent";
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "TOO_MANY_REQUESTS") throw error;
      return error.retryAfterS ?? 0;
    }
  };
  return { send, onRefused };
}

const times = <Outcome>(count: number, each: (index: number) => Outcome) => Array.from({ length: count }, (_, index) => each(index));
const sent = (count: number) => times(count, () => "sent");

test("one address causes a few mails an hour for one mailbox, however it is spelt", () => {
  const { send, onRefused } = start();
  const spellings = ["jo@example.com", " JO@example.com", "jo+a@example.com"];
  expect(spellings.map((spelling) => send(spelling, "203.0.113.1"))).toEqual(sent(3));
  expect(send("Jo+b@Example.com", "203.0.113.1")).toBe(3600);
  expect(send("sam@example.com", "203.0.113.1")).toBe("sent");
  expect(onRefused).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3_600_001);
  expect(send("jo@example.com", "203.0.113.1")).toBe("sent");
});

test("strangers who use a mailbox's hour up don't keep its owner from it, at home or on another network, with any form", () => {
  const { send } = start();
  for (const kind of ["newsletter", "stockAlerts", "contact"] as const) {
    times(100, (index) => times(30, () => send("jo@example.com", `198.51.100.${index}`, kind)));
    expect(send("jo@example.com", "203.0.113.1", kind)).toBe("sent");
    expect(send("jo@example.com", "203.0.113.2", kind)).toBe("sent");
  }
  expect(times(5, () => send("jo@example.com", "203.0.113.3", "stockAlerts"))).toEqual(sent(5));
});

test("filling a mailbox takes an address for each mail once its hour is used up, and one network of the sixth version is one address", () => {
  const { send } = start();
  const caused = times(100, (index) => times(5, () => send("jo@example.com", `198.51.100.${index}`))).flat();
  expect(caused.filter((outcome) => outcome === "sent")).toHaveLength(20 + 93);
  const inOneNetwork = times(50, (index) => send("sam@example.com", `2001:db8::${index.toString(16)}`));
  expect(inOneNetwork.filter((outcome) => outcome === "sent")).toHaveLength(3);
});

test("what this machine asks of itself is nobody's, and limits can be lifted", () => {
  const { send: sendCounted } = start();
  expect(times(50, () => sendCounted("jo@example.com", null))).toEqual(sent(50));
  const { send } = start(0);
  expect(times(50, () => send("jo@example.com", "203.0.113.1"))).toEqual(sent(50));
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
  const strangers = await Promise.all(times(8, () => subscribe("198.51.100.1")));
  expect(strangers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  const refused = strangers.find(({ status }) => status === 429);
  expect(refused?.body).toContain("a lot of messages for that email address");
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(3500);
  expect((await subscribe("203.0.113.1")).status).toBe(200);
  expect(subscribed).toHaveLength(4);
});
