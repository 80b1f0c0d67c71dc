import { html } from "#sandbox/pages/html.ts";
import { codeMinutes } from "./code-store.ts";
import { signInFrame } from "./sign-in-frame.ts";

type CodePage = { path: string; email: string; companyName: string; error?: string; status?: string };

/** The second step: the code from the mail, which is in the sandbox's mailbox. */
export function codePage({ path, email, companyName, error, status }: CodePage): string {
  return signInFrame(
    path,
    "Enter your code",
    html`<p class="eyebrow">${companyName} account, step 2 of 2</p>
      <h1>Check your mail</h1>
      <p class="lead" id="about">We sent a six-digit code to <strong>${email}</strong>. It works for ${codeMinutes} minutes.</p>
      ${status !== undefined && html`<p class="status" role="status">${status}</p>`}
      <p class="aside">
        No mail really leaves this practice shop.
        <a href="/_vendors/mailbox" target="_blank" rel="noopener">Open the mailbox in a new tab</a> and copy the code from there.
      </p>
      <form method="post" action="${path}/code" novalidate>
        <div class="field">
          <label for="code">Six-digit code</label>
          <input
            id="code"
            name="code"
            class="code-box"
            type="text"
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength="20"
            required
            autofocus
            ${error === undefined ? html`aria-describedby="about"` : html`aria-invalid="true" aria-describedby="code-error about"`}
          />
          ${error !== undefined && html`<p class="error" id="code-error">${error}</p>`}
        </div>
        <button>Sign in</button>
      </form>
      <form method="post" action="${path}/another-code" class="links">
        <button class="link">Send another code</button>
        <a href="${path}">Use another address</a>
      </form>`,
    error,
  );
}
