import exec from "k6/execution";
import { signInCode } from "../shop/addresses.ts";
import { formAction } from "../shop/page-links.ts";
import { ensure, type Visitor } from "./visitor.ts";

const form = "application/x-www-form-urlencoded";

/** An address that no earlier run used: the sandbox remembers whom it wrote to. */
const freshEmail = (): string => `load-${Date.now()}-${exec.vu.idInTest}-${exec.vu.iterationInInstance}@example.test`;

/** Signs in with a code from the mailbox and looks at the account and its orders. It needs the sandbox: elsewhere codes go to real people. */
export function account(visitor: Visitor): void {
  const { ask, open, pause } = visitor;
  signIn(visitor, freshEmail());
  open("GET /account", "/account");
  ask("POST /api/session", "/api/session", { method: "POST", contentType: "application/json", body: "{}" });
  pause();
  open("GET /account/orders", "/account/myordersreturnsapp");
}

function signIn({ ask, target, pause }: Visitor, email: string): void {
  /** Sends a form of the provider's; its pages lead back to the shop one redirect at a time. */
  const submit = (path: string, field: string, value: string) =>
    ask("sign-in pages", path, { method: "POST", contentType: form, body: `${field}=${encodeURIComponent(value)}`, status: 303 });

  const begun = ask("GET /login", `/login?return_to=${encodeURIComponent("/account")}`, { status: 303 });
  const authorised = ask("sign-in pages", target(begun), { status: 303 });
  const addressForm = formAction(ask("sign-in pages", target(authorised)).body);
  ensure(addressForm !== null, "the provider asks for an address");
  pause();
  const sent = submit(addressForm, "email", email);
  const codeForm = formAction(ask("sign-in pages", target(sent)).body);
  ensure(codeForm !== null, "the provider asks for a code");
  const code = signInCode(JSON.parse(ask("GET mailbox", "/_vendors/mailbox/messages.json").body), email);
  ensure(code !== null, "the code arrives");
  pause();
  const resumed = ask("sign-in pages", target(submit(codeForm, "code", code)), { status: 303 });
  ask("GET /callback", target(resumed), { status: 303 });
}
