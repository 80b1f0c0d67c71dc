import type { ContactInput } from "#shared/contract/customer/contact.ts";

/** Throws AppErrors: UNPROCESSABLE with what is wrong with which field, CONFLICT when the form is no longer the one that was filled in, otherwise the desk's UPSTREAM_…. */
export type ContactService = { send(input: ContactInput): Promise<void> };
