/** The path of an address that is on the shop's own origin; null for any other, where load must not follow. */
export function ownPath(origin: string, address: string): string | null {
  if (/^\/(?![/\\])/.test(address)) return address;
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : null;
}

/** Whether a cart is sent on to a checkout. It is never opened: the payment's host has not agreed to be tested. */
export function isCheckoutAddress(origin: string, address: string, checkoutHosts: readonly string[]): boolean {
  const path = ownPath(origin, address);
  if (path !== null) return /^\/(?:_vendors\/checkout|checkouts?)\//.test(path);
  const host = /^https:\/\/([a-z0-9.-]+)\//i.exec(address)?.[1];
  return host !== undefined && checkoutHosts.includes(host.toLowerCase());
}

type Mail = { to: string; text: string };

/** The code of the newest sign-in mail to an address; the sandbox's mailbox has the newest first. */
export function signInCode(mails: readonly Mail[], email: string): string | null {
  const text = mails.find(({ to }) => to.toLowerCase() === email.toLowerCase())?.text ?? "";
  return /^\d{6}$/m.exec(text)?.[0] ?? null;
}
