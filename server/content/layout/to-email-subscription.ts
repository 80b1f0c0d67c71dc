import { z } from "zod";
import type { Layout } from "#shared/contract/content.ts";
import { textField } from "../fields/text-field.ts";
import type { Story } from "../story-port.ts";

const schema = z.object({ heading_text: textField, description: textField, submit_button_text: textField });

export type EmailSubscription = Pick<Layout, "emailSubscription">;

export function toEmailSubscription(story: Story): EmailSubscription {
  const { heading_text, description, submit_button_text } = schema.parse(story.content);
  const title = heading_text || "Sign up for emails to get the latest offers";
  return { emailSubscription: { title, text: description, buttonLabel: submit_button_text || "Subscribe" } };
}
