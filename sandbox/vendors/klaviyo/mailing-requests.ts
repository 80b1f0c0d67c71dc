import { randomUUID } from "node:crypto";
import type { Response } from "express";
import { z } from "zod";

const emailSchema = z.email("Invalid email address").max(254);

const subscribedSchema = z.object({ marketing: z.object({ consent: z.literal("SUBSCRIBED") }) });

/** `POST /api/profile-subscription-bulk-create-jobs`: profiles who join a list. */
export const subscriptionJobSchema = z.object({
  data: z.object({
    type: z.literal("profile-subscription-bulk-create-job"),
    attributes: z.object({
      custom_source: z.string().optional(),
      profiles: z.object({
        data: z
          .array(
            z.object({
              type: z.literal("profile"),
              attributes: z.strictObject({ email: emailSchema, subscriptions: z.object({ email: subscribedSchema }) }),
            }),
          )
          .min(1)
          .max(1000),
      }),
    }),
    relationships: z.object({ list: z.object({ data: z.object({ type: z.literal("list"), id: z.string().min(1) }) }) }),
  }),
});

const variantNamePattern = /^\$shopify:::\$default:::(\d{1,16})$/;

/** `POST /api/back-in-stock-subscriptions`: one profile who waits for one variant. */
export const backInStockSchema = z.object({
  data: z.object({
    type: z.literal("back-in-stock-subscription"),
    attributes: z.object({
      channels: z.array(z.literal("EMAIL")).length(1),
      profile: z.object({ data: z.object({ type: z.literal("profile"), attributes: z.object({ email: emailSchema }) }) }),
    }),
    relationships: z.object({
      variant: z.object({ data: z.object({ type: z.literal("catalog-variant"), id: z.string().regex(variantNamePattern) }) }),
    }),
  }),
});

export function variantNumberOf(name: string): number {
  return Number(variantNamePattern.exec(name)?.[1]);
}

type KlaviyoError = { status: number; code: string; title: string; detail: string; pointer: string };

/** An error as Klaviyo answers it: JSON:API with the place of what is wrong. */
export function sendError(response: Response, { status, code, title, detail, pointer }: KlaviyoError): void {
  const error = { id: randomUUID(), status, code, title, detail, source: { pointer }, links: {}, meta: {} };
  response
    .status(status)
    .type("application/vnd.api+json")
    .send(JSON.stringify({ errors: [error] }));
}

export function sendInvalid(response: Response, detail: string, pointer: string): void {
  sendError(response, { status: 400, code: "invalid", title: "Invalid input.", detail, pointer });
}
