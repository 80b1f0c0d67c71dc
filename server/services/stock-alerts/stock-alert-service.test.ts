import { expect, test, vi } from "vitest";
import { type StockAlertPort, type VariantSource, createStockAlertService } from "./stock-alert-service.ts";

const admitMail = (): Promise<void> => Promise.resolve();

const variantId = "gid://shopify/ProductVariant/7";

function setUp(offer: Awaited<ReturnType<VariantSource["variantOffer"]>>) {
  const alerts = { setStockAlert: vi.fn<StockAlertPort["setStockAlert"]>(async () => undefined) };
  const variants = { variantOffer: vi.fn<VariantSource["variantOffer"]>(async () => offer) };
  return { alerts, variants, service: createStockAlertService({ alerts, variants, isTrapped: (notes) => Boolean(notes) }) };
}

test("an alert is set for a variant that is out of stock [shop-7.18]", async () => {
  const { service, alerts } = setUp({ isAvailable: false });
  await service.set({ email: " shopper@example.test", variantId }, admitMail);
  expect(alerts.setStockAlert).toHaveBeenCalledWith("shopper@example.test", variantId);
});

test.each([
  ["that isn't sold", null, { code: "NOT_FOUND", userMessage: "This part is no longer sold." }],
  ["that is in stock", { isAvailable: true }, { code: "CONFLICT", userMessage: "Good news: this part is back in stock." }],
])("no alert is set for a variant %s", async (_what, offer, error) => {
  const { service, alerts } = setUp(offer);
  await expect(service.set({ email: "shopper@example.test", variantId }, admitMail)).rejects.toMatchObject(error);
  expect(alerts.setStockAlert).not.toHaveBeenCalled();
});

test("what is no address is told before anyone is asked [shop-5.3]", async () => {
  const { service, variants } = setUp({ isAvailable: false });
  await expect(service.set({ email: "shopper", variantId }, admitMail)).rejects.toMatchObject({
    code: "UNPROCESSABLE",
    userMessage: "Please enter a valid email address",
  });
  expect(variants.variantOffer).not.toHaveBeenCalled();
});

test("a program that fills in every field is answered like anyone, and sets nothing", async () => {
  const { service, alerts, variants } = setUp({ isAvailable: false });
  await service.set({ email: "shopper@example.test", variantId, notes: "hi" }, admitMail);
  expect(variants.variantOffer).not.toHaveBeenCalled();
  expect(alerts.setStockAlert).not.toHaveBeenCalled();
});
