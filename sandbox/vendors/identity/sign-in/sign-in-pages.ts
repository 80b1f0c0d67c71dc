import { html, type Markup } from "#sandbox/pages/html.ts";
import { pageFrame } from "#sandbox/pages/page-frame.ts";
import { footnote } from "../problem-page.ts";
import { type CodeCheck, codeMinutes } from "./code-store.ts";

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

/** One column, and a way back to the shop that gives the sign-in up. */
function signInFrame(path: string, title: string, main: Markup, error: string | undefined): string {
  return pageFrame(error === undefined ? title : `Error: ${title}`, html`<div class="narrow">${main}</div>`, {
    back: { label: "Cancel", href: `${path}/cancel` },
    footnote,
  });
}

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

/** What to tell about a code that did not open the door; null for something that is no code at all. */
export function codeProblem(check: CodeCheck | null): string {
  switch (check?.result) {
    case "wrong":
      return `That isn't the code we sent last. You have ${check.triesLeft} ${check.triesLeft === 1 ? "try" : "tries"} left.`;
    case "expired":
      return "This code has expired. Please ask for another one.";
    case "spent":
      return "That was one try too many. Please ask for another one.";
    case "none":
      return "This code was used already. Please ask for another one.";
    default:
      return "Please enter the six digits from the mail.";
  }
}
