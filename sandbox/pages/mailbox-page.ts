import type { Mail } from "../storage/mailbox.ts";
import { html } from "./html.ts";
import { pageFrame } from "./page-frame.ts";

const timeFormat = new Intl.DateTimeFormat("en-AU", { dateStyle: "medium", timeStyle: "short", timeZone: "Australia/Melbourne" });

export function mailboxPage(mails: Mail[]): string {
  return pageFrame(
    "Mailbox",
    html`<h1>Mailbox</h1>
      ${mails.length === 0 && html`<p class="lead">No mail yet. Place an order, sign in, sign up for the newsletter, ask to be told about a part or write to us, and the mail arrives here.</p>`}
      <ul class="mails">
        ${mails.map(
          ({ to, replyTo, subject, text, sentAt }) =>
            html`<li>
              <h2>${subject}</h2>
              <p class="meta">To ${to}, ${replyTo ? `reply to ${replyTo}, ` : ""}${timeFormat.format(new Date(sentAt))}</p>
              <pre>${text}</pre>
            </li>`,
        )}
      </ul>`,
  );
}
