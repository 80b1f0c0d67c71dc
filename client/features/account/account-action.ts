import { type ActionFunctionArgs, data, redirect } from "react-router";
import type { Api } from "#client/lib/api.ts";
import { appContext } from "#client/lib/app-context.ts";
import { accountFailure } from "./account-failure.ts";

const seeOther = 303;
const unauthenticated = 401;
const unprocessable = 422;

/** A form that comes back: what was typed, and why. */
export type Returned<Typed> = { typed: Typed; message: string };

type FormCall<Typed> = { api: Api; typed: Typed; params: Record<string, string | undefined> };

type AccountForm<Typed> = {
  read: (form: FormData) => Typed;
  /** Why nothing can come of what was typed. */
  problemOf?: (typed: Typed) => string | null;
  /** Makes the change, and answers the page that tells of it. */
  change: (call: FormCall<Typed>) => Promise<string>;
  /** What is told where the fault isn't the customer's. */
  whatFailed: (typed: Typed) => string;
};

/** What the account's forms post to where no script runs. */
export function accountAction<Typed>({ read, problemOf, change, whatFailed }: AccountForm<Typed>) {
  return async ({ request, context, params }: ActionFunctionArgs) => {
    if (!import.meta.env.SSR) return null;
    const typed = read(await request.formData());
    const problem = problemOf?.(typed) ?? null;
    if (problem !== null) return data({ typed, message: problem }, unprocessable);
    try {
      return redirect(await change({ api: context.get(appContext).api, typed, params }), seeOther);
    } catch (error) {
      const { message, status } = accountFailure(error, whatFailed(typed));
      return status === unauthenticated ? redirect("/", seeOther) : data({ typed, message }, status);
    }
  };
}
