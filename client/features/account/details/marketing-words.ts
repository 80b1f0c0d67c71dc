import type { BadgeTone } from "#client/ui/feedback/badge.tsx";
import type { IconName } from "#client/ui/picture/icon-names.ts";
import type { Customer } from "#shared/contract/customer/account.ts";

type MarketingWords = { label: string; tone: BadgeTone; icon: IconName; told: (email: string) => string };

/** What is said of the customer's marketing emails. */
export const marketingWords: Record<Customer["marketing"], MarketingWords> = {
  subscribed: { label: "On", tone: "fit", icon: "check", told: (email) => `Our emails go to ${email}.` },
  pending: {
    label: "Waiting for you",
    tone: "low",
    icon: "mail",
    told: (email) => `We've written to ${email}. Open the link in that email, and you're on the list.`,
  },
  "not-subscribed": { label: "Off", tone: "neutral", icon: "minus", told: () => "You don't get our emails." },
};
