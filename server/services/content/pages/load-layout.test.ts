import { expect, test } from "vitest";
import { toEmailSubscription } from "./load-layout.ts";

const storyOf = (content: object) => ({
  uuid: "1",
  name: "Newsletter",
  slug: "content/email-subscription",
  publishedAt: null,
  firstPublishedAt: null,
  content: { component: "EmailSubscription", ...content },
});

test("the newsletter's words are the shop's own where editors left theirs out [shop-3.32]", () => {
  expect(toEmailSubscription(storyOf({})).emailSubscription).toEqual({
    title: "Sign up for emails to get the latest offers",
    text: "",
    placeholder: "Enter email address",
    buttonLabel: "Subscribe",
  });
  const written = {
    heading_text: "Stay in touch",
    description: "Twice a month.",
    email_placeholder_text: "you@",
    submit_button_text: "Join",
  };
  expect(toEmailSubscription(storyOf(written)).emailSubscription).toEqual({
    title: "Stay in touch",
    text: "Twice a month.",
    placeholder: "you@",
    buttonLabel: "Join",
  });
});
