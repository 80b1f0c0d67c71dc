import type { QueryClient } from "@tanstack/react-query";
import { failureOf } from "#client/lib/api/failure-of.ts";
import type { Api } from "#client/lib/api/api.ts";
import type { FormAction, FormContext, FormFailure } from "#client/lib/forms/form-action.ts";
import { isRecord } from "#client/lib/text/is-record.ts";
import type { Customer } from "#shared/contract/customer/account.ts";
import { signedOutText, unauthenticated } from "./account-loader.ts";
import { accountQuery } from "./queries.ts";

type Kept = { api: Api; queryClient: QueryClient };

/** A form of the account: what it changes is shown from then on, without being asked for again. */
export type AccountForm<Typed, Result> = FormAction<Typed, Result> & { keep: (result: Result, kept: Kept) => void };

type AccountFormParts<Typed, Result> = Omit<AccountForm<Typed, Result>, "explain"> & {
  /** What customers read where the change failed and the fault wasn't theirs. */
  whatFailed: (typed: Typed) => string;
};

export function accountForm<Typed, Result>({ whatFailed, ...form }: AccountFormParts<Typed, Result>): AccountForm<Typed, Result> {
  return {
    ...form,
    run: async (typed, context) => {
      // Where scripts run, a tab notices by itself that somebody else has signed in.
      if (import.meta.env.SSR) await requireOwner(context);
      return form.run(typed, context);
    },
    explain: (error, typed) => accountFailure(error, whatFailed(typed)),
  };
}

/** The name of the field that tells for whom a form was made. Account pages alone have it, which nobody keeps. */
export const ownerField = "customer";

const preconditionFailed = 412;

/** A form that was open when somebody else signed in changes nothing of theirs. One that doesn't tell is from before forms told. */
async function requireOwner({ api, posted }: FormContext): Promise<void> {
  const owner = posted?.get(ownerField);
  if (typeof owner !== "string") return;
  const { id, displayName } = await api.account.get();
  if (id === owner) return;
  const message = `Somebody else has signed in since this form was opened, so nothing was changed. You're signed in as ${displayName} now. Please send it again only if it is meant for this account.`;
  throw Object.assign(new Error(message), { status: preconditionFailed, code: "OTHER_CUSTOMER" });
}

/** Keeps what a change of the customer was answered with; null where there was nothing to do. */
export function keepCustomer(customer: Customer | null, { api, queryClient }: Kept): void {
  if (customer) queryClient.setQueryData(accountQuery(api).queryKey, customer);
}

const notFound = 404;
const conflict = 409;
const ours = 500;

const notInAccount =
  "We couldn't find that in your account, so nothing was changed. If somebody else has signed in here meanwhile, please sign in as yourself and try again.";

/** Whether a change was made though its call failed: what came of it could not be read. Asked again, it would be made twice. */
export const isMade = ({ status }: FormFailure): boolean => status === conflict;

/** Why a change was not made: the platform's or the shop's words where there are some, `what` failed where the fault isn't the customer's. */
export function accountFailure(error: unknown, what: string): FormFailure {
  const fields = invalidPartsOf(error);
  const { message, status } = failureOf(error);
  if (status === unauthenticated) return { message: signedOutText, status, fields, isGone: true };
  if (status === notFound) return { message: notInAccount, status, fields, isGone: true };
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
