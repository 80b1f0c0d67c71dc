import type { Api } from "#client/lib/api.ts";
import { takeOverSignup } from "./take-over-signup.ts";

/** Takes over every sign-up form of the page. Ends with the signal. */
export function listenForSignups(page: Document, api: Api, signal: AbortSignal): void {
  page.addEventListener(
    "submit",
    (event) => {
      const { target: form } = event;
      if (!(form instanceof HTMLFormElement) || form.dataset.signup === undefined) return;
      event.preventDefault();
      void takeOverSignup(form, api);
    },
    { signal },
  );
}
