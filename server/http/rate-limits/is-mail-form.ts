import { plainPath } from "./plain-path.ts";

const mailForms = new Set([
  "/newsletter",
  "/api/newsletter/subscriptions",
  "/stock-alerts",
  "/api/stock-alerts",
  "/contact",
  "/api/contact",
]);

/** Whether a path, however it is spelt, is where a form arrives that makes us write a mail. */
export function isMailForm(path: string): boolean {
  return mailForms.has(plainPath(path));
}
