import type { Api } from "#client/lib/api/api.ts";
import { failureOf } from "#client/lib/api/failure-of.ts";
import { textField } from "#client/lib/text/text-field.ts";
import { invalidEmailMessage, isEmailAddress } from "#shared/domain/customer/email-address.ts";
import { subscribedMessage } from "./signup-words.ts";

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

type SignupState = "loading" | "success" | "error";

/** Sends a sign-up form and tells in it what came of it. The form is the server's own HTML, which React never sees. */
async function takeOverSignup(form: HTMLFormElement, api: Api): Promise<void> {
  if (form.dataset.state === "loading") return;
  const fields = new FormData(form);
  const email = textField(fields, "email").trim();
  if (!isEmailAddress(email)) return fail(form, invalidEmailMessage);
  show(form, "loading", "");
  try {
    await api.newsletter.subscribe({ email, notes: textField(fields, "notes") });
    form.reset();
    show(form, "success", subscribedMessage);
  } catch (error) {
    fail(form, failureOf(error).message);
  }
}

function fail(form: HTMLFormElement, message: string): void {
  show(form, "error", message);
  form.querySelector<HTMLInputElement>('[type="email"]')?.focus();
}

function show(form: HTMLFormElement, state: SignupState, message: string): void {
  form.dataset.state = state;
  form.querySelector('[type="submit"]')?.setAttribute("aria-busy", String(state === "loading"));
  form.querySelector('[type="email"]')?.setAttribute("aria-invalid", String(state === "error"));
  const place = form.querySelector("[data-message]");
  if (place) place.textContent = message;
}
