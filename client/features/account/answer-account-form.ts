import type { Api } from "#client/lib/api/api.ts";
import { textField } from "#client/lib/text/text-field.ts";
import { type AccountFailure, accountFailure } from "./account-failure.ts";
import { orderPath } from "./account-paths.ts";
import type { AccountPlace } from "./account-place.ts";
import { addressBook } from "./address-key.ts";
import { addressFormProblem } from "./address-problems.ts";
import { addressChanges, changeAddress } from "./change-address.ts";
import { newestReturn } from "./newest-return.ts";
import { readAddressForm } from "./read-address-form.ts";
import { readDetails } from "./read-details.ts";
import { readReturnForm, returnProblem } from "./read-return-form.ts";
import type { ReturnedForm } from "./returned-form.ts";
import { detailsFailed, marketingFailed, returnFailed } from "./what-failed.ts";

/** The page that tells of a change, or the form that comes back. */
export type AccountFormAnswer = { to: string } | { returned: ReturnedForm; status: number };

type Failure = Omit<AccountFailure, "status">;

type Attempt = {
  /** Why nothing can come of what was typed. */
  problem?: string | null;
  /** Makes the change, and answers the page that tells of it. */
  change: () => Promise<string>;
  whatFailed: string;
  returnedWith: (failure: Failure) => ReturnedForm;
};

const unauthenticated = 401;
const unprocessable = 422;

/** Does what a form of the account asks for where no script runs; null for a page without a form. */
export async function answerAccountForm(api: Api, place: AccountPlace, form: FormData): Promise<AccountFormAnswer | null> {
  const attempt = attemptOf(api, place, form);
  if (attempt === null) return null;
  const { problem = null, change, whatFailed, returnedWith } = attempt;
  if (problem !== null) return { returned: returnedWith({ message: problem, problems: {} }), status: unprocessable };
  try {
    return { to: await change() };
  } catch (error) {
    const { status, ...failure } = accountFailure(error, whatFailed);
    return status === unauthenticated ? { to: "/" } : { returned: returnedWith(failure), status };
  }
}

function attemptOf(api: Api, place: AccountPlace, form: FormData): Attempt | null {
  switch (place.view) {
    case "details": {
      const typed = readDetails(form);
      return {
        change: () => api.account.updateDetails(typed).then(() => "/account/account-details?saved"),
        whatFailed: detailsFailed,
        returnedWith: (failure) => ({ view: "details", typed, ...failure }),
      };
    }
    case "addresses": {
      const typed = readAddressForm(form);
      const { done, whatFailed } = addressChanges[typed.intent];
      return {
        problem: addressFormProblem(typed),
        change: () => changeAddress(api, typed).then((changed) => (changed ? `${addressBook}?done=${done}` : addressBook)),
        whatFailed,
        returnedWith: (failure) => ({ view: "addresses", typed, ...failure }),
      };
    }
    case "emails": {
      const typed = textField(form, "isSubscribed") === "true";
      return {
        change: () => api.account.setMarketing({ isSubscribed: typed }).then(() => "/account/manage-marketing-emails?saved"),
        whatFailed: marketingFailed,
        returnedWith: (failure) => ({ view: "emails", typed, ...failure }),
      };
    }
    case "order": {
      const { id } = place;
      const typed = readReturnForm(form);
      return {
        problem: returnProblem(typed),
        change: async () => {
          const { returns } = await api.account.requestReturn({ id, lines: typed });
          return `${orderPath(id)}?${new URLSearchParams({ return: newestReturn(returns)?.name ?? "" })}#returns`;
        },
        whatFailed: returnFailed,
        returnedWith: (failure) => ({ view: "order", typed, ...failure }),
      };
    }
    default:
      return null;
  }
}
