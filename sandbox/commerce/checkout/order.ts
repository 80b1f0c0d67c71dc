import { z } from "zod";

const deliverySchema = z.discriminatedUnion("method", [
  z.object({ method: z.literal("delivery"), address: z.string(), suburb: z.string(), state: z.string(), postcode: z.string() }),
  z.object({ method: z.literal("pickup"), storeId: z.number().int(), storeName: z.string(), storeAddress: z.string() }),
]);
export type OrderDelivery = z.infer<typeof deliverySchema>;

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
});

/** An order as it was placed: prices and titles of that moment. */
export const orderDetailsSchema = z.object({
  email: z.string(),
  name: z.string(),
  customerAccessToken: z.string().nullable(),
  delivery: deliverySchema,
  lines: z.array(orderLineSchema),
  discountCodes: z.array(z.string()),
  discountCents: z.number().int(),
  shippingCents: z.number().int(),
  totalCents: z.number().int(),
});
export type OrderDetails = z.infer<typeof orderDetailsSchema>;

export type Order = OrderDetails & { orderName: string; placedAt: string };
