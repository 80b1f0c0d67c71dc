import { z } from "zod";
import { cartWith, type TestCart } from "#sandbox/vendors/shopify/testing/cart-operations.ts";
import type { Asking, RunningAccount } from "./start-account.ts";

/** Orders a cart at the checkout and answers the order's name. */
export async function placeOrder(account: RunningAccount, cart: TestCart, values: Record<string, string>): Promise<string> {
  const url = cart.checkoutUrl.replace("http://shop.test", account.origin);
  const page = await (await fetch(url)).text();
  const [, total = ""] = /name="total" value="(\d+)"/.exec(page) ?? [];
  const placed = await fetch(url, { method: "POST", body: new URLSearchParams({ ...values, total }) });
  const [, name] = /Order (R\d{6})/.exec(await placed.text()) ?? [];
  if (name === undefined) throw new Error(`No order was placed: ${placed.status}`);
  return name;
}

/** Orders one line for each pair of variant id and quantity. */
export async function orderLines(
  account: RunningAccount,
  values: Record<string, string>,
  ...lines: [variantId: number, quantity: number][]
): Promise<string> {
  return placeOrder(account, await cartWith(account, ...lines), values);
}

const listSchema = z.object({
  customer: z.object({
    orders: z.object({
      nodes: z.array(z.object({ id: z.string(), name: z.string(), lineItems: z.object({ nodes: z.array(z.object({ id: z.string() })) }) })),
      pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
    }),
  }),
});

export async function listOrders({ ask }: Asking, args = "first: 10") {
  const fields = "nodes { id name lineItems(first: 250) { nodes { id } } } pageInfo { hasNextPage endCursor }";
  return listSchema.parse(await ask(`{ customer { orders(${args}) { ${fields} } } }`)).customer.orders;
}

export async function readOrder({ ask }: Asking, id: string, fields: string): Promise<unknown> {
  return (await ask(`query ($id: ID!) { order(id: $id) { ${fields} } }`, { id }))["order"];
}

export async function requestReturn({ ask }: Asking, orderId: string, lines: object[]): Promise<unknown> {
  const fields =
    "return { id name status createdAt returnLineItems(first: 9) { nodes { quantity returnReason returnReasonDefinition { name } lineItem { title } } } }";
  const document = `mutation ($orderId: ID!, $lines: [RequestedLineItemInput!]!) { orderRequestReturn(orderId: $orderId, requestedLineItems: $lines) { ${fields} userErrors { code field message } } }`;
  return (await ask(document, { orderId, lines }))["orderRequestReturn"];
}
