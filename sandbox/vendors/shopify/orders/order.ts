import { z } from "zod";

const counterSchema = z.object({ storeId: z.number().int(), storeName: z.string(), storeAddress: z.string() });
type Counter = z.infer<typeof counterSchema>;

const deliverySchema = z.discriminatedUnion("method", [
  z.object({
    method: z.literal("delivery"),
    address: z.string(),
    suburb: z.string(),
    state: z.string(),
    postcode: z.string(),
    /** Where the lines are picked up that can't be posted; null when all are. */
    collect: counterSchema.nullable().default(null),
  }),
  counterSchema.extend({ method: z.literal("pickup") }),
  z.object({ method: z.literal("email") }),
]);
export type OrderDelivery = z.infer<typeof deliverySchema>;

/** Where an order, or what of it can't be posted, is picked up; null for one that is posted or sent by email whole. */
export function counterOf(delivery: OrderDelivery): Counter | null {
  if (delivery.method === "email") return null;
  return delivery.method === "pickup" ? delivery : delivery.collect;
}

/** What a discount took off; the title of an automatic one, or the code that was typed. */
const discountSchema = z.object({ title: z.string(), isCode: z.boolean(), cents: z.number().int() });
export type OrderDiscount = z.infer<typeof discountSchema>;

const orderLineSchema = z.object({
  variantId: z.number().int(),
  productHandle: z.string(),
  title: z.string(),
  variantTitle: z.string(),
  sku: z.string(),
  quantity: z.number().int(),
  unitCents: z.number().int(),
  totalCents: z.number().int(),
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
  discounts: z.array(discountSchema).default([]),
  /** Whether it has to be made or ordered in before it can be sent. */
  isOrderedIn: z.boolean().default(false),
  /** Whether it is picked up, though the rest of the order is posted. */
  isCollected: z.boolean().default(false),
  /** Whether it is a gift card, which goes to the buyer's mailbox. */
  isEmailed: z.boolean().default(false),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/** An order as it was placed: prices and titles of that moment. */
export const orderDetailsSchema = z.object({
  email: z.string(),
  name: z.string(),
  /** Who was signed in; an order of somebody who was not belongs to the customer with its email address. */
  customerId: z.number().int().nullable().default(null),
  companyLocationId: z.number().int().nullable().default(null),
  note: z.string().nullable().default(null),
  delivery: deliverySchema,
  lines: z.array(orderLineSchema),
  discountCodes: z.array(z.string()),
  /** On the order as a whole; a line's own are at the line. */
  discounts: z.array(discountSchema).default([]),
  discountCents: z.number().int(),
  shippingCents: z.number().int(),
  /** Paid for old units until they come back. */
  coreDepositCents: z.number().int().default(0),
  totalCents: z.number().int(),
  /** How far tests have pushed its handling ahead of the clock. */
  aheadMs: z.number().int().default(0),
});
export type OrderDetails = z.infer<typeof orderDetailsSchema>;

export type Order = OrderDetails & { number: number; orderName: string; placedAt: string; cartToken: string };
