import { z } from "zod";
import { emailLengthMax, isEmailAddress } from "#shared/domain/customer/email-address.ts";
import { visibleName } from "#shared/domain/one-line.ts";
import { additionKeySchema, cartSchema } from "../cart.ts";
import { pictureSchema } from "../picture.ts";

/** Parts of an address as the customer types them. The platform decides what is required and what is too long, and says so. */
const addressTextSchema = z.string().overwrite(visibleName).max(2000);

const addressInputSchema = z.object({
  firstName: addressTextSchema.default(""),
  lastName: addressTextSchema.default(""),
  company: addressTextSchema.default(""),
  address1: addressTextSchema.default(""),
  address2: addressTextSchema.default(""),
  city: addressTextSchema.default(""),
  /** Of the state, "NSW". */
  zoneCode: addressTextSchema.default(""),
  zip: addressTextSchema.default(""),
  /** ISO 3166, "AU". */
  territoryCode: addressTextSchema.default("AU"),
  phoneNumber: addressTextSchema.default(""),
});
export type AddressInput = z.output<typeof addressInputSchema>;

const addressSchema = z.object({
  /** The platform's id, whole. */
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  /** "Coburg VIC, Australia" */
  formattedArea: z.string(),
  /** The whole address, a line each, without the name. */
  formatted: z.array(z.string()),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  /** The state's name. */
  province: z.string(),
  zip: z.string(),
  /** The country's name. */
  country: z.string(),
  territoryCode: z.string(),
  phoneNumber: z.string(),
  zoneCode: z.string(),
});
export type Address = z.infer<typeof addressSchema>;

export const customerSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  email: z.string().nullable(),
  /** Whether marketing emails go to that address; "pending" waits for a click in a mail. */
  marketing: z.enum(["subscribed", "pending", "not-subscribed"]),
  phoneNumber: z.string().nullable(),
  /** The first 250. */
  addresses: z.array(addressSchema),
  defaultAddressId: z.string().nullable(),
  companyLocationId: z.string().nullable(),
});
export type Customer = z.infer<typeof customerSchema>;

export const detailsInputSchema = z.object({ firstName: addressTextSchema, lastName: addressTextSchema });

const addressIdSchema = z.string().min(1).max(512);
export const createAddressInputSchema = z.object({ address: addressInputSchema, isDefault: z.boolean().default(false) });
export const updateAddressInputSchema = z.object({
  addressId: addressIdSchema,
  address: addressInputSchema,
  /** Left as it is without. */
  isDefault: z.boolean().optional(),
});
export const removeAddressInputSchema = z.object({ addressId: addressIdSchema });
export const marketingInputSchema = z.object({ isSubscribed: z.boolean() });

const orderStatuses = [
  "unpaid",
  "in-progress",
  "ready-for-pickup",
  "collected",
  "delivered",
  "sent",
  "partly-sent",
  "cancelled",
  "refunded",
] as const;

const orderSummarySchema = z.object({
  /** The number at the end of the platform's id: the order's page is /account/myordersreturnsapp/{id}. */
  id: z.string(),
  /** As the customer knows it, "R100123". */
  name: z.string(),
  /** ISO 8601, UTC. */
  placedAt: z.string(),
  /** The day of it at the head office, as of all days here: "2026-10-31". */
  placedOn: z.string().nullable(),
  status: z.enum(orderStatuses),
  totalCents: z.number(),
  /** Parts in all. */
  quantity: z.number(),
  /** The first few parts. */
  titles: z.array(z.string()),
  /** Whether a return of any of it is under way or done. */
  hasReturns: z.boolean(),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

export const ordersInputSchema = z.object({ after: z.string().max(512).optional() });
export const orderPageSchema = z.object({
  /** Newest first, ten a page. */
  orders: z.array(orderSummarySchema),
  /** Asks for the next page; null on the last. */
  nextCursor: z.string().nullable(),
});
export type OrderPage = z.infer<typeof orderPageSchema>;

const orderLineSchema = z.object({
  /** The platform's id, whole. */
  id: z.string(),
  title: z.string(),
  variantTitle: z.string().nullable(),
  sku: z.string().nullable(),
  quantity: z.number(),
  /** What was told of the line when it was added: for which car it is, which parts of a kit were chosen. */
  attributes: z.array(z.object({ key: z.string(), value: z.string() })),
  totalCents: z.number(),
  picture: pictureSchema.nullable(),
  /** Left out of everything but gift cards, which are sent by email. */
  isGiftCard: z.boolean().optional(),
  /** Null when it is no longer sold. */
  url: z.string().nullable(),
  /** How many of it may be sent back now. */
  returnableQuantity: z.number(),
  returnReasons: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

const parcelSchema = z.object({
  status: z.enum(["preparing", "on-the-way", "delivered", "problem"]),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  expectedOn: z.string().nullable(),
});

const orderReturnSchema = z.object({
  id: z.string(),
  /** "R100123-R1" */
  name: z.string(),
  status: z.enum(["requested", "open", "closed", "declined", "cancelled"]),
  requestedAt: z.string().nullable(),
  requestedOn: z.string().nullable(),
  lines: z.array(z.object({ lineId: z.string(), title: z.string(), quantity: z.number() })),
});

export const orderSchema = orderSummarySchema.extend({
  lines: z.array(orderLineSchema),
  subtotalCents: z.number(),
  discountCents: z.number(),
  shippingCents: z.number(),
  /** What is neither goods nor freight, by its title: core deposits. */
  fees: z.array(z.object({ title: z.string(), cents: z.number() })).optional(),
  /** The GST within the total. */
  taxCents: z.number().nullable(),
  /** Where it goes, a line each; null for what is collected. */
  deliveredTo: z.array(z.string()).nullable(),
  /** Where it is collected; null for what is sent. */
  collectedFrom: z.string().nullable(),
  parcels: z.array(parcelSchema),
  returns: z.array(orderReturnSchema),
});
export type Order = z.infer<typeof orderSchema>;

/** A line of an order that did not go into the cart again. */
const leftOutSchema = z.object({ title: z.string(), reason: z.enum(["no-longer-sold", "out-of-stock", "was-free", "too-many"]) });
export type LeftOut = z.infer<typeof leftOutSchema>;

const orderIdSchema = z.string().regex(/^\d{1,18}$/);
export const orderInputSchema = z.object({ id: orderIdSchema });
export const orderAgainInputSchema = orderInputSchema.extend({ key: additionKeySchema });
/** `cart` is null where nothing of the order can be had. */
export const orderedAgainSchema = z.object({ cart: cartSchema.nullable(), left: z.array(leftOutSchema) });
export type OrderedAgain = z.infer<typeof orderedAgainSchema>;
/** What somebody without an account knows of their order. */
export const guestOrderInputSchema = z.object({
  /** As it was typed: "#r100 123" is "R100123". */
  number: z.string().min(1).max(40),
  email: z.string().trim().max(emailLengthMax).refine(isEmailAddress),
});
export type GuestOrderInput = z.output<typeof guestOrderInputSchema>;
export const guestOrderAgainInputSchema = guestOrderInputSchema.extend({ key: additionKeySchema });
export const returnInputSchema = orderInputSchema.extend({
  /** The ids of the order's returns when the parts were chosen: where another one has the same parts, this one was asked for already. */
  seenReturns: z.array(z.string().max(512)).max(250).optional(),
  lines: z
    .array(
      z.object({
        lineId: z.string().min(1).max(512),
        quantity: z.number().int().min(1).max(10_000),
        reasonId: z.string().min(1).max(512),
        /** In the customer's own words. */
        note: z.string().trim().max(2000).default(""),
      }),
    )
    .min(1)
    .max(250),
});
export type ReturnInput = z.output<typeof returnInputSchema>;
