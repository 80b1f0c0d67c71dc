import type { AddressForm } from "./addresses/read-address-form.ts";
import type { Details } from "./details/read-details.ts";
import type { WantedReturn } from "./orders/read-return-form.ts";

type Typed = { details: Details; addresses: AddressForm; emails: boolean; order: WantedReturn };

/** A form of the account that comes back: what was typed, why, and what is wrong with which field. */
export type Returned<View extends keyof Typed> = { view: View; typed: Typed[View]; message: string; problems: Record<string, string> };

export type ReturnedForm = { [View in keyof Typed]: Returned<View> }[keyof Typed];
