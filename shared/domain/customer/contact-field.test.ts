import { expect, test } from "vitest";
import { type ContactField, replyField } from "./contact-field.ts";

const field = (name: string, type: ContactField["type"]): ContactField => ({
  name,
  type,
  label: name,
  isRequired: false,
  options: [],
  hint: "",
  autoComplete: null,
});

test("the answer goes to the form's first field for an e-mail address, if it has one", () => {
  expect(replyField([field("name", "text"), field("mail", "email"), field("other", "email")])?.name).toBe("mail");
  expect(replyField([field("name", "text"), field("phone", "tel")])).toBeNull();
});
