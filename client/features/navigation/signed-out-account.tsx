import { AccountMenu } from "./account-menu.tsx";

/** The account while nobody is signed in. */
export function SignedOutAccount() {
  return (
    <AccountMenu label="Account" phoneHref="/login">
      <li>
        <a href="/login">Sign In</a>
      </li>
    </AccountMenu>
  );
}
