import { z } from "zod";
import { baseSchema } from "../blocks/base-block.ts";
import { contactFieldTypes } from "#shared/domain/customer/contact-field.ts";
import { vehicleIdSchema } from "../catalogue/vehicle.ts";

/** One field of a contact form, as editors made it. */
const contactFieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(contactFieldTypes),
  isRequired: z.boolean(),
  options: z.array(z.string()),
  hint: z.string(),
  autoComplete: z.string().nullable(),
});

/** The block of a page that shoppers write to us with. One field at least asks for an email address. */
export const contactFormSchema = baseSchema.extend({
  type: z.literal("contact-form"),
  title: z.string(),
  text: z.string(),
  fields: z.array(contactFieldSchema),
  buttonLabel: z.string(),
  sentTitle: z.string(),
  sentText: z.string(),
});
export type ContactForm = z.infer<typeof contactFormSchema>;

const nameSchema = z.string().max(40);

/** The answers are checked by the service, against the form as editors made it. */
export const contactInputSchema = z.strictObject({
  /** The slug of the page that the form stands on. */
  page: z.string().min(1).max(200),
  /** The id of the form's block. */
  form: z.string().min(1).max(100),
  /** What was typed, by field. */
  answers: z.record(nameSchema, z.string().max(100_000)),
  /** Which vehicle of the index was chosen, by field. */
  vehicleIds: z.record(nameSchema, vehicleIdSchema).default({}),
  /** The trap: shoppers never fill it in. */
  notes: z.string().optional(),
  /** How long the page had been open, where a script could tell. */
  openForMs: z.number().min(0).optional(),
});
export type ContactInput = z.output<typeof contactInputSchema>;

/** The same answer when the same message was sent already. */
export const contactSchema = z.object({ isSent: z.literal(true) });
