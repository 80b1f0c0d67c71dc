import { e2eAddress } from "./address.ts";

/** Counts stock in at the sandbox's back door. `variantId` is the platform's, "gid://shopify/ProductVariant/1". Answers what all stores have of it then. */
export async function setStock(variantId: string, units: number, storeId = 1): Promise<number> {
  const answer = await fetch(`${e2eAddress.sandbox}/_vendors/stock`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ variantId: Number(variantId.split("/").at(-1)), storeId, units }),
  });
  if (!answer.ok) throw new Error(`The sandbox refused the stock: ${answer.status} ${await answer.text()}`);
  const { stock }: { stock: number } = await answer.json();
  return stock;
}

/** Takes a variant off every store's shelf. */
export async function sellOut(variantId: string): Promise<void> {
  for (let storeId = 1; (await setStock(variantId, 0, storeId)) > 0; storeId += 1);
}
