import { html } from "#sandbox/pages/html.ts";
import { signInFrame } from "./sign-in-frame.ts";

type AddressPage = { path: string; email: string; companyName: string; error?: string };

/** The first step: who are you? */
export function addressPage({ path, email, companyName, error }: AddressPage): string {
  return signInFrame(
    path,
    "Sign in",
    html`<p class="eyebrow">${companyName} account, step 1 of 2</p>
      <h1>Sign in</h1>
      <p class="lead" id="about">
        Enter your email address and we'll send you a six-digit code. If you're new here, that opens your account.
      </p>
      <form method="post" action="${path}" novalidate>
        <div class="field">
          <label for="email">Email address</label>
          <input
            id="email"
            name="email"
            type="email"
            value="${email}"
            autocomplete="email"
            autocapitalize="none"
            spellcheck="false"
            required
            autofocus
            ${error === undefined ? html`aria-describedby="about"` : html`aria-invalid="true" aria-describedby="email-error about"`}
          />
          ${error !== undefined && html`<p class="error" id="email-error">${error}</p>`}
        </div>
        <button>Send the code</button>
      </form>`,
    error,
  );
}
