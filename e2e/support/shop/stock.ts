import { e2eAddress } from "./address.ts";

/** Counts stock in at the sandbox's back door. `variantId` is the platform's, "gid://shopify/ProductVariant/1". */
export async function setStock(variantId: string, units: number): Promise<void> {
  const answer = await fetch(`${e2eAddress.sandbox}/_vendors/stock`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ variantId: Number(variantId.split("/").at(-1)), storeId: 1, units }),
  });
  if (!answer.ok) throw new Error(`The sandbox refused the stock: ${answer.status} ${await answer.text()}`);
}
