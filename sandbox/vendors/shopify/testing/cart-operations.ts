import { z } from "zod";
import type { RunningCommerce } from "./start-commerce.ts";

type Queried = Pick<RunningCommerce, "query">;

const money = z.object({ amount: z.string() });
const cartSchema = z.object({
  id: z.string(),
  checkoutUrl: z.string(),
  totalQuantity: z.number(),
  note: z.string().nullable(),
  cost: z.object({ subtotalAmount: money, totalAmount: money }),
  buyerIdentity: z.object({ email: z.string().nullable(), countryCode: z.string() }),
  delivery: z.object({ addresses: z.array(z.object({ selected: z.boolean(), address: z.object({ city: z.string().nullable() }) })) }),
  discountCodes: z.array(z.object({ code: z.string(), applicable: z.boolean() })),
  discountAllocations: z.array(z.object({ discountedAmount: money })),
  lines: z.object({
    nodes: z.array(
      z.object({
        id: z.string(),
        quantity: z.number(),
        merchandise: z.object({ id: z.string() }),
        attributes: z.array(z.object({ key: z.string(), value: z.string() })),
        cost: z.object({ totalAmount: money }),
        discountAllocations: z.array(z.object({ __typename: z.string(), discountedAmount: money })),
      }),
    ),
  }),
});
export type TestCart = z.infer<typeof cartSchema>;

const problem = z.object({ code: z.string(), message: z.string() });
const payloadSchema = z.object({
  cart: cartSchema.nullable(),
  userErrors: z.array(problem.extend({ field: z.array(z.string()).nullable() })),
  warnings: z.array(problem.extend({ target: z.string() })),
});
export type CartPayload = z.infer<typeof payloadSchema>;

const cartFields = `fragment CartFields on Cart {
  id checkoutUrl totalQuantity note
  cost { subtotalAmount { amount } totalAmount { amount } }
  buyerIdentity { email countryCode }
  delivery { addresses { selected address { ... on CartDeliveryAddress { city } } } }
  discountCodes { code applicable }
  discountAllocations { discountedAmount { amount } }
  lines(first: 250) { nodes { id quantity merchandise { ... on ProductVariant { id } } attributes { key value } cost { totalAmount { amount } } discountAllocations { __typename discountedAmount { amount } } } }
}`;

const argumentTypes: Record<string, string> = {
  cartCreate: "$input: CartInput",
  cartLinesAdd: "$cartId: ID!, $lines: [CartLineInput!]!",
  cartLinesUpdate: "$cartId: ID!, $lines: [CartLineUpdateInput!]!",
  cartLinesRemove: "$cartId: ID!, $lineIds: [ID!]!",
  cartBuyerIdentityUpdate: "$cartId: ID!, $buyerIdentity: CartBuyerIdentityInput!",
  cartDiscountCodesUpdate: "$cartId: ID!, $discountCodes: [String!]!",
  cartAttributesUpdate: "$cartId: ID!, $attributes: [AttributeInput!]!",
  cartNoteUpdate: "$cartId: ID!, $note: String!",
  cartDeliveryAddressesAdd: "$cartId: ID!, $addresses: [CartSelectableAddressInput!]!",
};

/** Runs one cart mutation and reads its whole payload. */
export async function mutateCart(commerce: Queried, name: string, variables: object): Promise<CartPayload> {
  const parameters = argumentTypes[name] ?? "";
  const args = Array.from(parameters.matchAll(/\$(\w+):/g), ([, arg]) => `${arg}: $${arg}`).join(", ");
  const document = `mutation (${parameters}) { ${name}(${args}) { cart { ...CartFields } userErrors { code field message } warnings { code message target } } } ${cartFields}`;
  return payloadSchema.parse((await commerce.query(document, variables))[name]);
}

export async function readCart(commerce: Queried, id: string): Promise<TestCart | null> {
  const { cart } = await commerce.query(`query ($id: ID!) { cart(id: $id) { ...CartFields } } ${cartFields}`, { id });
  return cartSchema.nullable().parse(cart);
}

/** A cart with one line for each pair of variant id and quantity. */
export async function cartWith(commerce: Queried, ...lines: [variantId: number, quantity: number][]): Promise<TestCart> {
  const input = { lines: lines.map(([variantId, quantity]) => ({ merchandiseId: `gid://shopify/ProductVariant/${variantId}`, quantity })) };
  const { cart, userErrors } = await mutateCart(commerce, "cartCreate", { input });
  if (cart === null) throw new Error(JSON.stringify(userErrors));
  return cart;
}
