import type { QueryClient } from "@tanstack/react-query";
import { failureOf } from "#client/lib/api/failure-of.ts";
import type { Api } from "#client/lib/api/api.ts";
import type { FormAction, FormFailure } from "#client/lib/forms/form-action.ts";
import { isRecord } from "#client/lib/text/is-record.ts";
import type { Customer } from "#shared/contract/customer/account.ts";
import { accountQuery } from "./queries.ts";

type Kept = { api: Api; queryClient: QueryClient };

/** A form of the account: what it changes is shown from then on, without being asked for again. */
export type AccountForm<Typed, Result> = FormAction<Typed, Result> & { keep: (result: Result, kept: Kept) => void };

type AccountFormParts<Typed, Result> = Omit<AccountForm<Typed, Result>, "explain"> & {
  /** What customers read where the change failed and the fault wasn't theirs. */
  whatFailed: (typed: Typed) => string;
};

export function accountForm<Typed, Result>({ whatFailed, ...form }: AccountFormParts<Typed, Result>): AccountForm<Typed, Result> {
  return { ...form, explain: (error, typed) => accountFailure(error, whatFailed(typed)) };
}

/** Keeps what a change of the customer was answered with; null where there was nothing to do. */
export function keepCustomer(customer: Customer | null, { api, queryClient }: Kept): void {
  if (customer) queryClient.setQueryData(accountQuery(api).queryKey, customer);
}

const unauthenticated = 401;
const conflict = 409;
const ours = 500;

/** Whether a change was made though its call failed: what came of it could not be read. Asked again, it would be made twice. */
export const isMade = ({ status }: FormFailure): boolean => status === conflict;

/** Why a change was not made: the platform's or the shop's words where there are some, `what` failed where the fault isn't the customer's. */
export function accountFailure(error: unknown, what: string): FormFailure {
  const fields = invalidPartsOf(error);
  const { message, status } = failureOf(error);
  if (status === unauthenticated)
    return { message: "You've been signed out. Please sign in again; nothing was changed.", status, fields, leadsTo: "/" };
  return { message: status < ours ? message : what, status, fields };
}

/** What the platform says of single fields, by their names. In process the API's error tells it by its cause, in the browser by the problem that was answered. */
function invalidPartsOf(error: unknown): Record<string, string> {
  const cause = error instanceof Error && isRecord(error.cause) ? error.cause : {};
  const parts = cause["invalid"] ?? cause["errors"];
  if (!Array.isArray(parts)) return {};
  return Object.fromEntries(
    parts.flatMap((part: unknown) =>
      isRecord(part) && typeof part["path"] === "string" && typeof part["message"] === "string"
        ? [[part["path"].replace(/^address\./, ""), part["message"]]]
        : [],
    ),
  );
}
