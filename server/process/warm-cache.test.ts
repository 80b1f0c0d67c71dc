import { describe, expect, it, vi } from "vitest";
import { fakeServices } from "../testing/fake-services.ts";
import { warmBeforeOpening, warmCache } from "./warm-cache.ts";
import { AppError } from "#shared/domain/app-error.ts";

const category = (index: number, level: number, productCount = 1000 - index) => ({
  handle: `category-${index}`,
  parentHandle: null,
  title: "",
  url: "",
  level,
  productCount,
});

function shopWith({
  categories = Array.from({ length: 438 }, (_, index) => category(index, index < 300 ? 2 : 1)),
  isWanted = (): boolean => true,
} = {}) {
  let running = 0;
  let runningMost = 0;
  const asked: string[] = [];
  const { catalogue, content, stores } = fakeServices();
  const services = {
    catalogue: { ...catalogue, categories: async () => categories },
    content: {
      ...content,
      prepare: async () => undefined,
      categoryContent: async (handle: string) => {
        asked.push(handle);
        runningMost = Math.max(runningMost, (running += 1));
        await Promise.resolve();
        running -= 1;
        return { descriptionHtml: null, questions: [] };
      },
      categoryPromotions: async () => [],
    },
    stores: { ...stores, list: () => Promise.reject(new AppError("UPSTREAM_TIMEOUT", "the platform is down", { isLogged: true })) },
  };
  const line = () => vi.fn<(fields: object, message: string) => void>();
  const logger = { info: line(), debug: line(), warn: line(), error: line() };
  return { warm: () => warmCache({ services, logger, isWanted }), services, asked, logger, runningMost: () => runningMost };
}

describe("warming the cache", () => {
  it("takes a hundred categories, departments first and the largest of them, twenty-five at a time", async () => {
    const shop = shopWith();
    await shop.warm();
    expect(shop.asked).toEqual(Array.from({ length: 100 }, (_, index) => `category-${300 + index}`));
    expect(shop.runningMost()).toBe(25);
    expect(shop.logger.info).toHaveBeenCalledWith(expect.objectContaining({ categories: 100 }), "the cache is warm");
  });

  it("leaves out categories that hold nothing", async () => {
    const shop = shopWith({ categories: [category(1, 1, 0), category(2, 1)] });
    await shop.warm();
    expect(shop.asked).toEqual(["category-2"]);
  });

  it("ends when the shop closes", async () => {
    let answers = 2;
    const shop = shopWith({ isWanted: () => (answers -= 1) >= 0 });
    await shop.warm();
    expect(shop.asked).toHaveLength(50);
  });

  it("tells of a failure and never throws", async () => {
    const shop = shopWith();
    shop.services.catalogue.categories = () => Promise.reject(new AppError("UPSTREAM_FAILED", "an unreadable answer"));
    await expect(shop.warm()).resolves.toBeUndefined();
    expect(shop.logger.warn).toHaveBeenCalledOnce();
    expect(shop.logger.error).not.toHaveBeenCalled();
  });

  it("tells of a fault of ours in a part, and warms the rest", async () => {
    const shop = shopWith();
    const fault = new TypeError("x is not a function");
    shop.services.content.prepare = () => Promise.reject(fault);
    await shop.warm();
    expect(shop.logger.error.mock.calls.map(([fields]) => fields)).toEqual([{ event: "cache.warm_failed", error: fault }]);
    expect(shop.asked).toHaveLength(100);
  });
});

it("what visitors mustn't wait for is made before they come, for as long as that may take, whatever becomes of the rest", async () => {
  const warn = vi.fn<() => void>();
  const logger = { info: () => undefined, debug: () => undefined, warn, error: () => undefined };
  const broken = () => Promise.reject(new AppError("UPSTREAM_FAILED", "no vendor"));
  const made = vi.fn<() => void>();
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    made();
  };
  await warmBeforeOpening([broken, slow], logger, 60_000);
  expect(made).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);

  const startedAt = performance.now();
  await warmBeforeOpening([() => new Promise(() => undefined), slow], logger, 30);
  expect(performance.now() - startedAt).toBeLessThan(5000);
  expect(warn).toHaveBeenCalledTimes(1);
});
