import { expect, type Page } from "@playwright/test";
import { e2eAddress } from "../shop/address.ts";

/** Fills in the sandbox's checkout and places the order; answers the order as the sandbox keeps it. */
export async function placeOrder(page: Page): Promise<{ orderName: string; email: string; lines: { quantity: number }[] }> {
  await expect(page.getByRole("heading", { name: "Checkout", level: 1 })).toBeVisible();
  await page.getByLabel("Email").fill("shopper@example.test");
  await page.getByLabel("Full name").fill("Test Shopper");
  await page.getByRole("radio", { name: /Delivery/ }).check();
  await page.getByLabel("Street address").fill("12 Test Street");
  await page.getByLabel("Suburb").fill("Coburg");
  await page.getByLabel("State").selectOption("VIC");
  await page.getByLabel("Postcode").fill("3058");
  await page.getByRole("button", { name: "Place order" }).click();
  await expect(page.getByRole("heading", { name: /^Thanks/ })).toBeVisible();
  const orderName = /R\d+/.exec((await page.textContent("main, body")) ?? "")?.[0] ?? "";
  const answer = await fetch(`${e2eAddress.sandbox}/_vendors/orders/${orderName}.json`);
  expect(answer.status).toBe(200);
  return answer.json();
}
