import { z } from "zod";
import type { Layout } from "#shared/contract/content.ts";
import { textField } from "../fields/text-field.ts";
import type { Story } from "../story-port.ts";

const schema = z.object({
  heading_text: textField,
  description: textField,
  email_placeholder_text: textField,
  submit_button_text: textField,
});

export type EmailSubscription = Pick<Layout, "emailSubscription">;

export function toEmailSubscription(story: Story): EmailSubscription {
  const { heading_text, description, email_placeholder_text, submit_button_text } = schema.parse(story.content);
  return {
    emailSubscription: {
      title: heading_text || "Sign up for emails to get the latest offers",
      text: description,
      placeholder: email_placeholder_text || "Enter email address",
      buttonLabel: submit_button_text || "Subscribe",
    },
  };
}
