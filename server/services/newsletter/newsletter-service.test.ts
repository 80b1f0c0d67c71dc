import { expect, test, vi } from "vitest";
import { createBotTrap } from "#server/input/forms/bot-checks.ts";
import { createMetrics } from "#server/observability/metrics.ts";
import { AppError } from "#shared/domain/app-error.ts";
import { type NewsletterPort, createNewsletterService } from "./newsletter-service.ts";

const admitMail = (): Promise<void> => Promise.resolve();

function setUp(subscribe: NewsletterPort["subscribe"] = async () => undefined) {
  const metrics = createMetrics({ version: "0", revision: "test" });
  const subscribers = { subscribe: vi.fn<NewsletterPort["subscribe"]>(subscribe) };
  return { metrics, subscribers, service: createNewsletterService({ subscribers, isTrapped: createBotTrap(metrics) }) };
}

test("an address is subscribed without the spaces that were typed around it", async () => {
  const { service, subscribers } = setUp();
  await service.subscribe({ email: "  shopper@example.test " }, admitMail);
  await service.subscribe({ email: "other@example.test", notes: "" }, admitMail);
  expect(subscribers.subscribe.mock.calls).toEqual([["shopper@example.test"], ["other@example.test"]]);
});

test("what is no address never reaches the vendor, and the shopper reads why", async () => {
  const { service, subscribers } = setUp();
  await expect(service.subscribe({ email: "shopper@example" }, admitMail)).rejects.toMatchObject({
    code: "UNPROCESSABLE",
    userMessage: "Please enter a valid email address",
  });
  expect(subscribers.subscribe).not.toHaveBeenCalled();
});

test("a program that fills in every field is answered like anyone, counted, and subscribes nobody", async () => {
  const { service, subscribers, metrics } = setUp();
  await service.subscribe({ email: "shopper@example.test", notes: "cheap pills" }, admitMail);
  expect(subscribers.subscribe).not.toHaveBeenCalled();
  expect((await metrics.rejectedRequests.get()).values).toEqual([expect.objectContaining({ labels: { reason: "honeypot" }, value: 1 })]);
});

test("a vendor that fails is a failure of the sign-up", async () => {
  const { service } = setUp(() => Promise.reject(new AppError("UPSTREAM_TIMEOUT", "slow")));
  await expect(service.subscribe({ email: "shopper@example.test" }, admitMail)).rejects.toMatchObject({ code: "UPSTREAM_TIMEOUT" });
});
