/** Whoever comes here is about to leave: no session is started or renewed for it. */
export const logoutPath = "/logout";

const accountPages = /^\/account(\/|$)/;

/** Takes the customer's own pages off the screen, at once: whoever sees them now may be somebody else. Answers whether it was one. */
export function leaveAccount(path: string): boolean {
  if (!accountPages.test(path)) return false;
  document.documentElement.hidden = true;
  location.replace("/");
  return true;
}
