import type { Layout } from "#shared/contract/content/content.ts";

export type Signup = NonNullable<Layout["emailSubscription"]>;

/** The shop's own words, for the sign-up's page while editors have none. */
export const ownWords: Signup = {
  title: "Sign up for emails to get the latest offers",
  text: "",
  placeholder: "Enter email address",
  buttonLabel: "Subscribe",
};

export const subscribedMessage = "Subscribed successfully!";
